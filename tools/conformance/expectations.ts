import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import {
  type ErrorResponseBody,
  errorResponseBody,
  type ErrorCode,
  errorStatus,
} from '../../src/contract/errors.ts';
import { type ResponseOf, type CallName, getContract } from './calls.ts';
import type { Reply } from './targets/device.ts';
import { Difference, Skipped } from './difference.ts';

const SECRET = /^(password|passwordHash|otp|refreshToken|tokenHash|codeHash)$/i;
/** Calls that send text messages, whose rate a server may limit. */
const THROTTLED: CallName[] = ['signup', 'resendOtp', 'forgotPassword'];

export function expectResponse<N extends CallName>(reply: Reply<N>): ResponseOf<N> {
  const { status, response } = getContract(reply.name);
  skipWhenThrottled(reply);
  expectStatus(reply, status);
  expectJson(reply);
  const parsed = response.safeParse(reply.isCoreOnly ? withFlags(reply.body) : reply.body);
  if (!parsed.success) throw shapeDifference(reply.name, reply.body, parsed.error.issues);
  const secret = secretIn(reply.body);
  if (secret) throw new Difference(reply.name, secret, 'kept secret', 'part of the answer');
  // The cast is safe: this schema defines ResponseOf.
  return parsed.data as ResponseOf<N>;
}

export function expectFile(reply: Reply, type: string): Uint8Array {
  expectStatus(reply, getContract(reply.name).status);
  expectHeader(reply, 'Content-Type', new RegExp(`^${type}\\b`), type);
  expectHeader(reply, 'Content-Disposition', /^attachment\b/i, 'attachment');
  expectHeader(reply, 'X-Content-Type-Options', /^nosniff$/i, 'nosniff');
  return reply.bytes;
}

export function expectHeader(
  { name, headers }: Reply,
  header: string,
  pattern: RegExp,
  expected: string,
): void {
  const actual = headers.get(header) ?? 'missing';
  if (!pattern.test(actual)) throw new Difference(name, `header ${header}`, expected, actual);
}

export function expectError(reply: Reply, ...codes: ErrorCode[]): ErrorResponseBody {
  if (!codes.includes('too-many-requests')) skipWhenThrottled(reply);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  if (!statuses.some((status) => status === reply.status)) {
    throw new Difference(reply.name, 'status', formatOptions(statuses), formatValue(reply));
  }
  // The specification defines no error codes or bodies, so check only the status.
  if (reply.isCoreOnly) return { success: false, message: '', code: codes[0] ?? '' };
  expectJson(reply);
  const parsed = errorResponseBody.safeParse(reply.body);
  if (!parsed.success) throw shapeDifference(reply.name, reply.body, parsed.error.issues);
  const { code } = parsed.data;
  if (!codes.some((wanted) => wanted === code && errorStatus[wanted] === reply.status)) {
    throw new Difference(reply.name, 'code', formatOptions(codes), code);
  }
  // Every rate limit must say how long to wait, including limits per IP address.
  if (code === 'too-many-requests') {
    expectHeader(reply, 'Retry-After', /^[1-9]\d*$/, 'the seconds to wait');
  }
  return parsed.data;
}

export function expectWrongField(reply: Reply, field: string): void {
  const { fields = {} } = expectError(reply, 'invalid-request');
  if (reply.isCoreOnly) return;
  const isNamed = Object.keys(fields).some(
    (name) => name === field || name.startsWith(`${field}.`),
  );
  if (!isNamed) {
    throw new Difference(reply.name, `fields.${field}`, 'a message about this field', fields);
  }
}

export function expectEqual(
  { name }: { name: string },
  field: string,
  actual: unknown,
  expected: unknown,
): void {
  if (!isDeepStrictEqual(actual, expected)) {
    throw new Difference(name, field, JSON.stringify(expected) ?? 'missing', actual);
  }
}

export function expectThat(
  { name }: Pick<Reply, 'name'>,
  field: string,
  isTrue: boolean,
  expected: string,
  actual: unknown,
): void {
  if (!isTrue) throw new Difference(name, field, expected, actual);
}

export function expectUncached(reply: Reply): void {
  expectHeader(reply, 'Cache-Control', /\b(no-store|private)\b/i, 'no-store (or private)');
}

export function expectStatus(reply: Reply, status: number): void {
  if (reply.status !== status)
    throw new Difference(reply.name, 'status', `${status}`, formatValue(reply));
}

function withFlags(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { success: true, message: '', ...body };
}

function expectJson(reply: Reply): void {
  const type = reply.headers.get('content-type') ?? 'missing';
  if (!/^application\/json\b/i.test(type)) {
    throw new Difference(reply.name, 'header Content-Type', 'application/json', type);
  }
  if (reply.body === undefined) throw new Difference(reply.name, 'body', 'JSON', 'something else');
}

function skipWhenThrottled({ name, status }: Reply): void {
  if (status === 429 && THROTTLED.includes(name)) {
    throw new Skipped(`${name} asks to wait; run again later`);
  }
}

export function shapeDifference(
  name: string,
  body: unknown,
  issues: z.core.$ZodIssue[],
): Difference {
  const [issue] = issues;
  const path = issue?.path ?? [];
  const field = path.length > 0 ? path.join('.') : 'body';
  return new Difference(name, field, expectation(issue), valueAt(body, path));
}

function expectation(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return `of type ${issue.expected}`;
  if (issue?.code === 'invalid_value') return formatOptions(issue.values);
  if (issue?.code === 'invalid_format') return `a value of format ${issue.format}`;
  return `as the contract says (${issue?.message ?? 'shape'})`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

function secretIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (SECRET.test(key)) return key;
    const found = secretIn(part);
    if (found) return `${key}.${found}`;
  }
  return undefined;
}

function formatValue({ status, body }: Reply): string {
  const error = errorResponseBody.safeParse(body);
  return error.success ? `${status} (${error.data.code}: ${error.data.message})` : `${status}`;
}

function formatOptions(values: readonly unknown[]): string {
  return values.map(String).join(' or ');
}
