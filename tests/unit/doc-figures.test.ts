import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageKinds } from '../../backend/outbox/outbox.ts';

const count = (value: number) => value.toLocaleString('en');
const megabytes = (value: number) => `${value / 1024 / 1024} MB`;
const seconds = (ms: number) => `${ms / 1000} seconds`;
const minutes = (inSeconds: number) => `${inSeconds / 60} minutes`;

/** Figures of docs/server.md, as its sentences say them, and the constants that they come from. */
const figures: [file: string, constant: string, sentence: (value: number) => string][] = [
  [
    'server/http/realtime-sockets',
    'PACKET_BYTES',
    (value) => `Packets beyond ${count(value)} bytes are cut`,
  ],
  [
    'server/http/realtime-sockets',
    'REGISTER_LIMIT_MS',
    (value) => `not register within ${seconds(value)}`,
  ],
  [
    'server/limits/body-time',
    'SPAN_BYTES',
    (value) => `| ${count(value)} bytes in each 30 seconds`,
  ],
  ['server/limits/body-time', 'SPAN_MS', (value) => `bytes in each ${seconds(value)}`],
  ['server/core/http-exchange', 'STALL_MS', (value) => `| any in each ${seconds(value)}`],
  ['server/http/app', 'SMALL_BODY_BYTES_IN_FLIGHT', (value) => `| ${megabytes(value)}; 8 MB per`],
  ['server/http/app', 'LARGE_BODY_BYTES_IN_FLIGHT', (value) => `| ${megabytes(value)}; 24 MB per`],
  [
    'server/files/s3-files',
    'LIMIT_MS',
    (value) => `If the bucket does not respond within ${seconds(value)}`,
  ],
  ['server/store/file/free-space', 'LEAST_FREE_MB', (value) => `with less than ${value} MB left`],
  [
    'server/backend-settings',
    'WAITING_CALLS_PER_HASH_THREAD',
    (value) => `| ${value} for each core`,
  ],
  ['server/common-passwords', 'COMMON_PASSWORDS', (value) => `the ${count(value)} most common`],
  ['server/secrets', 'LEAST_BYTES', (value) => `needs ${value} bytes, 16 of them different`],
  ['server/secrets', 'LEAST_DIFFERENT_BYTES', (value) => `bytes, ${value} of them different`],
  [
    'backend/handlers/auth/second-factor',
    'ENROLMENTS_AN_HOUR',
    (value) => `| ${value} codes by SMS`,
  ],
  [
    'backend/handlers/doctors/verification',
    'REQUESTS_AN_HOUR',
    (value) => `| ${value} changed requests`,
  ],
  [
    'backend/handlers/calls/ice-servers',
    'CALLS_AN_HOUR',
    (value) => `call it ${value} times an hour`,
  ],
  [
    'backend/handlers/core/throttle',
    'LOGIN_ATTEMPTS',
    (value) => `${value} in an hour block that address`,
  ],
  [
    'backend/handlers/core/throttle',
    'LOGIN_BLOCK_SECONDS',
    (value) => `address for ${minutes(value)}`,
  ],
  ['backend/handlers/core/throttle', 'LOGIN_ATTEMPTS_IN_ALL', (value) => `Beyond ${value} an hour`],
];

const text = readFileSync('docs/server.md', 'utf8');

test.each(figures)('docs/server.md says the figure of %s: %s', (file, constant, sentence) => {
  const code = readFileSync(`${file}.ts`, 'utf8');
  const factors = new RegExp(`^(?:export )?const ${constant} = ([\\d_ *]+);$`, 'm').exec(code)?.[1];
  const value = factors?.split('*').reduce((product, factor) => product * toNumber(factor), 1);
  expect(value, `${constant} in ${file}.ts`).toBeGreaterThan(0);
  expect(text).toContain(sentence(value ?? NaN));
});

test('docs/operations.md has an alert for each kind of message', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(messageKinds.filter((kind) => !operations.includes(`\`${kind}\` is older than`))).toEqual(
    [],
  );
});

function toNumber(factor: string): number {
  return Number(factor.replaceAll('_', ''));
}
