import * as z from 'zod/mini';
import * as account from '../../src/contract/account.ts';
import * as appointments from '../../src/contract/appointments.ts';
import * as audit from '../../src/contract/audit.ts';
import * as auth from '../../src/contract/auth.ts';
import * as calendar from '../../src/contract/calendar.ts';
import * as calls from '../../src/contract/calls.ts';
import * as common from '../../src/contract/common.ts';
import * as doctors from '../../src/contract/doctors.ts';
import * as errors from '../../src/contract/errors.ts';
import * as blockedHours from '../../src/contract/blocked-hours.ts';
import * as freeTimes from '../../src/contract/free-times.ts';
import * as freelancers from '../../src/contract/freelancers.ts';
import * as geocoding from '../../src/contract/geocoding.ts';
import * as hospitals from '../../src/contract/hospitals.ts';
import * as messages from '../../src/contract/messages.ts';
import * as noticeChoices from '../../src/contract/notice-choices.ts';
import * as notices from '../../src/contract/notices.ts';
import * as payments from '../../src/contract/payments.ts';
import * as privacy from '../../src/contract/privacy.ts';
import * as queue from '../../src/contract/queue.ts';
import * as records from '../../src/contract/records.ts';
import * as safety from '../../src/contract/safety.ts';
import * as sharing from '../../src/contract/sharing.ts';
import * as verification from '../../src/contract/verification.ts';
import * as waitlist from '../../src/contract/waitlist.ts';

const contract: object[] = [
  account,
  appointments,
  audit,
  auth,
  calendar,
  calls,
  common,
  doctors,
  errors,
  freeTimes,
  blockedHours,
  freelancers,
  geocoding,
  hospitals,
  messages,
  noticeChoices,
  notices,
  payments,
  privacy,
  queue,
  records,
  safety,
  sharing,
  verification,
  waitlist,
];

const namedTypes = ['object', 'enum', 'union', 'pipe'];

function createRegistry() {
  const registry = z.registry<{ id: string }>();
  const exported = contract.flatMap((module) => Object.entries(module));
  for (const [name, schema] of exported.toSorted(([one], [two]) => (one < two ? -1 : 1))) {
    const isNamed =
      schema instanceof z.ZodMiniType &&
      namedTypes.includes(schema._zod.def.type) &&
      !name.endsWith('Params');
    if (!isNamed) continue;
    const id = name.replace(/Response(Body)?$/, '').replace(/^./, (letter) => letter.toUpperCase());
    registry.add(schema, { id });
  }
  return registry;
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema 2020-12. */
export function createSchemas() {
  const registry = createRegistry();
  const settings = { io: 'input', metadata: registry, override: polish } as const;

  const components: Record<string, JsonSchema> = {};
  const { schemas } = z.toJSONSchema(registry, { ...settings, uri: refTo });
  for (const [id, schema] of Object.entries(schemas)) components[id] = plain(schema);

  return {
    components,
    schemaOf: (schema: z.ZodMiniType): JsonSchema =>
      plain(withoutDefinitions(z.toJSONSchema(schema, settings), registry.get(schema)?.id)),
  };
}

export function toFullSchema(schema: z.ZodMiniType): JsonSchema {
  return plain(z.toJSONSchema(schema, { io: 'input', override: polish }));
}

/** Removes Zod's default patterns and limits. Adds a rule that Zod cannot express. */
function polish({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: JsonSchema;
}): void {
  if (zodSchema === doctors.doctor._zod.def.in) {
    jsonSchema.anyOf = [{ required: ['id'] }, { required: ['_id'] }];
  }
  if (jsonSchema.format === 'date') delete jsonSchema.pattern;
  if (jsonSchema.format === 'date-time') jsonSchema.pattern = 'Z$';
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function refTo(id: string): string {
  return `#/components/schemas/${id}`;
}

function plain({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function withoutDefinitions(schema: JsonSchema, ownId: string | undefined): JsonSchema {
  if (ownId) return { $ref: refTo(ownId) };
  const { $defs: _definitions, ...rest } = schema;
  const text = JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/');
  const moved: JsonSchema = JSON.parse(text);
  return moved;
}
