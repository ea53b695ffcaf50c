import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreBusyError } from '../../backend/store/storage-error.ts';
import { openS3Double } from '../../server/testing/s3-double.ts';
import { paddedPicture } from '../../backend/testing/test-pictures.ts';
import { people, signIn } from '../../backend/testing/test-seed.ts';
import { account, pictureFile } from '../../src/contract/account.ts';
import { startTestServer } from './support/test-server.ts';

const picture = paddedPicture(3_000_000);
const HALF = 1_000_000;

async function start() {
  const s3 = await openS3Double();
  onTestFinished(s3.close);
  const server = await startTestServer({ bucket: s3.settings });
  const device = server.createDevice();
  const { accessToken: token } = await signIn(device, people.patientA);
  const upload = () => {
    const rawBody = new FormData();
    rawBody.append('body', '{}');
    rawBody.append(pictureFile.part, new File([picture], 'me.png'));
    return device.call('changePicture', {}, { token, rawBody });
  };
  return { ...server, ...s3, upload };
}

async function startWithPicture() {
  const started = await start();
  const address = account.parse((await started.upload()).body).profilePicture ?? '';
  return { ...started, address };
}

test('uploads to a bucket that does not respond get 503 within 30 seconds, and leave no memory in use', async () => {
  const { upload, freeze } = await start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // Together they are more than the bytes in memory of one user.
  for (let count = 0; count < 9; count += 1) {
    const { received, thaw } = freeze();
    const answer = upload();
    await Promise.race([received, answer]);
    await vi.advanceTimersByTimeAsync(30_000);
    const { status, headers } = await answer;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    thaw();
  }
  expect((await upload()).status).toBe(200);
});

test('a download begins before the bucket has sent the whole file', async () => {
  const { address, holdNext } = await startWithPicture();
  const holding = holdNext(HALF);
  const download = await fetch(address);
  expect(download.headers.get('content-length')).toBe(String(picture.length));
  const { response, rest } = await holding;
  const parts: Uint8Array[] = [];
  const reader = download.body?.getReader();
  while (parts.reduce((sum, { length }) => sum + length, 0) < HALF) {
    parts.push((await reader?.read())?.value ?? new Uint8Array());
  }
  response.end(rest);
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
  }
  expect(Buffer.concat(parts).equals(picture)).toBe(true);
});

test('a download fails if the bucket sends only a part of the file', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => report.mockRestore());
  const { address, holdNext } = await startWithPicture();
  const holding = holdNext(HALF);
  const download = await fetch(address);
  (await holding).response.destroy();
  await expect(download.arrayBuffer()).rejects.toThrow('terminated');
  expect(report.mock.calls).toEqual([[expect.any(StoreBusyError)]]);
  const again = await (await fetch(address)).arrayBuffer();
  expect(again.byteLength).toBe(picture.length);
});

test('the server closes its connection to the bucket when the client disconnects during a download', async () => {
  const { address, holdNext } = await startWithPicture();
  const holding = holdNext(HALF);
  const download = await fetch(address);
  const { response } = await holding;
  const closed = once(response, 'close');
  await download.body?.cancel();
  await closed;
  expect(response.writableFinished).toBe(false);
});
