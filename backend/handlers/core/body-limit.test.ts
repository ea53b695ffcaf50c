import { expect, test } from 'vitest';
import { accountEndpoints } from '../../../src/contract/account.ts';
import { authEndpoints } from '../../../src/contract/auth.ts';
import { messageEndpoints } from '../../../src/contract/messages.ts';
import { bodyLimit } from './body-limit.ts';

const MEGABYTE = 1024 * 1024;
const parts = 'multipart/form-data; boundary=x';
const json = 'application/json';

test.each([
  ['a login', authEndpoints.login, json, 16_000],
  ['a login in parts', authEndpoints.login, parts, 16_000],
  ['a message', messageEndpoints.sendMessage, json, 400_000],
  ['a message of no kind', messageEndpoints.sendMessage, null, 400_000],
  ['a message with a file', messageEndpoints.sendMessage, parts, 10 * MEGABYTE + 400_000],
  [
    'a file in capitals',
    messageEndpoints.sendMessage,
    'Multipart/Form-Data',
    10 * MEGABYTE + 400_000,
  ],
  ['a picture', accountEndpoints.changePicture, parts, 5 * MEGABYTE + 16_000],
])('%s has its own body limit', (_, endpoint, contentType, bytes) => {
  expect(bodyLimit(endpoint, contentType)).toBe(bytes);
});
