import * as z from 'zod/mini';
import { doneResponse, idParams } from './common.ts';
import type { Endpoint, FileRule } from './endpoint.ts';

/** In pixels. */
export const SIGNATURE_MAX_SIDE = 4000;

export const signatureFile: FileRule = {
  part: 'signature',
  maxBytes: 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxPixels: SIGNATURE_MAX_SIDE ** 2,
};

const ownErrors = ['not-signed-in', 'token-expired', 'forbidden', 'not-found'] as const;

export const signatureEndpoints = {
  getSignature: {
    method: 'GET',
    path: '/api/doctors/:id/signature',
    access: 'doctor',
    summary: "The picture of the caller's signature. Other users get it with a record only.",
    origin: 'extension',
    params: idParams,
    status: 200,
    respondsWithFile: true,
    response: z.file(),
    errors: [...ownErrors],
  },
  changeSignature: {
    method: 'PUT',
    path: '/api/doctors/:id/signature',
    access: 'doctor',
    summary:
      "Replace the caller's signature, a picture of at most 4,000 pixels on each side. Records that are written keep the one they have.",
    origin: 'extension',
    params: idParams,
    body: z.object({}),
    file: signatureFile,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', ...ownErrors, 'too-large', 'unsupported-file', 'too-many-requests'],
  },
  removeSignature: {
    method: 'DELETE',
    path: '/api/doctors/:id/signature',
    access: 'doctor',
    summary: "Remove the caller's signature. Records that are written keep the one they have.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: doneResponse,
    errors: [...ownErrors],
  },
  getRecordSignature: {
    method: 'GET',
    path: '/api/records/:id/signature',
    access: 'user',
    summary:
      'The signature that the doctor had when the record was written. For the readers of the record.',
    origin: 'extension',
    params: idParams,
    status: 200,
    respondsWithFile: true,
    response: z.file(),
    errors: [...ownErrors, 'step-up-needed'],
  },
} as const satisfies Record<string, Endpoint>;
