import { check } from '../../check.ts';
import { Skipped } from '../../difference.ts';
import { expectResponse, expectEqual, expectError } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

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
