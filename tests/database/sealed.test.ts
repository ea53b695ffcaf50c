import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import { KeyRing } from '../../server/store/seal/key-ring.ts';
import { createTestSeed, people, signIn, testRecord } from '../../backend/testing/test-seed.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import {
  readSecretTexts,
  secretTexts,
  secretVisit,
  writeSecretTexts,
} from '../server/support/secret-texts.ts';
import { startTestServer, temporaryFolder } from '../server/support/test-server.ts';
import { fillTestDatabase } from './support/cluster.ts';
import { withClient } from './support/databases.ts';
import { createTestPool } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';

const { patientB, doctorA } = people;
const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const toEnv = (current: Buffer, previous?: Buffer) => ({
  DATA_KEY: current.toString('base64'),
  ...(previous && { DATA_KEY_PREVIOUS: previous.toString('base64') }),
});
const RECORDS = 1500;
const script = fileURLToPath(new URL('../../server/bin/database.ts', import.meta.url));

async function run(url: string, env: Record<string, string>, ...args: string[]) {
  let output = '';
  const print = (text: unknown) => void (output += `${String(text)}\n`);
  const settings = { DATABASE_URL: url, ...env };
  const code = await runDatabaseCommand(args, settings, { log: print, error: print });
  return { code, output };
}

async function dump(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const rows: string[] = [];
    for (const { name } of tables.rows) {
      const text = name === 'files' ? "hash || encode(content, 'escape')" : `"${name}"::text`;
      const found = await client.query<{ row: string }>(`SELECT ${text} AS row FROM "${name}"`);
      rows.push(...found.rows.map(({ row }) => row));
    }
    return rows.join('\n');
  });
}

const findReadable = (stored: string) => secretTexts.filter((text) => stored.includes(text));

async function count(url: string, condition: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ count: string }>(`SELECT count(*) AS count FROM ${condition}`),
  );
  return Number(rows[0]?.count);
}

async function killSeal(
  url: string,
  env: Record<string, string>,
  isBegun: () => Promise<boolean>,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'seal'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: url, ...env },
  });
  const closed = once(child, 'close');
  let output = '';
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const hasBegun = async () => child.exitCode !== null || (await isBegun());
  await expect.poll(hasBegun, { timeout: 30_000, interval: 1 }).toBe(true);
  child.kill('SIGKILL');
  await closed;
  expect({ signal: child.signalCode, output }).toEqual({ signal: 'SIGKILL', output: '' });
}

async function fill(count = RECORDS): Promise<string> {
  const url = await createTestDatabase();
  const records = Array.from({ length: count }, (_, index) => testRecord(`record-${index}`));
  await fillTestDatabase(url, createTestSeed([secretVisit], records));
  return url;
}

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

async function keepSending(databaseUrl: string, { createDevice }: TestServer, name: string) {
  const device = createDevice();
  const { accessToken: token } = await signIn(device, patientB);
  const sent: string[] = [];
  const over = new AbortController();
  const sending = (async () => {
    while (!over.signal.aborted) {
      const clientId = `${name}.${sent.length}`;
      const body = { clientId, content: { textContent: 'Hello' } };
      const reply = await device.call('sendMessage', { recipientId: doctorA.id }, { token, body });
      // Beyond the account's ceiling, the same message is sent again.
      if (reply.status === 429) continue;
      expect(reply.status).toBe(201);
      sent.push(clientId);
    }
  })();
  sending.catch(() => undefined);
  return {
    async stop() {
      over.abort();
      await sending;
      expect(sent.length).toBeGreaterThan(0);
      expect(await count(databaseUrl, `messages WHERE client_id LIKE '${name}.%'`)).toBe(
        sent.length,
      );
    },
  };
}

test('a database that a server opened with a key can still be seeded, and is encrypted', async () => {
  const databaseUrl = await createTestDatabase();
  const server = await startTestServer({ databaseUrl, dataKeys: [first] });
  for (const env of [{}, toEnv(second)]) {
    const { code, output } = await run(databaseUrl, env, 'seed');
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining('DATA_KEY'),
    });
  }
  expect(await run(databaseUrl, toEnv(first), 'seed')).toMatchObject({ code: 0 });
  expect(await count(databaseUrl, 'messages WHERE sealed IS NULL')).toBe(0);
  expect(await count(databaseUrl, 'messages')).toBeGreaterThan(0);
  expect((await server.createDevice().call('listDoctors')).status).toBe(200);
  expect(await run(databaseUrl, toEnv(first), 'check')).toMatchObject({ code: 0 });
});

test('no table of an encrypted database contains the texts', async () => {
  const databaseUrl = await createTestDatabase();
  await fillTestDatabase(databaseUrl, createTestSeed([secretVisit]));
  expect(await run(databaseUrl, toEnv(first), 'seal')).toMatchObject({ code: 0 });
  const mail = await startMailServer();
  const server = await startTestServer({ databaseUrl, dataKeys: [first], email: mail.target });
  await writeSecretTexts(server.createDevice, mail);
  expect(findReadable(await dump(databaseUrl))).toEqual([]);
  expect(await readSecretTexts(server.createDevice)).toEqual(secretTexts);
  await expect(startTestServer({ databaseUrl })).rejects.toThrow('The data is encrypted');
  await expect(startTestServer({ databaseUrl, dataKeys: [second] })).rejects.toThrow(
    'encrypted with another DATA_KEY',
  );
});

