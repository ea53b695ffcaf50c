import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { signatureEndpoints } from '../../contract/signature.ts';
import { pictureHeaders } from '../../domain/testing/picture-headers.ts';
import { queryClient } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { leave, resetSession, startSession } from '../session/session.ts';
import {
  currentSignatureForms,
  prepareSignature,
  removeSignature,
  resetSignatureForms,
  saveSignature,
  signatureQuery,
} from './signature.ts';

vi.mock('../../api/http/client.ts');

const { getSignature, changeSignature, removeSignature: removal } = signatureEndpoints;
const mine = new File(['ink'], 'mine.jpg', { type: 'image/jpeg' });
const done = { success: true as const, message: 'Done' };
const id = 'ananya';
const { queryKey } = signatureQuery(id);

/** The server's picture, and whether it answers. */
let stored: File | null;
let isOffline: boolean;

beforeEach(() => {
  stored = null;
  isOffline = false;
  startSession({ id, name: 'Ananya Krishnan', role: 'doctor', profilePicture: null }, 'token-1');
  vi.mocked(call).mockImplementation(async (endpoint, { file = null }) => {
    if (isOffline) throw new ApiError({ status: 0, code: 'no-answer' });
    if (endpoint.path !== getSignature.path) throw new Error('another call');
    if (endpoint.method === changeSignature.method) stored = file;
    if (endpoint.method === removal.method) stored = null;
    if (endpoint.method !== getSignature.method) return done;
    if (!stored) throw new ApiError({ status: 404, code: 'not-found' });
    return stored;
  });
});

afterEach(() => {
  resetSession();
  resetSignatureForms();
  resetToasts();
  vi.resetAllMocks();
});

const known = () => queryClient.getQueryData(queryKey);
const toasts = () => currentToasts().map(({ message }) => message);

it('saveSignature() sends the picture and loads the saved one', async () => {
  expect(await saveSignature(id, mine)).toBe(true);
  expect(known()).toEqual({ picture: mine });
  expect(toasts()).toEqual(['Signature saved']);
});

it('saveSignature() keeps the earlier picture and says why, if it fails', async () => {
  await saveSignature(id, mine);
  isOffline = true;
  expect(await saveSignature(id, new File(['other'], 'other.jpg'))).toBe(false);
  expect(known()).toEqual({ picture: mine });
  expect(currentSignatureForms().saving).toMatchObject({
    isSubmitting: false,
    error: expect.stringContaining('connection'),
  });
});

it('removeSignature() leaves no picture in memory', async () => {
  await saveSignature(id, mine);
  expect(await removeSignature(id)).toBe(true);
  expect(known()).toEqual({ picture: null });
  expect(toasts()).toContain('Signature removed');
});

it('a logout leaves no picture in memory', async () => {
  await saveSignature(id, mine);
  leave({ status: 'guest', hasEnded: false });
  expect(known()).toBeUndefined();
});

it('a picture that another user saved in the meantime shows no message', async () => {
  const saving = saveSignature(id, mine);
  startSession({ id: 'farah', name: 'Farah', role: 'doctor', profilePicture: null }, 'token-2');
  await saving;
  expect(known()).toBeUndefined();
  expect(toasts()).toEqual([]);
});

it('prepareSignature() refuses a file by its bytes before decoding it', async () => {
  const wide = new File([pictureHeaders['a PNG'](20_000, 10)], 'mine.png');
  expect(await prepareSignature(wide)).toEqual({
    problem: 'This picture is more than 4,000 pixels wide or high. Choose a smaller one.',
  });
});
