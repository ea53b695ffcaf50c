import type { HealthAnswer, HealthRequest } from '../../../../src/contract/sharing.ts';
import { check } from '../../check.ts';
import { getListener, sent } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import { expectEqual, expectError, expectResponse, expectThat } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { SignedIn } from '../../signed-in.ts';
import { acceptedVisit, choose, requestedVisit, withHealthFacts } from './sharing.ts';

type Scene = Awaited<ReturnType<typeof acceptedVisit>>;

const ask = ({ doctor, visit }: Scene) =>
  doctor.call('askForHealthFacts', { params: { id: visit.id } });

const answer = ({ patient, visit }: Scene, given: HealthAnswer) =>
  patient.call('answerHealthRequest', { params: { id: visit.id }, body: { answer: given } });

const read = ({ patient }: Scene, { call }: SignedIn) =>
  call('getHealthFacts', { params: { id: patient.user.id } });

async function askedVisit(kit: Kit, name?: 'doctorA' | 'doctorB'): Promise<Scene> {
  const scene = await acceptedVisit(kit, 'own', name);
  expectResponse(await ask(scene));
  return scene;
}

async function givenVisit(kit: Kit, name?: 'doctorA' | 'doctorB'): Promise<Scene> {
  const scene = await askedVisit(kit, name);
  expectResponse(await answer(scene, 'yes'));
  return scene;
}

/** Reads before `end`, which closes the facts. */
const closes = (end: (scene: Scene) => Promise<void>) => (kit: Kit) =>
  withHealthFacts(kit, async () => {
    const scene = await givenVisit(kit);
    expectResponse(await read(scene, scene.doctor));
    await end(scene);
    expectError(await read(scene, scene.doctor), 'forbidden');
  });

async function expectEvent(
  kit: Kit,
  name: 'patientA' | 'doctorA',
  id: string,
  state: HealthRequest['state'],
): Promise<void> {
  const listener = await getListener(kit, name);
  const payload = await listener.event(
    'sharing_changed',
    [id],
    ({ healthRequest }) => healthRequest?.state === state,
  );
  const list = expectResponse(await (await kit.as(name)).call('listSharing'));
  const listed = list.find(({ appointmentId }) => appointmentId === id);
  expectEqual({ name: 'sharing_changed' }, 'payload', payload, listed);
}