test('a database is encrypted while processes serve calls, also after the command was killed', async () => {
  const databaseUrl = await fill();
  const mail = await startMailServer();
  const plain = await startTestServer({ databaseUrl, email: mail.target });
  await writeSecretTexts(plain.createDevice, mail);
  const server = await startTestServer({ databaseUrl, dataKeys: [first] });
  expect(JSON.stringify(server.log)).toContain('not encrypted yet');
  expect(await readSecretTexts(server.createDevice)).toEqual(secretTexts);
  expect(findReadable(await dump(databaseUrl))).toEqual(secretTexts);
  await plain.close();

  const chat = await keepSending(databaseUrl, server, 'seal');
  const sealed = () => count(databaseUrl, 'medical_records WHERE sealed IS NOT NULL');
  await killSeal(databaseUrl, toEnv(first), async () => (await sealed()) > 0);
  expect(await sealed()).toBeLessThan(RECORDS);
  expect(await readSecretTexts(server.createDevice)).toEqual(secretTexts);
  expect(await run(databaseUrl, toEnv(first), 'seal')).toMatchObject({ code: 0 });
  await chat.stop();
  expect(await sealed()).toBe(RECORDS + 1);
  expect(await count(databaseUrl, 'messages WHERE sealed IS NULL')).toBe(0);
  expect(await readSecretTexts(server.createDevice)).toEqual(secretTexts);
  await createTestPool(databaseUrl).query('DELETE FROM events');
  expect(findReadable(await dump(databaseUrl))).toEqual([]);
  expect(await run(databaseUrl, toEnv(first), 'check')).toMatchObject({ code: 0 });
}, 120_000);

test.runIf(process.env['SOAK'])(
  'the data key is replaced while processes serve calls, also after the command was killed',
  async () => {
    const databaseUrl = await fill();
    expect(await run(databaseUrl, toEnv(first), 'seal')).toMatchObject({ code: 0 });
    const mail = await startMailServer();
    const accepting = await startTestServer({
      databaseUrl,
      dataKeys: [first, second],
      email: mail.target,
    });
    await writeSecretTexts(accepting.createDevice, mail);
    const server = await startTestServer({ databaseUrl, dataKeys: [second, first] });
    const chats = [
      await keepSending(databaseUrl, accepting, 'one'),
      await keepSending(databaseUrl, server, 'two'),
    ];
    const env = toEnv(second, first);
    const { currentId } = new KeyRing(first);
    const wraps = () => count(databaseUrl, `data_keys WHERE master_id = '${currentId}'`);
    const before = await wraps();
    await killSeal(databaseUrl, env, async () => (await wraps()) < before - 100);
    expect(await wraps()).toBeGreaterThan(0);
    for (const { createDevice } of [accepting, server]) {
      expect(await readSecretTexts(createDevice)).toEqual(secretTexts);
    }
    for (const chat of chats) await chat.stop();
    await accepting.close();
    expect(await run(databaseUrl, env, 'seal')).toMatchObject({ code: 0 });
    expect(await wraps()).toBe(0);
    const only = await startTestServer({ databaseUrl, dataKeys: [second] });
    expect(await readSecretTexts(only.createDevice)).toEqual(secretTexts);
    expect(await run(databaseUrl, toEnv(second), 'check')).toMatchObject({ code: 0 });
    expect((await run(databaseUrl, toEnv(first), 'check')).output).toContain('another DATA_KEY');
    expect((await run(databaseUrl, {}, 'check')).output).toContain('Set DATA_KEY');
  },
  120_000,
);

test('an export of encrypted data is encrypted, and an import reads it without the key', async () => {
  const databaseUrl = await fill(10);
  const mail = await startMailServer();
  const server = await startTestServer({ databaseUrl, dataKeys: [first], email: mail.target });
  await writeSecretTexts(server.createDevice, mail);
  await server.close();
  expect(await run(databaseUrl, toEnv(first), 'seal')).toMatchObject({ code: 0 });
  const path = join(await temporaryFolder(), 'export.json');
  expect(await run(databaseUrl, {}, 'export', path)).toMatchObject({ code: 0 });
  expect(findReadable(await readFile(path, 'utf8'))).toEqual([]);
  const copy = await createTestDatabase();
  expect(await run(copy, {}, 'import', path)).toMatchObject({ code: 0 });
  const restored = await startTestServer({ databaseUrl: copy, dataKeys: [first] });
  expect(await readSecretTexts(restored.createDevice)).toEqual(secretTexts);
  const fromFile = await startTestServer({ dataPath: path, dataKeys: [first] });
  expect(await readSecretTexts(fromFile.createDevice)).toEqual(secretTexts);
});

test('the check names a record whose text was moved from another one', async () => {
  const databaseUrl = await fill(10);
  expect(await run(databaseUrl, toEnv(first), 'seal')).toMatchObject({ code: 0 });
  await createTestPool(databaseUrl).query(
    `UPDATE medical_records SET sealed = (SELECT sealed FROM medical_records WHERE id = 'record-1')
     WHERE id = 'record-2'`,
  );
  const { code, output } = await run(databaseUrl, toEnv(first), 'check');
  expect(code).toBe(1);
  expect(output).toContain('medicalRecords record-2 cannot be read');
  expect(output).not.toContain('record-1 ');
});
