import * as z from 'zod/mini';
import { mobile, password, personName } from './auth.ts';
import { doneResponse, id, idParams, instant, picture, role } from './common.ts';
import type { Endpoint, FileRule } from './endpoint.ts';
import { MAX_PIXELS } from './limits.ts';

export const account = z.object({
  id,
  name: z.string(),
  phone: mobile,
  role,
  profilePicture: picture,
  createdAt: instant,
});

export const accountBody = z.object({ name: personName });

export const changePasswordBody = z.object({
  currentPassword: password,
  newPassword: password,
});

export const deleteAccountBody = z.object({ password });

export const pictureFile: FileRule = {
  part: 'picture',
  maxBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxPixels: MAX_PIXELS,
};

const deviceName = {
  /** Empty if unknown, like `system`. */
  browser: z.string(),
  system: z.string(),
};

export const deviceSession = z.object({
  id,
  ...deviceName,
  createdAt: instant,
  /** The latest refresh. */
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});

/** A browser that has logged in to the account. Strangers' wrong passwords do not keep it out. */
export const knownDevice = z.object({
  id,
  ...deviceName,
  /** The first login. */
  createdAt: instant,
  /** The latest login. */
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});

const signedInErrors = ['not-signed-in', 'token-expired'] as const;

export const accountEndpoints = {
  getAccount: {
    method: 'GET',
    path: '/api/account',
    access: 'user',
    summary: "The caller's account.",
    origin: 'extension',
    status: 200,
    response: account,
    errors: [...signedInErrors],
  },
  updateAccount: {
    method: 'PUT',
    path: '/api/account',
    access: 'user',
    summary:
      "Change the caller's name, also on a doctor's profile. A verified doctor keeps the name until the new one is verified.",
    origin: 'extension',
    body: accountBody,
    status: 200,
    response: account,
    errors: ['invalid-request', ...signedInErrors, 'too-many-requests'],
  },
  changePicture: {
    method: 'POST',
    path: '/api/account/picture',
    access: 'user',
    summary: "Replace the caller's picture. Without a file, the picture is removed.",
    origin: 'extension',
    body: z.object({}),
    file: pictureFile,
    status: 200,
    response: account,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'too-large',
      'unsupported-file',
      'too-many-requests',
    ],
  },
  getPicture: {
    method: 'GET',
    path: '/api/pictures/:id',
    access: 'public',
    summary: 'The portrait that a `profilePicture` points to.',
    origin: 'extension',
    params: idParams,
    status: 200,
    respondsWithFile: true,
    response: z.file(),
    errors: ['token-expired', 'not-found'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    summary: "Change the password, and end the caller's other sessions and known devices.",
    origin: 'extension',
    body: changePasswordBody,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', ...signedInErrors, 'wrong-password', 'too-many-requests'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'user',
    summary: "The caller's sessions, with this one first, then the last used.",
    origin: 'extension',
    status: 200,
    response: z.array(deviceSession),
    errors: [...signedInErrors],
  },
  endSession: {
    method: 'POST',
    path: '/api/account/sessions/:id/end',
    access: 'user',
    summary: "End one of the caller's sessions. Returns the others.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: z.array(deviceSession),
    errors: [...signedInErrors, 'not-found'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/account/sessions/end-others',
    access: 'user',
    summary: "End all of the caller's sessions but this one.",
    origin: 'extension',
    status: 200,
    response: z.array(deviceSession),
    errors: [...signedInErrors],
  },
  listKnownDevices: {
    method: 'GET',
    path: '/api/account/known-devices',
    access: 'user',
    summary:
      'Browsers that have logged in to the account since the password was set, with this one first, then the last used. They can log in while wrong passwords from elsewhere block other devices.',
    origin: 'extension',
    status: 200,
    response: z.array(knownDevice),
    errors: [...signedInErrors],
  },
  endKnownDevice: {
    method: 'POST',
    path: '/api/account/known-devices/:id/end',
    access: 'user',
    summary: 'Stop recognising one of these browsers. Its session goes on. Returns the others.',
    origin: 'extension',
    params: idParams,
    status: 200,
    response: z.array(knownDevice),
    errors: [...signedInErrors, 'not-found'],
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
    summary: 'Everything stored about the caller, as a JSON file.',
    origin: 'extension',
    status: 200,
    respondsWithFile: true,
    response: z.file(),
    errors: [...signedInErrors, 'step-up-needed'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'user',
    summary:
      "Delete the caller's account, cancel upcoming visits and bookings, and end all sessions. Data that remains with others is anonymised.",
    origin: 'extension',
    body: deleteAccountBody,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', ...signedInErrors, 'wrong-password', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;

export type Account = z.infer<typeof account>;
export type DeviceSession = z.infer<typeof deviceSession>;
export type KnownDevice = z.infer<typeof knownDevice>;
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
