import type { SharingScope } from '../../../../src/contract/sharing.ts';
import type { Appointment } from '../../../../src/contract/appointments.ts';
import { check } from '../../check.ts';
import { fileForm, send } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import {
  expectEqual,
  expectError,
  expectFile,
  expectResponse,
  expectThat,
  expectUncached,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { SignedIn } from '../../signed-in.ts';
import type { Reply } from '../../targets/device.ts';
import { decideRequest, verifies, whileSuspended } from '../../verification.ts';
import { writtenRecord } from './records.ts';

interface Scene {
  patient: SignedIn;
  doctor: SignedIn;
  visit: Appointment;
}

/** A pending visit to a doctor with whom patient A shares nothing else. */
export async function requestedVisit(
  kit: Kit,
  name: 'doctorA' | 'doctorB' = 'doctorB',
): Promise<Scene> {
  const [patient, doctor] = [await kit.as('patientA'), await kit.as(name)];
  const ended = await patient.call('endSharing', { params: { id: doctor.user.id } });
  if (ended.status !== 404) expectResponse(ended);
  const booked = await kit.requestVisit('patientA', await kit.freeSlot(name));
  return { patient, doctor, visit: expectResponse(booked).appointment };
}

export async function choose(
  { patient, doctor, visit }: Scene,
  scope: SharingScope,
): Promise<void> {
  const params = { id: doctor.user.id };
  const { specialty } = expectResponse(await doctor.call('getDoctor', { params }));
  const body = { scope, specialty };
  expectResponse(await patient.call('chooseSharing', { params: { id: visit.id }, body }));
}

export async function acceptedVisit(
  kit: Kit,
  scope: SharingScope,
  name?: 'doctorA' | 'doctorB',
): Promise<Scene> {
  const scene = await requestedVisit(kit, name);
  await choose(scene, scope);
  const params = { id: scene.visit.id };
  expectResponse(await scene.doctor.call('acceptAppointment', { params }));
  return scene;
}

function listRecords({ patient }: Pick<Scene, 'patient'>, reader: SignedIn) {
  return reader.call('listRecords', { params: { id: patient.user.id } });
}

async function expectRecord(kit: Kit, scene: Scene, isShown: boolean): Promise<void> {
  const { record } = await writtenRecord(kit);
  const reply = await listRecords(scene, scene.doctor);
  if (isShown || reply.status !== 403) {
    const ids = expectResponse(reply).map(({ id }) => id);
    expectThat(
      reply,
      'records',
      ids.includes(record.id) === isShown,
      `${isShown ? 'with' : 'without'} the record of another doctor`,
      ids,
    );
  } else {
    expectError(reply, 'forbidden');
  }
}

async function withSpecialty(
  kit: Kit,
  doctor: SignedIn,
  specialty: string,
  work: () => Promise<void>,
): Promise<void> {
  const params = { id: doctor.user.id };
  const before = expectResponse(await doctor.call('getDoctor', { params }));
  const save = async (value: string) => {
    const body = { ...before, specialty: value };
    const saved = expectResponse(await doctor.call('updateDoctor', { params, body }));
    if (saved.verification?.requested?.specialty !== undefined) {
      expectResponse(await decideRequest(kit, doctor, { outcome: 'accepted' }));
    }
  };
  await save(specialty);
  try {
    await work();
  } finally {
    await save(before.specialty);
  }
}

export async function withHealthFacts(
  kit: Kit,
  work: (facts: object) => Promise<void>,
): Promise<void> {
  const { call, user } = await kit.as('patientA');
  const before = expectResponse(await call('getHealthFacts', { params: { id: user.id } }));
  const facts = {
    dateOfBirth: '1984-08-17',
    sex: 'female',
    allergies: 'Penicillin',
    medicines: 'None',
  };
  expectResponse(await call('updateHealthFacts', { body: facts }));
  try {
    await work(facts);
  } finally {
    expectResponse(await call('updateHealthFacts', { body: { ...before } }));
  }
}

export async function sentFile(from: SignedIn, to: SignedIn): Promise<string> {
  const form = fileForm(new Blob(['Notes'], { type: 'text/plain' }), 'notes.txt');
  const { content } = expectResponse(await send(from, to, { form }));
  if (!content.shareDoc) throw new Difference('sendMessage', 'content.shareDoc', 'the file', null);
  return content.shareDoc.id;
}

export const download = ({ call }: SignedIn, id: string): Promise<Reply<'downloadAttachment'>> =>
  call('downloadAttachment', { params: { id } });

export const sharingChecks = [
  check(
    'starts each visit with what the doctor wrote',
    'listSharing',
    async (kit) => {
      const { patient, visit } = await requestedVisit(kit);
      const reply = await patient.call('listSharing');
      const row = expectResponse(reply).find(({ appointmentId }) => appointmentId === visit.id);
      expectUncached(reply);
      expectEqual(reply, 'scope', row?.scope, 'own');
      expectEqual(reply, 'endedAt', row?.endedAt, undefined);
      const isLater = row !== undefined && row.lastDay >= visit.date;
      expectThat(reply, 'lastDay', isLater, 'the day of the visit or later', row?.lastDay);
    },
    ['traces'],
  ),
  check(
    "shows a doctor no other doctor's records by the smallest choice",
    'listRecords',
    async (kit) => expectRecord(kit, await acceptedVisit(kit, 'own'), false),
    ['traces'],
  ),
  check(
    'shows a doctor all records by the choice of everything, once the visit is accepted',
    'listRecords',
    async (kit) => {
      await writtenRecord(kit);
      const scene = await requestedVisit(kit);
      await choose(scene, 'everything');
      await expectRecord(kit, scene, false);
      const params = { id: scene.visit.id };
      expectResponse(await scene.doctor.call('acceptAppointment', { params }));
      await expectRecord(kit, scene, true);
    },
    ['traces'],
  ),
  check(
    'shows a doctor records of the same specialty only',
    'listRecords',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const scene = await acceptedVisit(kit, 'own');
      const author = record.doctor.specialty;
      await withSpecialty(kit, scene.doctor, author, async () => {
        await choose(scene, 'specialty');
        await expectRecord(kit, scene, true);
      });
      const other = author === 'Dermatology' ? 'Cardiology' : 'Dermatology';
      await withSpecialty(kit, scene.doctor, other, async () => {
        await choose(scene, 'specialty');
        await expectRecord(kit, scene, false);
      });
    },
    ['back-office', 'traces'],
  ),
  check(
    'shows a doctor no records after the visit was cancelled',
    'listRecords',
    async (kit) => {
      await writtenRecord(kit);
      const scene = await acceptedVisit(kit, 'everything');
      await expectRecord(kit, scene, true);
      const params = { id: scene.visit.id };
      expectResponse(await scene.patient.call('cancelAppointment', { params, body: {} }));
      await expectRecord(kit, scene, false);
    },
    ['traces'],
  ),
  check(
    'shows a doctor no records after the patient has ended it',
    'listRecords',
    async (kit) => {
      await writtenRecord(kit);
      const scene = await acceptedVisit(kit, 'everything');
      await expectRecord(kit, scene, true);
      const params = { id: scene.doctor.user.id };
      expectResponse(await scene.patient.call('endSharing', { params }));
      await expectRecord(kit, scene, false);
      await choose(scene, 'everything');
      await expectRecord(kit, scene, true);
    },
    ['traces'],
  ),
  check(
    'returns the visits of the doctor with the time of the end',
    'endSharing',
    async (kit) => {
      const { patient, doctor, visit } = await acceptedVisit(kit, 'everything');
      const reply = await patient.call('endSharing', { params: { id: doctor.user.id } });
      const row = expectResponse(reply).find((one) => one.appointmentId === visit.id);
      expectThat(reply, 'endedAt', row?.endedAt !== undefined, 'the time', row?.endedAt);
    },
    ['traces'],
  ),
  check(
    'shows a suspended doctor no records',
    'listRecords',
    async (kit) => {
      await writtenRecord(kit);
      const scene = await acceptedVisit(kit, 'everything');
      await expectRecord(kit, scene, true);
      await whileSuspended(kit, () => expectRecord(kit, scene, false));
    },
    verifies,
  ),
  check(
    'returns a record to its author after the patient has ended the sharing',
    'getRecord',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const [patient, doctor] = [await kit.as('patientA'), await kit.as('doctorA')];
      expectResponse(await patient.call('endSharing', { params: { id: doctor.user.id } }));
      const reply = await doctor.call('getRecord', { params: { id: record.id } });
      expectEqual(reply, 'body', expectResponse(reply), record);
    },
    ['traces'],
  ),
  check(
    "returns another doctor's record only if the patient shares it",
    'getRecord',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const params = { id: record.id };
      const scene = await acceptedVisit(kit, 'own');
      expectError(await scene.doctor.call('getRecord', { params }), 'forbidden');
      await choose(scene, 'everything');
      expectResponse(await scene.doctor.call('getRecord', { params }));
    },
    ['traces'],
  ),
  check(
    "sends the patient's file to the doctor once the visit is accepted, unless nothing is shared",
    'downloadAttachment',
    async (kit) => {
      const scene = await requestedVisit(kit, 'doctorA');
      const { patient, doctor } = scene;
      const file = await sentFile(patient, doctor);
      expectError(await download(doctor, file), 'forbidden');
      const params = { id: scene.visit.id };
      expectResponse(await doctor.call('acceptAppointment', { params }));
      const own = await sentFile(doctor, patient);
      for (const scope of ['own', 'everything'] as const) {
        await choose(scene, scope);
        expectFile(await download(doctor, file), 'text/plain');
      }
      await choose(scene, 'nothing');
      expectError(await download(doctor, file), 'forbidden');
      expectFile(await download(doctor, own), 'text/plain');
      expectFile(await download(patient, file), 'text/plain');
    },
    ['traces'],
  ),
  check(
    'shows health facts to the patient, and to a doctor with whom they are shared',
    'getHealthFacts',
    (kit) =>
      withHealthFacts(kit, async (facts) => {
        const scene = await acceptedVisit(kit, 'own');
        const params = { id: scene.patient.user.id };
        const read = ({ call }: SignedIn) => call('getHealthFacts', { params });
        const own = await read(scene.patient);
        expectEqual(own, 'body', expectResponse(own), facts);
        expectUncached(own);
        for (const scope of ['own', 'nothing'] as const) {
          await choose(scene, scope);
          expectError(await read(scene.doctor), 'forbidden');
        }
        for (const scope of ['specialty', 'everything'] as const) {
          await choose(scene, scope);
          const reply = await read(scene.doctor);
          expectEqual(reply, 'body', expectResponse(reply), facts);
        }
      }),
    ['traces'],
  ),
  check(
    'rejects a date of birth before 1900 or in the future',
    'updateHealthFacts',
    async (kit) => {
      const { call } = await kit.as('patientA');
      for (const dateOfBirth of ['1899-12-31', '2999-01-01']) {
        const body = { dateOfBirth, allergies: '', medicines: '' };
        expectWrongField(await call('updateHealthFacts', { body }), 'dateOfBirth');
      }
    },
  ),
  check(
    'rejects a choice about another specialty than the doctor has',
    'chooseSharing',
    async (kit) => {
      const { patient, visit } = await requestedVisit(kit);
      const params = { id: visit.id };
      for (const specialty of ['Astrology', undefined]) {
        const body = { scope: 'specialty', ...(specialty !== undefined && { specialty }) };
        expectError(await patient.call('chooseSharing', { params, body }), 'invalid-transition');
      }
    },
    ['traces'],
  ),
  check(
    'rejects a choice about a cancelled visit',
    'chooseSharing',
    async (kit) => {
      const { patient, visit } = await requestedVisit(kit);
      const params = { id: visit.id };
      expectResponse(await patient.call('cancelAppointment', { params, body: {} }));
      const body = { scope: 'everything' };
      expectError(await patient.call('chooseSharing', { params, body }), 'invalid-transition');
    },
    ['traces'],
  ),
];
