import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { timeOfDay } from '../../../src/contract/common.ts';
import type { Database } from '../../../backend/store/database.ts';
import {
  type CollectionName,
  collectionNames,
  eachCollection,
  recordSchemas,
} from '../../../backend/store/records.ts';

const ROWS = 6;

type Schema = z.core.JSONSchema.BaseSchema;

const timePattern = z.toJSONSchema(timeOfDay).pattern;
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const instant = fc
  .date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
/** JSON cannot represent -0. */
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

function anyValue(schema: Schema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return json;
  const { type, anyOf, items, minItems = 0, maxItems = 3 } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(anyValue));
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => anyValue({ ...schema, type: one })));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return anyInteger(schema);
  if (type === 'number') return anyNumber(schema);
  if (type === 'string') return anyText(schema);
  if (type === 'array' && items && !Array.isArray(items)) {
    return fc.array(anyValue(items), { minLength: minItems, maxLength: maxItems });
  }
  return type === 'object' ? anyObject(schema) : json;
}

function anyInteger({ minimum, exclusiveMinimum, maximum }: Schema) {
  const min = exclusiveMinimum === undefined ? minimum : Number(exclusiveMinimum) + 1;
  return fc.maxSafeInteger().map((value) => {
    const [low, high] = [min ?? -Number.MAX_SAFE_INTEGER, maximum ?? Number.MAX_SAFE_INTEGER];
    const span = high - low + 1;
    const inRange = value >= low && value <= high ? value : low + (Math.abs(value) % span);
    return inRange + 0;
  });
}

function anyNumber({ minimum, exclusiveMinimum, maximum }: Schema) {
  const min = exclusiveMinimum === undefined ? minimum : Number(exclusiveMinimum) + Number.EPSILON;
  return fc
    .double({
      noNaN: true,
      noDefaultInfinity: true,
      ...(min !== undefined && { min }),
      ...(maximum !== undefined && { max: maximum }),
    })
    .map((value) => value + 0);
}

function anyText({ format, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.map((at) => at.slice(0, 10));
  if (pattern === timePattern) return time;
  if (pattern === String.raw`^\d{10}$`) return fc.constant('9000000000');
  return text;
}

function anyObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).filter(([field]) => field !== '_id');
  const model = Object.fromEntries(fields.map(([field, schema]) => [field, anyValue(schema)]));
  return fc.record(model, { requiredKeys: [...required, 'id'].filter((key) => key in model) });
}

function references(collection: CollectionName, index: number): object {
  const id = `${collection}-${index}`;
  const day = `2026-01-${String(index + 1).padStart(2, '0')}`;
  const of: { [C in CollectionName]?: object } = {
    accounts: { phone: String(9_000_000_000 + index) },
    doctors: { id: `accounts-${index}` },
    appointments: { date: day },
    slotHolds: {
      id: `appointments-${index}`,
      date: day,
      appointmentId: `appointments-${index}`,
      waitlistId: undefined,
    },
    medicalRecords: { patientId: 'accounts-0' },
    signatures: { id: `accounts-${index}` },
    sharings: {
      id: `appointments-${index}`,
      patientId: 'accounts-0',
      doctorId: 'accounts-1',
    },
    healthFacts: { id: `accounts-${index}` },
    visitPhones: { id: `appointments-${index}`, patientId: 'accounts-0', doctorId: 'accounts-1' },
    queueBookings: {
      freelancerId: 'freelancers-0',
      date: `2026-${String(index + 1).padStart(2, '0')}-01`,
    },
    payments: { draftId: `queueBookings-${index}` },
    conversations: { pairKey: id },
    messages: { conversationId: 'conversations-0', seq: index + 1 },
    auditEntries: { position: index + 1 },
    callSeats: { appointmentId: 'appointments-0', personId: 'accounts-0' },
    notices: { accountId: 'accounts-0' },
    deliveries: { accountId: 'accounts-0' },
    waitlist: { patientId: `accounts-${index}`, doctorId: 'accounts-1', offer: undefined },
    sessions: { accountId: 'accounts-0' },
    knownDevices: { accountId: 'accounts-0' },
    secondFactors: { id: `accounts-${index}` },
    calendarFeeds: { id: `accounts-${index}` },
    emails: { id: `accounts-${index}` },
    emailChanges: { id: `accounts-${index}` },
    idempotency: { accountId: 'accounts-0' },
  };
  return { id, ...of[collection] };
}

export const anyDatabase: fc.Arbitrary<Database> = fc
  .record(
    Object.fromEntries(
      collectionNames.map((collection) => {
        const schema = z.toJSONSchema(recordSchemas[collection], {
          io: 'input',
          unrepresentable: 'any',
        });
        // JSON Schema cannot express every rule, such as that a text is not blank.
        const isRecord = (row: object) =>
          recordSchemas[collection].safeParse({ ...row, ...references(collection, 0) }).success;
        const row = anyObject(schema).filter(isRecord);
        return [collection, fc.array(row, { minLength: ROWS, maxLength: ROWS })];
      }),
    ),
  )
  .map((rows) =>
    eachCollection<Database>((collection) =>
      (rows[collection] ?? []).map((row, index) =>
        recordSchemas[collection].parse({ ...row, ...references(collection, index) }),
      ),
    ),
  );
