import { check } from '../../check.ts';
import { Skipped } from '../../difference.ts';
import { expectResponse, expectEqual, expectError } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

/** Clients hide a later time. */
const CLOCK_ERROR_MS = 60_000;

const listed = async (kit: Kit) => {
  const reply = await kit.guest().call('listHospitals');
  return { reply, hospitals: expectResponse(reply) };
};

export const hospitalChecks = [
  check('lists each hospital once', 'listHospitals', async (kit) => {
    const { reply, hospitals } = await listed(kit);
    const ids = hospitals.map(({ id }) => id);
    expectEqual(reply, 'ids', ids, [...new Set(ids)]);
  }),
  check('sends no wait time from the future', 'listHospitals', async (kit) => {
    const { reply, hospitals } = await listed(kit);
    const latest = kit.target.now().getTime() + CLOCK_ERROR_MS;
    const future = hospitals.filter(
      ({ waitUpdatedAt }) => Date.parse(waitUpdatedAt ?? '') > latest,
    );
    const times = future.map(({ waitUpdatedAt }) => waitUpdatedAt);
    expectEqual(reply, 'waitUpdatedAt', times, []);
  }),
  check('returns the requested hospital', 'getHospital', async (kit) => {
    const { hospitals } = await listed(kit);
    const wanted = hospitals.at(-1);
    if (!wanted) throw new Skipped('there is no hospital to ask for');
    const reply = await kit.guest().call('getHospital', { params: { id: wanted.id } });
    expectEqual(reply, 'body', expectResponse(reply), wanted);
  }),
  check('rejects an unknown id', 'getHospital', async (kit) => {
    const params = { id: 'nobody-has-this-id' };
    expectError(await kit.guest().call('getHospital', { params }), 'not-found');
  }),
];