export const healthRequestChecks = [
  check(
    "adds the request to the visit's sharing",
    'askForHealthFacts',
    async (kit) => {
      const scene = await acceptedVisit(kit, 'own');
      const reply = await ask(scene);
      const { appointmentId, healthRequest } = expectResponse(reply);
      expectEqual(reply, 'appointmentId', appointmentId, scene.visit.id);
      expectEqual(reply, 'healthRequest.state', healthRequest?.state, 'asked');
    },
    ['traces'],
  ),
  check(
    'has one request for each visit, also when it is sent twice at once',
    'askForHealthFacts',
    async (kit) => {
      const scene = await acceptedVisit(kit, 'own');
      const [first, second] = await Promise.all([ask(scene), ask(scene)]);
      const { healthRequest } = expectResponse(first);
      expectEqual(second, 'healthRequest', expectResponse(second).healthRequest, healthRequest);
      expectResponse(await answer(scene, 'yes'));
      const again = await ask(scene);
      expectEqual(again, 'after the yes', expectResponse(again).healthRequest?.state, 'given');
    },
    ['traces'],
  ),
  check(
    'is refused after a no',
    'askForHealthFacts',
    async (kit) => {
      const scene = await askedVisit(kit);
      expectResponse(await answer(scene, 'no'));
      expectError(await ask(scene), 'health-request-refused');
    },
    ['traces'],
  ),
  check(
    'is refused before the doctor has accepted the visit, and after it was cancelled',
    'askForHealthFacts',
    async (kit) => {
      const scene = await requestedVisit(kit);
      expectError(await ask(scene), 'invalid-transition');
      const params = { id: scene.visit.id };
      expectResponse(await scene.patient.call('cancelAppointment', { params, body: {} }));
      expectError(await ask(scene), 'invalid-transition');
    },
    ['traces'],
  ),
  check(
    'is refused to a doctor for the visit of another doctor',
    'askForHealthFacts',
    async (kit) => {
      const scene = await acceptedVisit(kit, 'own', 'doctorA');
      const other = await kit.as('doctorB');
      expectError(await ask({ ...scene, doctor: other }), 'forbidden', 'not-found');
    },
    ['traces'],
  ),
  check(
    'stores the answer, and prolongs nothing',
    'answerHealthRequest',
    async (kit) => {
      const scene = await acceptedVisit(kit, 'own');
      const { lastDay } = expectResponse(await ask(scene));
      const yes = await answer(scene, 'yes');
      expectEqual(yes, 'healthRequest.state', expectResponse(yes).healthRequest?.state, 'given');
      expectEqual(yes, 'lastDay', expectResponse(yes).lastDay, lastDay);
      const no = await answer(scene, 'no');
      expectEqual(no, 'after a no', expectResponse(no).healthRequest?.state, 'refused');
    },
    ['traces'],
  ),
  check(
    'rejects a yes after a no',
    'answerHealthRequest',
    async (kit) => {
      const scene = await askedVisit(kit);
      expectResponse(await answer(scene, 'no'));
      expectError(await answer(scene, 'yes'), 'health-request-refused');
    },
    ['traces'],
  ),
  check(
    'rejects an answer that no doctor has asked for',
    'answerHealthRequest',
    async (kit) => {
      expectError(await answer(await acceptedVisit(kit, 'own'), 'yes'), 'not-found');
    },
    ['traces'],
  ),
  check(
    'rejects an answer by another patient',
    'answerHealthRequest',
    async (kit) => {
      const scene = await askedVisit(kit);
      const patient = await kit.as('patientB');
      expectError(await answer({ ...scene, patient }, 'yes'), 'forbidden', 'not-found');
    },
    ['traces'],
  ),
  check(
    'shows health facts after a yes, to the doctor who asked',
    'getHealthFacts',
    (kit) =>
      withHealthFacts(kit, async (facts) => {
        const scene = await askedVisit(kit);
        expectError(await read(scene, scene.doctor), 'forbidden');
        expectResponse(await answer(scene, 'yes'));
        const reply = await read(scene, scene.doctor);
        expectEqual(reply, 'body', expectResponse(reply), facts);
      }),
    ['traces'],
  ),
  check(
    'shows no health facts to another doctor with a visit after a yes',
    'getHealthFacts',
    (kit) =>
      withHealthFacts(kit, async () => {
        const other = await acceptedVisit(kit, 'own', 'doctorB');
        const scene = await givenVisit(kit, 'doctorA');
        expectResponse(await read(scene, scene.doctor));
        expectError(await read(other, other.doctor), 'forbidden');
      }),
    ['traces'],
  ),
  check(
    'shows no health facts after a no that follows a yes',
    'getHealthFacts',
    closes(async (scene) => void expectResponse(await answer(scene, 'no'))),
    ['traces'],
  ),
  check(
    'shows no health facts after the end of the sharing, also when the patient shares again',
    'getHealthFacts',
    closes(async (scene) => {
      const params = { id: scene.doctor.user.id };
      expectResponse(await scene.patient.call('endSharing', { params }));
      await choose(scene, 'own');
    }),
    ['traces'],
  ),
  check(
    'shows no health facts after the patient chose to share nothing',
    'getHealthFacts',
    closes((scene) => choose(scene, 'nothing')),
    ['traces'],
  ),
  check(
    'shows no health facts after the visit was cancelled',
    'getHealthFacts',
    closes(async ({ patient, visit }) => {
      const params = { id: visit.id };
      expectResponse(await patient.call('cancelAppointment', { params, body: {} }));
    }),
    ['traces'],
  ),
  check(
    'has an entry for a request and for each answer',
    'listAudit',
    async (kit) => {
      const scene = await acceptedVisit(kit, 'own');
      const { patient, doctor, visit } = scene;
      expectResponse(await ask(scene));
      expectResponse(await ask(scene));
      expectResponse(await answer(scene, 'yes'));
      expectResponse(await answer(scene, 'no'));
      const reply = await patient.call('listAudit', { query: {} });
      const { entries } = expectResponse(reply);
      const found = entries
        .filter(({ appointmentId }) => appointmentId === visit.id)
        .map(({ kind, reader }) => `${kind} ${reader.id}`)
        .toReversed();
      expectEqual(reply, 'requests and answers', found, [
        `health-asked ${doctor.user.id}`,
        `health-given ${patient.user.id}`,
        `health-refused ${patient.user.id}`,
      ]);
    },
    ['traces'],
  ),
  check(
    'notifies the patient of a request, and the doctor of the answer',
    'sharing_changed',
    async (kit) => {
      await Promise.all([getListener(kit, 'patientA'), getListener(kit, 'doctorA')]);
      const scene = await askedVisit(kit, 'doctorA');
      const { id } = scene.visit;
      for (const name of ['patientA', 'doctorA'] as const) {
        await expectEvent(kit, name, id, 'asked');
      }
      expectResponse(await answer(scene, 'yes'));
      for (const name of ['patientA', 'doctorA'] as const) {
        await expectEvent(kit, name, id, 'given');
      }
      const params = { id: scene.doctor.user.id };
      expectResponse(await scene.patient.call('endSharing', { params }));
      await expectEvent(kit, 'doctorA', id, 'refused');
    },
    ['traces'],
  ),
  check(
    'notifies no other user of a request',
    'sharing_changed',
    async (kit) => {
      const others = [await getListener(kit, 'patientB'), await getListener(kit, 'doctorB')];
      const listener = await getListener(kit, 'patientA');
      const { visit } = await askedVisit(kit, 'doctorA');
      await listener.event('sharing_changed', [visit.id]);
      // An event sent to the wrong user would arrive before this message.
      const [patientB, doctorB] = [await kit.as('patientB'), await kit.as('doctorB')];
      const { clientId } = await sent(patientB, doctorB);
      for (const other of others) {
        await other.event('new_message', [clientId]);
        const count = other.count('sharing_changed', [visit.id]);
        if (count > 0) throw new Difference('sharing_changed', 'events for others', 'none', count);
      }
    },
    ['traces'],
  ),
  check(
    'rejects an unknown sex, and clears one that is left out',
    'updateHealthFacts',
    async (kit) => {
      const { call, user } = await kit.as('patientA');
      const params = { id: user.id };
      const before = expectResponse(await call('getHealthFacts', { params }));
      const rest = { allergies: 'Dust', medicines: '' };
      try {
        const saved = await call('updateHealthFacts', { body: { ...rest, sex: 'female' } });
        expectEqual(saved, 'sex', expectResponse(saved).sex, 'female');
        const unknown = await call('updateHealthFacts', { body: { ...rest, sex: 'unknown' } });
        expectError(unknown, 'invalid-request');
        const cleared = await call('updateHealthFacts', { body: rest });
        expectThat(
          cleared,
          'cleared sex',
          expectResponse(cleared).sex === undefined,
          'left out',
          expectResponse(cleared).sex,
        );
      } finally {
        expectResponse(await call('updateHealthFacts', { body: { ...before } }));
      }
    },
  ),
];
