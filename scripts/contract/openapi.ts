import type * as z from 'zod/mini';
import { type Endpoint, type FileRule, listErrorCodes } from '../../src/contract/endpoint.ts';
import { type ErrorCode, errorStatus } from '../../src/contract/errors.ts';
import { userReport } from '../../src/contract/safety.ts';
import { resources } from '../../src/contract/resources.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { LOCAL_SERVER } from '../../server/core/local-server.ts';
import { createSchemas, type JsonSchema } from './schemas.ts';
import { toSecurity, securitySchemes } from './security.ts';

type Schemas = ReturnType<typeof createSchemas>;

/** OpenAPI 3.1 (spec §7). */
export function createOpenApi() {
  const schemas = createSchemas();
  return {
    openapi: '3.1.1',
    info: {
      title: 'CareSetu API',
      version: packageJson.version,
      summary:
        'Find a doctor, book a visit, follow it until it is done, write to each other, and hire somebody who waits in the queue.',
      description:
        'Calls that are marked as an extension (x-caresetu-origin) may be missing from an API. All dates and times of visits are India’s; instants are UTC. A limit on what people write counts characters as they see them (grapheme clusters, of 16 UTF-16 units at most), where JSON Schema can only name the most units.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: LOCAL_SERVER, description: 'Where `npm run server` listens.' }],
    tags: resources.map(({ tag, description }) => ({ name: tag, description })),
    paths: toPaths(schemas),
    webhooks: toWebhooks(schemas),
    components: {
      schemas: schemas.components,
      securitySchemes,
    },
  };
}

function toWebhooks(schemas: Schemas) {
  const operation = {
    operationId: 'userReport',
    summary:
      'A report about a user, posted to the back office with its secret as X-Webhook-Secret. Any response but 2xx is repeated for a week, so the same id may arrive more than once.',
    security: [{ webhookSecret: [] }],
    requestBody: toRequestBody(schemas.schemaOf(userReport), undefined),
    responses: { '2XX': { description: 'The report has arrived.' } },
  };
  return { userReport: { post: operation } };
}

function toPaths(schemas: Schemas) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, endpoints, below } of resources) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        ...(below && { servers: [{ url: `${LOCAL_SERVER}${below}` }] }),
        [endpoint.method.toLowerCase()]: toOperation(name, tag, endpoint, schemas),
      };
    }
  }
  return paths;
}

function toOperation(name: string, tag: string, endpoint: Endpoint, schemas: Schemas) {
  const { summary, origin, access, params, query, body, file } = endpoint;
  const parameters = [
    ...parametersIn('path', params, schemas),
    ...parametersIn('query', query, schemas),
    ...(endpoint.errors.includes('idempotency-key-reused') ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary,
    'x-caresetu-origin': origin,
    'x-caresetu-access': access,
    security: toSecurity(name, endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: toRequestBody(schemas.schemaOf(body), file) }),
    responses: toResponses(endpoint, schemas),
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes a repeated call the same one for 24 hours: it gets the first answer again. With another body it is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
  schemas: Schemas,
) {
  const { properties = {}, required = [] } = schema ? schemas.schemaOf(schema) : {};
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: part,
  }));
}

function toRequestBody(schema: JsonSchema, file: FileRule | undefined) {
  const { content } = jsonContent(schema);
  if (!file) return { required: true, content };
  const parts = {
    type: 'object',
    properties: { body: schema, [file.part]: { ...binary, maxLength: file.maxBytes } },
    required: ['body', file.part],
  };
  const encoding = {
    body: { contentType: 'application/json' },
    [file.part]: { contentType: file.types.join(', ') },
  };
  const multipart = { 'multipart/form-data': { schema: parts, encoding } };
  return { required: true, content: { ...content, ...multipart } };
}

const binary = { contentMediaType: 'application/octet-stream' };

function toResponseSchema(
  { status, response, respondsWithFile, respondsWithPage }: Endpoint,
  schemas: Schemas,
) {
  if (respondsWithPage) return { [status]: { description: 'A page.', content: pageContent } };
  const done = respondsWithFile
    ? { description: 'The file, to be kept and not to be shown.', content: fileContent }
    : { description: 'Done.', ...jsonContent(schemas.schemaOf(response)) };
  return { [status]: done };
}

const pageContent = { 'text/html': { schema: { type: 'string' } } };
const fileContent = { '*/*': { schema: binary } };

function toResponses(endpoint: Endpoint, schemas: Schemas) {
  const responses: Record<string, unknown> = toResponseSchema(endpoint, schemas);
  const codes = listErrorCodes(endpoint);
  for (const code of codes) {
    const status = errorStatus[code];
    responses[status] = errorResponse(codes.filter((other) => errorStatus[other] === status));
  }
  return responses;
}

function errorResponse(codes: ErrorCode[]) {
  const retryAfter = {
    headers: {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
    },
  };
  return {
    description: codes.join(', '),
    ...(codes.some((code) => ['too-many-requests', 'busy'].includes(code)) && retryAfter),
    ...jsonContent({
      allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
    }),
  };
}

function jsonContent(schema: JsonSchema) {
  return { content: { 'application/json': { schema } } };
}
