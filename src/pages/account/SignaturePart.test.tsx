import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { signatureEndpoints } from '../../contract/signature.ts';
import { pictureHeaders } from '../../domain/testing/picture-headers.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { resetToasts } from '../../state/core/toasts.ts';
import { resetSession, startSession } from '../../state/session/session.ts';
import { SignaturePart } from './SignaturePart.tsx';

vi.mock('../../api/http/client.ts');
vi.mock('../../api/browser/to-jpeg.ts', () => ({ toJpeg: async (file: File) => file }));

const { getSignature, changeSignature } = signatureEndpoints;
const doctor = {
  id: 'ananya',
  name: 'Ananya Krishnan',
  role: 'doctor',
  profilePicture: null,
} as const;
const mine = new File([pictureHeaders['a JPEG'](600, 200)], 'mine.jpg', { type: 'image/jpeg' });

let stored: File | null;

beforeEach(() => {
  stored = null;
  startSession(doctor, 'token-1');
  vi.mocked(call).mockImplementation(async ({ method }, { file = null }) => {
    if (method !== getSignature.method) {
      stored = method === changeSignature.method ? file : null;
      return { success: true, message: 'Done' };
    }
    if (!stored) throw new ApiError({ status: 404, code: 'not-found' });
    return stored;
  });
  URL.createObjectURL = () => 'blob:signature';
  URL.revokeObjectURL = () => {};
});

afterEach(() => {
  resetSession();
  queryClient.clear();
  resetToasts();
  vi.resetAllMocks();
});

const button = (name: string) => screen.findByRole('button', { name });

/** The field is mounted once if its file input stays the same element. */
const fileInput = () => screen.getByLabelText<HTMLInputElement>('File');

it('the first save keeps the field mounted and moves the focus to the next action', async () => {
  const user = userEvent.setup();
  render(<SignaturePart doctor={doctor} />);
  await button('Add a signature');
  const before = fileInput();
  await user.upload(before, mine);
  await user.click(await button('Save signature'));
  const chooser = await button('Choose another picture');
  await waitFor(() => expect(chooser).toHaveFocus());
  await button('Remove signature');
  expect(fileInput()).toBe(before);
  expect(chooser).toHaveFocus();
});

it('a removal keeps the field mounted and moves the focus to the next action', async () => {
  stored = mine;
  const user = userEvent.setup();
  render(<SignaturePart doctor={doctor} />);
  await user.click(await button('Remove signature'));
  const before = document.querySelector('input[type=file]');
  await screen.findByRole('dialog');
  await user.click(await button('Remove signature'));
  const chooser = await button('Add a signature');
  expect(screen.getByText(/You have no signature yet/)).toBeTruthy();
  expect(fileInput()).toBe(before);
  await waitFor(() => expect(chooser).toHaveFocus());
});

it('a kept signature gives the focus back to its button', async () => {
  stored = mine;
  const user = userEvent.setup();
  render(<SignaturePart doctor={doctor} />);
  await user.click(await button('Remove signature'));
  await user.click(await button('Keep it'));
  const removal = await button('Remove signature');
  await waitFor(() => expect(removal).toHaveFocus());
});
