import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { buildApp } from '../../../tests/server/support/app-build.ts';
import { createHttpDevice } from '../../../tests/server/support/http-device.ts';
import { saveProfile, signUpDoctor } from '../../../tests/server/support/new-doctor.ts';
import { startServerProcess } from '../../../tests/server/support/server-process.ts';
import { openSlowFront } from './slow-workers.ts';

export interface LiveSite {
  url: string;
  /** Signed up after the build, so there is no prerendered page. */
  doctorId: string;
}

export async function startLiveSite(): Promise<LiveSite & { end: () => Promise<void> }> {
  const ends: (() => unknown)[] = [];
  const end = async () => {
    for (const stop of ends.toReversed()) await stop();
  };
  try {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const { folder: app, remove } = await buildApp(url);
    ends.push(remove);
    const folder = await mkdtemp(join(tmpdir(), 'caresetu-bench-live-'));
    ends.push(() => rm(folder, { recursive: true }));
    const smsPath = join(folder, 'sms.jsonl');
    const data = ['--data', join(folder, 'data.json'), '--sms', smsPath];
    const server = await startServerProcess([...data, '--app', app, '--url', url, '--port', '0']);
    ends.push(() => server.end('SIGKILL'));
    ends.push(await openSlowFront(port, Number(new URL(server.url).port)));
    const device = createHttpDevice(server.url);
    const doctor = await signUpDoctor(device, smsPath);
    await saveProfile(device, doctor);
    return { url, doctorId: doctor.id, end };
  } catch (error) {
    await end();
    throw error;
  }
}
