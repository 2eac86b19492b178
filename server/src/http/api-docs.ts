/** Serves the OpenAPI 3.1 document at /api/docs (a page) and /api/docs/json, made from the schemas of the endpoints. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from '../context.ts';
import type { Cost } from './costs/cost.ts';

/** The page's script sets style attributes; everything else comes from this server. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The document is made once; each call only sends its few hundred kilobytes. */
const DOCS_COST: Cost = { cpu: 2 };

/** The token of each kind of call; other kinds need one. */
const SECURITY_BY_ACCESS: Readonly<Record<string, { bearer?: string[] }[]>> = { public: [], optional: [{ bearer: [] }, {}] };

type RouteDocument = ReturnType<typeof jsonSchemaTransform>;

type JsonSchema = { required?: string[]; properties?: object; additionalProperties?: unknown };

/**
 * Lists the keys of records, such as of counts by status: zod requires the keys without describing them, and generators of clients then drop
 * the record's fields. Changes `schema`.
 */
function describeRecords(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { required, properties, additionalProperties } = schema as JsonSchema;
  if (Array.isArray(required) && properties === undefined && typeof additionalProperties === 'object') {
    Object.assign(schema, { properties: Object.fromEntries(required.map((key) => [key, additionalProperties])) });
  }
  for (const part of Object.values(schema)) describeRecords(part);
}

/** Adds the files of a form to the document, because no schema declares them. */
function addFiles({ schema, url }: RouteDocument, files: FastifyContextConfig['files']): RouteDocument {
  if (!files) return { schema, url };
  const body = (schema.body ?? { type: 'object' }) as { properties?: object };
  const file = { type: 'string', format: 'binary' };
  const field = files.max === 1 ? file : { type: 'array', items: file, maxItems: files.max };
  const properties = { ...body.properties, [files.field]: field };
  return { url, schema: { ...schema, consumes: ['multipart/form-data'], body: { ...body, properties } } };
}

/** `arePublic`: whether everyone may read the document; else it is for staff. */
export async function describeApi(app: App, { arePublic }: { arePublic: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Uruhu',
        version: '1.0.0',
        description: 'The API of the shop. Money is whole francs, weights are grams, times are ISO 8601 in UTC.',
      },
      servers: [{ url: '/', description: 'The shop that serves this document' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    // Pages and files have no tag.
    hideUntagged: true,
    transform: (route) => addFiles(jsonSchemaTransform(route), route.route.config?.files),
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      describeRecords(described);
      return described;
    },
  });
  app.addHook('onRoute', (route) => {
    // Documents which calls need a token.
    const access = route.config?.access;
    if (route.schema && access) route.schema = { ...route.schema, security: SECURITY_BY_ACCESS[access] ?? [{ bearer: [] }] };
  });
  await app.register(async (docs) => {
    docs.routeDefaults = { ...(arePublic ? { access: 'public' } : { access: 'staff', permission: null }), cost: DOCS_COST };
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: PAGE_POLICY,
      // Unless `validatorUrl` is null, the page sends the document to an online validator. Listing all calls expanded would take seconds.
      uiConfig: { validatorUrl: null, docExpansion: 'none' },
      theme: { title: 'Uruhu API' },
    });
  });
}
