import { expect, test } from 'vitest';
import { bodyLimitOf } from './body-limit.ts';

const limits = { bodyBytes: 1000 };
const MEGABYTE = 1024 * 1024;
const parts = 'multipart/form-data; boundary=x';

test.each([
  { method: 'POST', path: '/api/messages/send/somebody', contentType: parts, file: 10 * MEGABYTE },
  {
    method: 'POST',
    path: '/api/messages/send/somebody',
    contentType: 'Multipart/Form-Data',
    file: 10 * MEGABYTE,
  },
  { method: 'POST', path: '/api/messages/send/somebody', contentType: 'application/json', file: 0 },
  { method: 'POST', path: '/api/messages/send/somebody', contentType: null, file: 0 },
  { method: 'PUT', path: '/api/messages/send/somebody', contentType: parts, file: 0 },
  { method: 'POST', path: '/api/messages/send/some/body', contentType: parts, file: 0 },
  { method: 'POST', path: '/api/message/read/somebody', contentType: parts, file: 0 },
  { method: 'POST', path: '/api/login', contentType: parts, file: 0 },
  { method: 'POST', path: '/nothing', contentType: parts, file: 0 },
])(
  '$method $path as $contentType may be $file bytes beyond every call’s limit',
  ({ method, path, contentType, file }) => {
    const head = { method, url: `http://api.test${path}`, contentType };
    expect(bodyLimitOf(head, 'http://api.test', limits)).toBe(1000 + file);
  },
);
