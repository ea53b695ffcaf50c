import * as z from 'zod/mini';

export interface Schema {
  $ref?: string | undefined;
  /** An array if nullable. */
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: string[] | undefined;
  format?: string | undefined;
  required?: string[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  additionalProperties?: Schema | undefined;
  /** Binary content. */
  contentMediaType?: string | undefined;
}

const schema: z.ZodMiniType<Schema> = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.string())),
  format: z.optional(z.string()),
  required: z.optional(z.array(z.string())),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => schema),
    ),
  ),
  items: z.optional(z.lazy(() => schema)),
  anyOf: z.optional(z.array(z.lazy(() => schema))),
  oneOf: z.optional(z.array(z.lazy(() => schema))),
  additionalProperties: z.optional(z.lazy(() => schema)),
  contentMediaType: z.optional(z.string()),
});

/** By media type. */
const content = z.record(z.string(), z.object({ schema }));

const origin = z.enum(['core', 'extension']);

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  'x-caresetu-origin': origin,
  'x-caresetu-access': z.enum(['public', 'session', 'user', 'patient', 'doctor', 'webhook']),
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string(), schema }))),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});

const methods = {
  get: z.optional(operation),
  post: z.optional(operation),
  put: z.optional(operation),
};

export const openApiDocument = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.object(methods)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

export const asyncApiDocument = z.object({
  info: z.object({ description: z.string() }),
  operations: z.record(
    z.string(),
    z.object({
      action: z.enum(['receive', 'send']),
      summary: z.string(),
      'x-caresetu-origin': origin,
    }),
  ),
  components: z.object({ messages: z.record(z.string(), z.object({ payload: schema })) }),
});

export type Operation = z.infer<typeof operation>;
export type OpenApiDocument = z.infer<typeof openApiDocument>;
export type AsyncApiDocument = z.infer<typeof asyncApiDocument>;
