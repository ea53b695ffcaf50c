import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import * as api from '../../api/account.ts';
import { call } from '../../api/http/client.ts';
import type { Account } from '../../contract/account.ts';
import {
  cancelPicture,
  currentPicture,
  removePicture,
  retryPicture,
  sendPicture,
} from './account-picture.ts';
import { resetAccount } from './account.ts';
import { currentUser, resetSession, startSession } from '../session/session.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';

vi.mock('../../api/account.ts');
vi.mock('../../api/http/client.ts');

const before = '/api/pictures/before';
const after = '/api/pictures/after';
const meera: Account = {
  id: 'meera',
  name: 'Meera Nair',
  role: 'patient',
  profilePicture: before,
  phone: '9876543210',
  createdAt: '2026-01-05T06:00:00.000Z',
};
const portrait = new File(['portrait'], 'portrait.jpg', { type: 'image/jpeg' });

const noAnswer = () => new ApiError({ status: 0, code: 'no-answer' });
const shown = () => currentUser()?.profilePicture;
const toasts = () => currentToasts().map(({ message }) => message);

function slowUpload() {
  let end: (account: Account) => void = () => {};
  vi.mocked(api.changePicture).mockImplementationOnce((_, { onProgress, signal }) => {
    onProgress(0.4);
    return new Promise((resolve, reject) => {
      end = resolve;
      signal.addEventListener('abort', () => reject(noAnswer()));
    });
  });
  return { end: (account: Account) => end(account) };
}

beforeEach(() => {
  const { id, name, role, profilePicture } = meera;
  startSession({ id, name, role, profilePicture }, 'token-1');
  vi.mocked(call).mockResolvedValue(meera);
});

afterEach(() => {
  resetSession();
  resetAccount();
  resetToasts();
  vi.resetAllMocks();
});

describe('sendPicture()', () => {
  it('reports upload progress, and updates the header after the upload', async () => {
    const upload = slowUpload();
    const sending = sendPicture(portrait);
    expect(currentPicture()).toMatchObject({ status: 'sending', file: portrait, progress: 0.4 });
    expect(shown()).toBe(before);
    upload.end({ ...meera, profilePicture: after });
    await sending;
    expect(shown()).toBe(after);
    expect(currentPicture()).toMatchObject({ status: 'idle', file: null });
    expect(toasts()).toEqual(['Picture saved']);
  });

  it('keeps the previous picture if the user cancels the upload', async () => {
    slowUpload();
    const sending = sendPicture(portrait);
    await cancelPicture();
    await sending;
    expect(currentPicture()).toMatchObject({ status: 'idle', file: null, error: null });
    expect(shown()).toBe(before);
  });

  it('shows the new picture if the server had already saved it when the user cancelled the upload', async () => {
    slowUpload();
    vi.mocked(call).mockResolvedValue({ ...meera, profilePicture: after });
    const sending = sendPicture(portrait);
    await cancelPicture();
    await sending;
    expect(shown()).toBe(after);
  });

  it('cancels an earlier upload that is still in progress', async () => {
    slowUpload();
    const first = sendPicture(portrait);
    vi.mocked(api.changePicture).mockResolvedValueOnce({ ...meera, profilePicture: after });
    await Promise.all([sendPicture(new File(['other'], 'other.jpg')), first]);
    expect(shown()).toBe(after);
    expect(currentPicture().status).toBe('idle');
  });

  it('keeps the file for a retry if the upload fails', async () => {
    vi.mocked(api.changePicture).mockRejectedValueOnce(noAnswer());
    await sendPicture(portrait);
    expect(currentPicture()).toMatchObject({ status: 'failed', file: portrait });
    expect(currentPicture().error).toMatch(/Check your connection/);
    vi.mocked(api.changePicture).mockResolvedValueOnce({ ...meera, profilePicture: after });
    await retryPicture();
    expect(vi.mocked(api.changePicture)).toHaveBeenLastCalledWith(portrait, expect.anything());
    expect(shown()).toBe(after);
  });

  it.each([
    [413, 'This file is larger than 5 MB. Choose a smaller one.'],
    [415, 'Choose a JPEG, PNG or WebP file.'],
  ])(
    'shows an error message for status %i, even if the response contains no message',
    async (status, sentence) => {
      vi.mocked(api.changePicture).mockRejectedValueOnce(
        new ApiError({ status, code: 'unexpected' }),
      );
      await sendPicture(portrait);
      expect(currentPicture().error).toBe(sentence);
      const serverMessage = 'Not this one.';
      vi.mocked(api.changePicture).mockRejectedValueOnce(
        new ApiError({ status, code: 'unexpected', serverMessage }),
      );
      await retryPicture();
      expect(currentPicture().error).toBe(serverMessage);
    },
  );
});

describe('removePicture()', () => {
  it('removes the picture', async () => {
    vi.mocked(api.removePicture).mockResolvedValueOnce({ ...meera, profilePicture: null });
    await removePicture();
    expect(shown()).toBeNull();
    expect(toasts()).toEqual(['Picture removed']);
  });

  it('also discards a picture whose upload failed', async () => {
    vi.mocked(api.changePicture).mockRejectedValueOnce(noAnswer());
    await sendPicture(portrait);
    vi.mocked(api.removePicture).mockResolvedValueOnce({ ...meera, profilePicture: null });
    await removePicture();
    expect(shown()).toBeNull();
    expect(currentPicture()).toMatchObject({ status: 'idle', file: null });
  });

  it('keeps the picture and shows the reason if the server rejects the removal', async () => {
    vi.mocked(api.removePicture).mockRejectedValueOnce(noAnswer());
    await removePicture();
    expect(shown()).toBe(before);
    expect(currentPicture()).toMatchObject({ status: 'idle' });
    expect(currentPicture().error).toMatch(/Check your connection/);
  });
});
