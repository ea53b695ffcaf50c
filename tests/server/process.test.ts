import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHttpDevice } from './support/http-device.ts';
import {
  ServerExit,
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from './support/server-process.ts';
import { temporaryFolder } from './support/test-server.ts';

async function start(args: string[], options?: ServerProcessOptions): Promise<ServerProcess> {
  const server = await startServerProcess(['--port', '0', ...args], options);
  onTestFinished(() => void server.end('SIGKILL'));
  return server;
}

function signUp(url: string, phone: string) {
  const body = { fullName: 'A', phone, password: 'a-password', role: 'patient', terms: true };
  return createHttpDevice(url).call('signup', {}, { body });
}

describe('a server process', () => {
  test('starts with the demo data, stops on SIGTERM and leaves one valid data file', async () => {
    const folder = await temporaryFolder();
    const data = join(folder, 'new', 'caresetu.json');
    const server = await start(['--data', data]);
    const doctors = await createHttpDevice(server.url).call('listDoctors');
    expect(doctors.body).not.toEqual([]);
    expect((await signUp(server.url, '9333333333')).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    expect((await readdir(join(folder, 'new'))).sort()).toEqual([
      'caresetu.json',
      'caresetu.json.backup',
      'caresetu.json.files',
    ]);
    expect(await readFile(data, 'utf8')).toContain('9333333333');
    expect(server.output()).toContain(`its data in ${data}.`);
    const lines = server.output().trim().split('\n');
    const [codes, log] = [
      lines.filter((line) => line.startsWith('SMS')),
      lines.filter((line) => line.startsWith('{')),
    ];
    expect(codes).toHaveLength(1);
    expect(codes.length + log.length).toBe(lines.length);
    expect(log.join('\n')).not.toContain('9333333333');
  });

  test('reads settings from the environment', async () => {
    const data = join(await temporaryFolder(), 'caresetu.json');
    const env = { CARESETU_DATA: data, CARESETU_ORIGINS: 'https://app.example' };
    const { url } = await start([], { env });
    const { headers } = await createHttpDevice(url).send('GET', '/api/doctors', {
      headers: { origin: 'https://app.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(await readFile(data, 'utf8')).toContain('"accounts"');
  });

  test.each([
    [['--prot', '1'], "Unknown option '--prot'"],
    [['--port', 'x'], '--port must be a whole number'],
    [['--host', '0.0.0.0'], 'One-time codes are shown on the console on localhost only'],
  ])('exits and prints the reason when started with %j', async (args, why) => {
    const refusal: unknown = await start(args).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ServerExit);
    expect(refusal).toMatchObject({ code: 1, message: expect.stringContaining(why) });
    expect(String(refusal)).not.toMatch(/^\s+at /m);
  });

  test('rejects a data file that another process uses, and opens it after that process is killed', async () => {
    const data = join(await temporaryFolder(), 'caresetu.json');
    const first = await start(['--data', data]);
    const refusal: unknown = await start(['--data', data, '--reset']).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({
      code: 1,
      message: expect.stringContaining(`${data} is in use by process ${first.pid}`),
    });
    await first.end('SIGKILL');
    await start(['--data', data]);
  });

  test('never shares its data file, even when several servers start at once', async () => {
    const data = join(await temporaryFolder(), 'caresetu.json');
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => start(['--data', data])));
    expect(starts.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    for (const outcome of starts) {
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('is in use by');
    }
  });

  test("rejects an empty data file and prints the backup's path", async () => {
    const data = join(await temporaryFolder(), 'caresetu.json');
    const server = await start(['--data', data]);
    await signUp(server.url, '9333333333');
    await server.end('SIGTERM');
    await writeFile(data, '');
    const refusal: unknown = await start(['--data', data]).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 1,
      message: expect.stringMatching(/it is empty.*The last good backup is .*\.backup/),
    });
    expect(await readFile(data, 'utf8')).toBe('');
  });
});

/** Some systems do not allow mounting. */
const onSmallDisk = (folder: string) => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=3m tmpfs '${folder}' && exec "$@"`,
  'sh',
];
const canMount =
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const withReadOnlyProject = [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount --bind '${projectFolder}' '${projectFolder}' && mount -o remount,ro,bind '${projectFolder}' && cd '${projectFolder}' && exec "$@"`,
  'sh',
];

test.runIf(canMount)('a server starts from a project that it cannot write to', async () => {
  const folder = await temporaryFolder();
  const bundles = await mkdtemp(join(tmpdir(), 'caresetu-bundles-'));
  onTestFinished(() => rm(bundles, { recursive: true }));
  const data = join(folder, 'caresetu.json');
  const { url } = await start(['--data', data], {
    wrapper: withReadOnlyProject,
    env: { TMPDIR: bundles },
  });
  const doctors = await createHttpDevice(url).call('listDoctors');
  expect(doctors.body).not.toEqual([]);
  expect(await readdir(bundles)).toEqual([]);
});

describe('a server with a full disk', () => {
  test.runIf(canMount)(
    'rejects writes, loses no confirmed write and recovers when there is space again',
    async () => {
      const disk = join(await temporaryFolder(), 'disk');
      await mkdir(disk);
      const data = join(disk, 'caresetu.json');
      const server = await start(['--data', data], { wrapper: onSmallDisk(disk) });
      const seen = join('/proc', String(server.pid), 'root', disk);
      const stored = async () => {
        const names = ['caresetu.json', 'caresetu.json.journal'];
        return (await Promise.all(names.map((name) => readFile(join(seen, name), 'utf8')))).join(
          '',
        );
      };
      const before = await askForCodes(server.url, 20);
      await fill(join(seen, 'filler'));
      const answers = new Map([...before, ...(await askForCodes(server.url, 40))]);
      const full = await stored();
      expect(new Set(answers.values())).toEqual(new Set([200, 500]));
      for (const [phone, status] of answers) expect(full.includes(phone)).toBe(status === 200);
      expect(server.output()).toContain('cannot be written: the disk is full');
      expect((await fetch(`${server.url}/ready`)).status).toBe(503);

      await rm(join(seen, 'filler'));
      const later = await askForCodes(server.url, 10);
      expect(new Set(later.values())).toEqual(new Set([200]));
      const [lastPhone = ''] = [...later.keys()].slice(-1);
      await expect
        .poll(() => readFile(join(seen, 'caresetu.json'), 'utf8'), { timeout: 20_000 })
        .toContain(lastPhone);
      const text = await readFile(join(seen, 'caresetu.json'), 'utf8');
      for (const [phone, status] of answers) expect(text.includes(phone)).toBe(status === 200);
    },
  );
});

async function askForCodes(url: string, count: number): Promise<Map<string, number>> {
  const device = createHttpDevice(url);
  const answers = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const phone = String(9_000_000_000 + Math.floor(Math.random() * 1_000_000_000));
    answers.set(phone, (await device.call('forgotPassword', {}, { body: { phone } })).status);
  }
  return answers;
}

async function fill(path: string): Promise<void> {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
    await writeFile(path, 'x'.repeat(size), { flag: 'a' }).catch(() => undefined);
  }
}
