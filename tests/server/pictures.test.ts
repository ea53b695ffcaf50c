import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doctorEndpoints } from '../../src/contract/doctors.ts';
import { hospitalEndpoints } from '../../src/contract/hospitals.ts';
import { createSeedWithFiles } from '../../backend/seed/seed.ts';
import { startTestServer, temporaryFolder } from './support/test-server.ts';

async function startDemoServer(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options, createSeedWithFiles);
  const device = server.createDevice();
  const { body } = await device.call('listDoctors');
  const doctors = doctorEndpoints.listDoctors.response.parse(body);
  const hospitals = hospitalEndpoints.listHospitals.response.parse(
    (await device.call('listHospitals')).body,
  );
  const portraitOf = (id: string) => doctors.find((one) => one.id === id)?.profilePicture ?? '';
  return { ...server, doctors, hospitals, portraitOf };
}

const ananya = 'doctor-ananya-krishnan';

test("the server serves the demo's doctor and hospital pictures", async () => {
  const { url, doctors, hospitals } = await startDemoServer();
  const pictures = [
    ...doctors.map(({ profilePicture }) => profilePicture),
    ...hospitals.map(({ image }) => image),
  ].filter((address) => address !== null);
  expect(pictures.length).toBeGreaterThan(hospitals.length);
  for (const address of new Set(pictures)) {
    expect(address).toMatch(new RegExp(`^${url}/api/pictures/[0-9a-f]{64}$`));
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toContain('<svg');
  }
});

test("the server's portrait of a doctor is identical to the demo's file", async () => {
  const { portraitOf } = await startDemoServer();
  const art = new URL('../../public/art/people/ananya.svg', import.meta.url);
  expect(await (await fetch(portraitOf(ananya))).text()).toBe(await readFile(art, 'utf8'));
});

test('picture URLs contain the address that the client used to reach the server', async () => {
  const dataPath = join(await temporaryFolder(), 'caresetu.json');
  const first = await startDemoServer({ dataPath });
  await first.close();
  const second = await startDemoServer({ dataPath });
  expect(second.portraitOf(ananya)).toContain(second.url);
  expect((await fetch(second.portraitOf(ananya))).status).toBe(200);
});

test('behind a proxy, picture URLs contain the public address', async () => {
  const publicUrl = 'https://app.example.com';
  const { portraitOf } = await startDemoServer({ publicUrl });
  expect(portraitOf(ananya)).toMatch(/^https:\/\/app\.example\.com\/api\/pictures\//);
});
