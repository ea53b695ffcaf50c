import * as fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { filledPath } from '../../../backend/handlers/core/route.ts';
import type { Reply, TestDevice } from '../../../backend/testing/test-backend.ts';
import {
  TEST_DOCTOR_WEBHOOK_SECRET,
  TEST_SMS_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from '../../../backend/testing/test-secrets.ts';
import { people, signIn } from '../../../backend/testing/test-seed.ts';
import type { Endpoint, FileRule } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { errorResponseBody, errorStatus } from '../../../src/contract/errors.ts';
import { geocodingEndpoints } from '../../../src/contract/geocoding.ts';
import { likely } from './likely-values.ts';

const REQUESTS_A_RUN = 20;
const RUNS = process.env.SOAK ? 500 : 50;
const HANG_MS = process.env.SOAK ? 1000 : 5000;

export const GENERATED_REQUESTS = RUNS * REQUESTS_A_RUN;

const unit = fc.oneof(
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  fc.constantFrom('\0', '\ud800', '\udfff', '\u200b'),
);
const text = fc.string({ unit, maxLength: 80 });

function valueOf(field: string): fc.Arbitrary<unknown> {
  const values = fc.constantFrom(...(likely[field] ?? [undefined]));
  return fc.oneof({ weight: 10, arbitrary: values }, fc.jsonValue(), text);
}

function partOf(field: string): fc.Arbitrary<string> {
  return (
    fc
      .oneof(
        {
          weight: 10,
          arbitrary: valueOf(field).map((value) =>
            typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
          ),
        },
        text,
      )
      // A URL path cannot contain lone surrogates.
      .map((part) => part.replace(/\p{Cs}/gu, ''))
      .filter((part) => part !== '')
  );
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodMiniUnion) return [...new Set(schema.def.options.flatMap(fieldsOf))];
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

function objectOf<T>(names: string[], value: (name: string) => fc.Arbitrary<T>) {
  return fc.record(Object.fromEntries(names.map((name) => [name, value(name)])));
}

function bodyOf(endpoint: Endpoint): fc.Arbitrary<string | FormData> {
  const shaped = objectOf(fieldsOf(endpoint.body), (field) =>
    // The correct password would delete the account.
    endpoint === endpoints.deleteAccount ? fc.constant('wrong-password') : valueOf(field),
  ).map((body) => JSON.stringify(body));
  const whole = fc.oneof({ weight: 8, arbitrary: shaped }, fc.json(), text);
  return endpoint.file ? fc.oneof(whole, inParts(endpoint.file, whole)) : whole;
}

function inParts({ part }: FileRule, json: fc.Arbitrary<string>): fc.Arbitrary<FormData> {
  const name = fc.oneof({ weight: 6, arbitrary: fc.constant(part) }, fc.constant('body'), text);
  const content = fc.oneof(fc.constant('Notes'), fc.constant('%PDF-1.4\n'), text);
  const files = fc.array(fc.tuple(name, content, text), { maxLength: 2 });
  return fc.tuple(json, files).map(([body, parts]) => {
    const form = new FormData();
    form.append('body', body);
    for (const [partName, bytes, fileName] of parts) {
      form.append(partName, new File([bytes], fileName));
    }
    return form;
  });
}

function requestOf(api: 'api' | 'geocoder', endpoint: Endpoint) {
  const names = [...fieldsOf(endpoint.params), ...fieldsOf(endpoint.query)];
  return fc.record({
    endpoint: fc.constant(endpoint),
    api: fc.constant(api),
    params: objectOf(names, partOf),
    rawBody: bodyOf(endpoint),
    caller: fc.constantFrom('guest', 'stale', ...Object.keys(people)),
    key: fc.option(fc.constantFrom('one', 'two', 'x'.repeat(300)), { nil: undefined }),
  });
}

const anyRequest = fc.oneof(
  ...Object.values(endpoints).map((endpoint) => requestOf('api', endpoint)),
  ...Object.values(geocodingEndpoints).map((endpoint) => requestOf('geocoder', endpoint)),
);

export interface Target {
  addresses: Record<'api' | 'geocoder', string>;
  createDevice: () => TestDevice;
  tokens: Record<string, string>;
}

export async function playGeneratedRequests(start: () => Promise<Target>): Promise<number> {
  let answered = 0;
  const sequences = fc.array(anyRequest, { minLength: REQUESTS_A_RUN, maxLength: REQUESTS_A_RUN });
  await fc.assert(
    fc.asyncProperty(sequences, async (requests) => {
      const { addresses, createDevice, tokens } = await start();
      const device = createDevice();
      for (const { endpoint, api, params, rawBody, caller, key } of requests) {
        const token = caller === 'stale' ? 'stale' : tokens[caller];
        const reply = await withoutHanging(
          device.send(endpoint.method, addresses[api] + filledPath(endpoint.path, params), {
            ...(endpoint.method !== 'GET' && { rawBody }),
            ...(token && { token }),
            headers: {
              ...(key && { 'idempotency-key': key }),
              ...(caller !== 'guest' && {
                'x-webhook-secret': secretFor(endpoint),
              }),
            },
          }),
        );
        checkAnswer(endpoint, reply);
        answered += 1;
      }
    }),
    { numRuns: RUNS },
  );
  return answered;
}

function secretFor({ access }: Endpoint): string {
  if (access === 'back-office') return TEST_DOCTOR_WEBHOOK_SECRET;
  return access === 'sms-gateway' ? TEST_SMS_WEBHOOK_SECRET : TEST_WEBHOOK_SECRET;
}

export async function signEverybodyIn(
  createDevice: () => TestDevice,
): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const [name, person] of Object.entries(people)) {
    tokens[name] = (await signIn(createDevice(), person)).accessToken;
  }
  return tokens;
}

function checkAnswer(endpoint: Endpoint, { status, body }: Reply): void {
  if (status === endpoint.status) {
    expect(endpoint.response.safeParse(body).error).toBeUndefined();
    return;
  }
  const { code } = errorResponseBody.parse(body);
  const codes: string[] = [...endpoint.errors, 'too-large', 'invalid-request'];
  expect(codes).toContain(code);
  expect(Object.entries(errorStatus)).toContainEqual([code, status]);
}

async function withoutHanging<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The call hangs')), HANG_MS);
  });
  return Promise.race([answer, hang]).finally(() => clearTimeout(timer));
}
