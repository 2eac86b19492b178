import { z } from 'zod';
import type { Routes } from './parts.ts';

const state = z.object({ status: z.enum(['success', 'error']), down: z.array(z.string()) });

/** `live`: the process answers. `ready`: so does what it needs. */
export const healthRoutes: Routes = (app, { databaseReady }) => {
  app.get(
    '/api/health/live',
    { config: { access: 'public' }, schema: { tags: ['health'], summary: 'The process answers', response: { 200: state } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'success' as const, down: [] };
    },
  );
  app.get(
    '/api/health/ready',
    {
      config: { access: 'public' },
      schema: { tags: ['health'], summary: 'So does what it needs', response: { 200: state, 503: state } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const up = await databaseReady().then(
        () => true,
        () => false,
      );
      return up ? { status: 'success' as const, down: [] } : reply.code(503).send({ status: 'error', down: ['database'] });
    },
  );
};
