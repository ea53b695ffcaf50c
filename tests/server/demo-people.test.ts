import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import { demoAccounts, DEMO_PASSWORD } from '../../backend/seed/demo-accounts.ts';
import { createSeedWithFiles } from '../../backend/seed/seed.ts';
import { DEVELOPMENT_DOCTOR_WEBHOOK_SECRET } from '../../server/option-table.ts';
import { testSecrets } from '../../backend/testing/test-secrets.ts';
import { signIn } from '../../backend/testing/test-seed.ts';
import { saveProfile, signUpDoctor } from './support/new-doctor.ts';
import { startServerProcess } from './support/server-process.ts';
import { NOW, startTestServer, temporaryFolder } from './support/test-server.ts';

const [meera] = demoAccounts;

/** Returns what the command printed. */
async function removeDemoPeople(dataPath: string, env: Record<string, string> = {}) {
  let output = '';
  const print = (text: unknown) => void (output += `${String(text)}\n`);
  const args = ['remove-demo-people', '--data', dataPath];
  const code = await runDatabaseCommand(args, env, { log: print, error: print });
  return { code, output };
}

test('a server for real users begins without people of the demo, and a first doctor can join', async () => {
  const server = await startTestServer(
    {
      refusesDemoPeople: true,
      doctorWebhookSecrets: [DEVELOPMENT_DOCTOR_WEBHOOK_SECRET],
    },
    createSeedWithFiles,
  );
  const guest = server.createDevice();
  for (const list of ['listDoctors', 'listFreelancers', 'listHospitals'] as const) {
    const { status, body } = await guest.call(list);
    expect([list, status, body]).toEqual([list, 200, []]);
  }
  for (const { phone, role } of demoAccounts) {
    const body = { phone, password: DEMO_PASSWORD, role, remember: false };
    expect((await guest.call('login', {}, { body })).status).toBe(401);
  }
  const device = server.createDevice();
  const doctor = await signUpDoctor(device, server.smsPath);
  await saveProfile(device, doctor, NOW);
  expect(await guest.call('listDoctors')).toMatchObject({
    status: 200,
    body: [{ id: doctor.id, name: doctor.name }],
  });
});

test('a data file with people of the demo starts for real users only after they are removed', async () => {
  const demo = await startTestServer({}, createSeedWithFiles);
  const { dataPath, smsPath } = demo;
  const doctor = await signUpDoctor(demo.createDevice(), smsPath);
  const device = demo.createDevice();
  const { accessToken: token } = await signIn(device, meera, { password: DEMO_PASSWORD });
  expect((await device.call('listAppointments', { id: meera.id }, { token })).status).toBe(200);
  await demo.close();

  const forUsers = { dataPath, refusesDemoPeople: true };
  const refusal = await startTestServer(forUsers, createSeedWithFiles).catch(String);
  expect(refusal).toContain(
    `people of the demo, whose password is published. They are in ${dataPath}: `,
  );
  expect(refusal).toContain(`npm run database -- remove-demo-people --data ${dataPath}`);

  expect(await removeDemoPeople(dataPath)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Removed \d\d account\(s\) and \d+ helper\(s\) of the demo/),
  });
  expect(await readFile(dataPath, 'utf8')).not.toContain(meera.phone);
  const { createDevice } = await startTestServer(forUsers, createSeedWithFiles);
  const guest = createDevice();
  const body = { phone: meera.phone, password: DEMO_PASSWORD, role: 'patient', remember: false };
  expect((await guest.call('login', {}, { body })).status).toBe(401);
  const login = { phone: '9333333333', role: 'doctor' as const };
  const signedIn = await signIn(createDevice(), login, { password: 'a-long-password' });
  expect(signedIn.user).toMatchObject({ id: doctor.id, name: doctor.name });
});

test('people of the demo are removed from an encrypted file with its key only', async () => {
  const key = { DATA_KEY: testSecrets.DATA_KEY };
  const dataKeys = [Buffer.from(key.DATA_KEY, 'base64')];
  const demo = await startTestServer({ dataKeys }, createSeedWithFiles);
  await demo.close();
  expect(await removeDemoPeople(demo.dataPath)).toEqual({
    code: 1,
    output: 'The data is encrypted. Set DATA_KEY to its key.\n',
  });
  expect(await removeDemoPeople(demo.dataPath, key)).toMatchObject({ code: 0 });
  await startTestServer({ dataPath: demo.dataPath, dataKeys, refusesDemoPeople: true });
});

test('a missing data file is not created by the command', async () => {
  const path = join(await temporaryFolder(), 'missing.json');
  const missing = { code: 1, output: `${path} does not exist.\n` };
  expect(await removeDemoPeople(path)).toEqual(missing);
  expect(await removeDemoPeople(path)).toEqual(missing);
});

test.each([
  ['seed', '--data', 'file.json', ''],
  ['remove-demo-people', 'file.json', '--database', 'folder'],
  ['remove-demo-people', '--data', 'file.json', '--database', 'folder'],
])('the command %s %s %s %s is refused', async (...args) => {
  const print = () => undefined;
  const words = args.filter((word) => word !== '');
  expect(await runDatabaseCommand(words, {}, { log: print, error: print })).toBe(1);
});

test('the documented start with an https address begins without people of the demo', async () => {
  const folder = await temporaryFolder();
  const args = ['--data', join(folder, 'clinic.json'), '--port', '0', '--sms', `${folder}/sms.txt`];
  const address = ['--url', 'https://app.example.com', '--trust-proxy', 'loopback'];
  const server = await startServerProcess([...args, ...address], { env: testSecrets });
  onTestFinished(() => void server.end('SIGKILL'));
  const doctors = await fetch(`${server.url}/api/doctors`);
  expect([doctors.status, await doctors.json()]).toEqual([200, []]);
});
