import { expect, test } from 'vitest';
import { accounts as demoAccounts, DEMO_PASSWORD_HASH } from '../backend/seed/accounts.ts';
import { freelancers as demoHelpers } from '../backend/seed/freelancers/all-freelancers.ts';
import { createSeed } from '../backend/seed/seed.ts';
import { createMemoryStore } from '../backend/store/memory-store.ts';
import { type CollectionName, collectionNames, type SeedData } from '../backend/store/records.ts';
import type { Store } from '../backend/store/store.ts';
import { createTestSeed, people, testRecord, visit } from '../backend/testing/test-seed.ts';
import { refuseDemoPeople, removeDemoPeople } from './demo-people.ts';

const TODAY = '2026-11-23';
const now = new Date('2026-11-23T04:00:00.000Z');
const { patientA, patientB, doctorA } = people;
const [demoPatient = '', demoDoctor = ''] = ['patient-meera-nair', 'doctor-ananya-krishnan'];
const demoIds = [...demoAccounts, ...demoHelpers].map(({ id }) => id);

const place = { name: 'data/clinic.json', commandFlags: ' --data data/clinic.json' };

const ownVisit = visit('own-visit', '10:00', 'scheduled');
const visitToDemoDoctor = { ...visit('to-demo', '10:30', 'pending'), doctorId: demoDoctor };
const visitOfDemoPatient = { ...visit('of-demo', '11:00', 'scheduled'), patientId: demoPatient };
const ownRecord = testRecord('own-record');
const recordByDemoDoctor = { ...testRecord('by-demo'), doctorId: demoDoctor };
const recordOfDemoPatient = { ...testRecord('of-demo'), patientId: demoPatient };

function mixedSeed(): SeedData {
  const demo = createSeed(TODAY);
  const real = createTestSeed(
    [ownVisit, visitToDemoDoctor, visitOfDemoPatient],
    [ownRecord, recordByDemoDoctor, recordOfDemoPatient],
  );
  const [booking] = demo.queueBookings.filter(({ status }) => status === 'done');
  const [payment] = demo.payments.filter(({ draftId }) => draftId === booking?.id);
  if (!booking || !payment) throw new Error('The seed lacks a paid booking');
  const own = { ...booking, id: 'own-booking', patientId: patientA.id, freelancerId: 'helper-a' };
  const withDemoHelper = { ...booking, id: 'with-demo-helper', patientId: patientA.id };
  return {
    ...demo,
    accounts: [...demo.accounts, ...real.accounts],
    doctors: [...demo.doctors, ...real.doctors],
    hospitals: [...demo.hospitals, ...real.hospitals],
    appointments: [...demo.appointments, ...real.appointments],
    medicalRecords: [...demo.medicalRecords, ...real.medicalRecords],
    freelancers: [...demo.freelancers, ...real.freelancers],
    queueBookings: [...demo.queueBookings, own, withDemoHelper],
    payments: [
      ...demo.payments,
      { ...payment, id: 'own-payment', draftId: own.id },
      { ...payment, id: 'payment-of-demo-helper', draftId: withDemoHelper.id },
    ],
  };
}

async function readAll(store: Store): Promise<Map<CollectionName, { id: string }[]>> {
  const all = new Map<CollectionName, { id: string }[]>();
  for (const name of collectionNames) all.set(name, await store.read((reads) => reads.find(name)));
  return all;
}

test('data with the demo’s people are refused by name, with the command that removes them', async () => {
  const store = createMemoryStore(createSeed(TODAY));
  const refusal = String(await refuseDemoPeople(store, place).catch((error: unknown) => error));
  expect(refusal).toMatch(/They are in data\/clinic\.json: \S+ \S+, .+ and \d+ more\./);
  expect(refusal).toMatch(/npm run database -- remove-demo-people --data data\/clinic\.json$/);
});

test.each(demoIds)('the demo’s %s alone is refused', async (id) => {
  const demo = createSeed(TODAY);
  const one = {
    ...createTestSeed(),
    accounts: [...Object.values(people), ...demo.accounts.filter((account) => account.id === id)],
    freelancers: demo.freelancers.filter((helper) => helper.id === id),
  };
  await expect(refuseDemoPeople(createMemoryStore(one), place)).rejects.toThrow(
    'remove-demo-people',
  );
});

test('an account of another id with the published password is refused', async () => {
  const seed = createTestSeed();
  const accounts = seed.accounts.map((account) =>
    account.id === patientB.id ? { ...account, passwordHash: DEMO_PASSWORD_HASH } : account,
  );
  const store = createMemoryStore({ ...seed, accounts });
  await expect(refuseDemoPeople(store, place)).rejects.toThrow(patientB.name);
});

test('data without the demo’s people are accepted', async () => {
  for (const store of [createMemoryStore(createTestSeed()), createMemoryStore()]) {
    await expect(refuseDemoPeople(store, place)).resolves.toBeUndefined();
  }
});

test('removing the demo’s people leaves real accounts with what they have', async () => {
  const store = createMemoryStore(mixedSeed());
  const removed = await removeDemoPeople(store, now);
  expect(removed).toEqual({
    accounts: demoAccounts.length,
    helpers: demoHelpers.length,
    bookings: 1,
  });
  await refuseDemoPeople(store, place);

  const left = await readAll(store);
  const ids = (name: CollectionName) => (left.get(name) ?? []).map(({ id }) => id).toSorted();
  expect(ids('accounts')).toEqual(
    Object.values(people)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(ids('doctors')).toEqual(['doctor-a', 'doctor-b']);
  expect(ids('freelancers')).toEqual(['helper-a', 'helper-b', 'helper-c']);
  expect(ids('appointments')).toEqual(['own-visit', 'to-demo']);
  expect(left.get('appointments')).toContainEqual(ownVisit);
  expect(left.get('appointments')).toContainEqual(
    expect.objectContaining({ id: 'to-demo', status: 'cancelled', patientId: patientA.id }),
  );
  expect(ids('medicalRecords')).toEqual(['by-demo', 'own-record']);
  expect(ids('queueBookings')).toEqual(['own-booking']);
  expect(ids('payments')).toEqual(['own-payment']);
  expect(ids('hospitals').length).toBeGreaterThan(2);
});

test('removing the demo’s people leaves nothing else that names them', async () => {
  const store = createMemoryStore(createSeed(TODAY));
  await removeDemoPeople(store, now);
  const left = [...(await readAll(store))].filter(([, records]) => records.length > 0);
  expect(left.map(([name]) => name)).toEqual(['hospitals', 'unusedFiles']);
});

test('the removal can be repeated after it stopped midway', async () => {
  const store = createMemoryStore(mixedSeed());
  let writes = 0;
  const breaking: Store = {
    read: (work) => store.read(work),
    write: (work) => {
      writes += 1;
      return writes > 20 ? Promise.reject(new Error('The disk is full')) : store.write(work);
    },
  };
  await expect(removeDemoPeople(breaking, now)).rejects.toThrow('full');
  await expect(refuseDemoPeople(store, place)).rejects.toThrow('people of the demo');
  await removeDemoPeople(store, now);
  await refuseDemoPeople(store, place);
  expect(await store.read((reads) => reads.get('accounts', doctorA.id))).toEqual(doctorA);
});
