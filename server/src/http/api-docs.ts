/** OpenAPI 3.1 at /api/docs (a page) and /api/docs/json, made from the schemas that check and shape every call. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './parts.ts';

/** Its script draws with style attributes; everything else comes from here. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

type Described = ReturnType<typeof jsonSchemaTransform>;

/** Files stand in no schema: they do not come in the body that schemas check. */
function withFiles({ schema, url }: Described, files: FastifyContextConfig['files']): Described {
  if (!files) return { schema, url };
  const body = schema.body as { properties?: object };
  const file = { type: 'string', format: 'binary' };
  const field = files.max === 1 ? file : { type: 'array', items: file, maxItems: files.max };
  const properties = { ...body.properties, [files.field]: field };
  return { url, schema: { ...schema, consumes: ['multipart/form-data'], body: { ...body, properties } } };
}

export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Uruhu',
        version: '1.0.0',
        description: 'The API of the shop. Money is whole francs, weights are grams, times are ISO 8601 in UTC.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (about) => withFiles(jsonSchemaTransform(about), about.route.config?.files),
  });
  app.addHook('onRoute', (route) => {
    // Whoever must be signed in is told so in the document too.
    const access = route.config?.access;
    if (route.schema && access && access !== 'public') {
      route.schema = { ...route.schema, security: access === 'optional' ? [{ bearer: [] }, {}] : [{ bearer: [] }] };
    }
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: PAGE_POLICY,
      // The page asks nobody elsewhere whether the document is right.
      uiConfig: { validatorUrl: null },
      theme: { title: 'Uruhu API' },
    });
  });
}
