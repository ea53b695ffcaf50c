import { expect, test } from 'vitest';
import { createTestBackend, TEST_URL } from '../../testing/test-backend.ts';
import { createTestSeed, testHospital } from '../../testing/test-seed.ts';
import { picturePath } from '../files/picture-path.ts';

const other = { ...testHospital, id: 'hospital-b', name: 'Another Hospital' };

function start(hospitals = [testHospital, other]) {
  return createTestBackend({ seed: { ...createTestSeed(), hospitals } }).createDevice();
}

test('everyone can list all hospitals, sorted by name', async () => {
  const { status, body } = await start().call('listHospitals');
  expect(status).toBe(200);
  expect(body).toEqual([other, testHospital]);
});

test('fetching a single hospital returns the same data as the hospital list', async () => {
  expect((await start().call('getHospital', { id: testHospital.id })).body).toEqual(testHospital);
});

test('an unknown hospital returns 404', async () => {
  expect(await start().call('getHospital', { id: 'nowhere' })).toMatchObject({
    status: 404,
    body: { code: 'not-found', message: 'Hospital not found' },
  });
});

test('a picture served by the API has an absolute URL', async () => {
  const device = start([{ ...testHospital, image: picturePath('abc') }]);
  expect((await device.call('listHospitals')).body).toMatchObject([
    { image: `${TEST_URL}/api/pictures/abc` },
  ]);
});
