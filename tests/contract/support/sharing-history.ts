import * as fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  createTestBackend,
  type Reply,
  type TestBackend,
} from '../../../backend/testing/test-backend.ts';
import { createForm } from '../../../backend/testing/test-chat.ts';
import {
  createTestSeed,
  people,
  signIn,
  TEST_PASSWORD,
  testRecord,
} from '../../../backend/testing/test-seed.ts';
import { decide } from '../../../backend/testing/test-verification.ts';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { doctorEndpoints } from '../../../src/contract/doctors.ts';
import { message } from '../../../src/contract/messages.ts';
import { recordEndpoints } from '../../../src/contract/records.ts';
import { type SharingScope, sharingScope } from '../../../src/contract/sharing.ts';
import type { EndpointName } from '../../../tools/conformance/calls.ts';

const { patientA } = people;
const doctors = [people.doctorA, people.doctorB];
const times = ['10:00', '10:30', '11:00', '11:30'];
const specialties = ['Cardiology', 'ENT', ''];
const START = '2026-11-23T04:00:00.000Z';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const INDIA_MS = 330 * MINUTE_MS;
const DAYS_AFTER = 7;
const TOKEN_MS = 5 * MINUTE_MS;

const doctor = fc.nat(doctors.length - 1);
const index = fc.nat(5);

const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('book' as const),
      doctor,
      day: fc.integer({ min: 1, max: 6 }),
      slot: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('begin' as const),
      doctor,
      day: fc.integer({ min: 1, max: 6 }),
      slot: fc.nat(3),
      scope: fc.constantFrom(...sharingScope.options),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('accept' as const), index }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('choose' as const),
      index,
      scope: fc.constantFrom(...sharingScope.options),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), index }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      index,
      answer: fc.constantFrom('yes' as const, 'yes' as const, 'no' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('complete' as const), index }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), index }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('end' as const), doctor }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('suspend' as const), doctor }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reinstate' as const), doctor }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('setSpecialty' as const),
      doctor,
      specialty: fc.constantFrom(...specialties),
      isVerified: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      doctor,
      isFromDoctor: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('outlast' as const), index, isOver: fc.boolean() }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('read' as const), doctor }) },
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

export const history = fc.record({
  actions: fc.array(action, { minLength: 5, maxLength: 30, size: 'max' }),
  isDeleted: fc.oneof(
    { weight: 7, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

interface Visit {
  id: string;
  doctor: number;
  status: 'pending' | 'scheduled' | 'completed' | 'cancelled';
  scope: SharingScope;
  specialty: string;
  date: string;
  start: number;
  isEnded: boolean;
  request: 'asked' | 'given' | 'refused' | null;
}

/** An entry of the trail for a request to see the health facts, or for its answer. */
export interface RequestEntry {
  /** ISO 8601. */
  at: string;
  personId: string;
  kind: 'health-asked' | 'health-given' | 'health-refused';
  visitId: string;
}

interface Item {
  id: string;
  kind: 'records' | 'file' | 'health-facts';
  author: number | null;
  specialty: string;
}

export interface SharedRead {
  /** ISO 8601. */
  at: string;
  doctorId: string;
  kind: Item['kind'];
  items: { id: string; isOwn: boolean; visitIds: string[] }[];
}

const oldRecords = ['Cardiology', 'ENT'].map((specialty) => ({
  ...testRecord(specialty),
  doctorId: people.doctorB.id,
  specialty,
}));

const moves = {
  accept: { name: 'acceptAppointment', status: 'scheduled', body: {} },
  cancel: { name: 'cancelAppointment', status: 'cancelled', body: {} },
  complete: {
    name: 'completeAppointment',
    status: 'completed',
    body: { record: { diagnosis: 'Cold', prescription: '', notes: '' } },
  },
} as const;

const readers = {
  records: 'getRecord',
  file: 'downloadAttachment',
  'health-facts': 'getHealthFacts',
} as const;

const dayOf = (at: number) => Math.floor((at + INDIA_MS) / DAY_MS);
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

class Model {
  readonly visits: Visit[] = [];
  readonly items: Item[] = [
    { id: patientA.id, kind: 'health-facts', author: null, specialty: '' },
    ...oldRecords.map(({ id, specialty }) => ({
      id,
      kind: 'records' as const,
      author: 1,
      specialty,
    })),
  ];
  readonly specialties = ['Cardiology', 'Cardiology'];
  readonly suspended = new Set<number>();
  isDeleted = false;

  reads(reader: number, now: number, item: Item): boolean {
    return item.author === reader || this.findVisitIds(reader, now, item).length > 0;
  }

  findVisitIds(reader: number, now: number, item: Item): string[] {
    if (this.suspended.has(reader) || this.isDeleted) return [];
    return this.visits.flatMap((visit) => {
      const { id, doctor, scope, specialty, request } = visit;
      if (doctor !== reader || !this.isOpen(visit, now)) return [];
      const reaches = new Set<string>();
      if (scope !== 'nothing') reaches.add('file');
      if (scope === 'everything') reaches.add('health-facts').add('all records');
      if (scope === 'specialty' || request === 'given') reaches.add('health-facts');
      if (scope === 'specialty' && specialty !== '') reaches.add(`records of ${specialty}`);
      const needed =
        item.kind === 'records' ? ['all records', `records of ${item.specialty}`] : [item.kind];
      return needed.some((reach) => reaches.has(reach)) ? [id] : [];
    });
  }

  isOpen({ status, isEnded, date }: Visit, now: number): boolean {
    const isLive = status === 'scheduled' || status === 'completed';
    return isLive && !isEnded && dayOf(now) <= dayOf(Date.parse(date)) + DAYS_AFTER;
  }

  askStatus(visit: Visit, now: number): number {
    if (this.suspended.has(visit.doctor)) return 403;
    if (visit.status !== 'scheduled') return 409;
    return this.isOpen(visit, now) && visit.request !== 'refused' ? 200 : 409;
  }

  answerStatus(visit: Visit, answer: 'yes' | 'no', now: number): number {
    if (visit.request === null) return 404;
    if (visit.request === (answer === 'yes' ? 'given' : 'refused')) return 200;
    if (visit.request === 'refused' || !this.isOpen(visit, now)) return 409;
    return answer === 'no' || visit.status === 'scheduled' ? 200 : 409;
  }

  hasVisit(reader: number): boolean {
    return this.visits.some(
      ({ doctor, status }) => doctor === reader && /scheduled|completed/.test(status),
    );
  }
}

/** The order of concurrent reads is not fixed. */
export async function playHistory({
  actions,
  isDeleted,
}: {
  actions: readonly Action[];
  isDeleted: boolean;
}): Promise<{ test: TestBackend; reads: SharedRead[]; requests: RequestEntry[] }> {
  const test = createTestBackend({ seed: createTestSeed([], oldRecords), now: START });
  const { backend, clock, createDevice } = test;
  const model = new Model();
  const reads: SharedRead[] = [];
  const requests: RequestEntry[] = [];
  const now = () => clock.now().getTime();

  const noteRequest = (kind: RequestEntry['kind'], visit: Visit) => {
    const personId = kind === 'health-asked' ? doctorAt(visit.doctor).id : patientA.id;
    requests.push({ at: clock.now().toISOString(), personId, kind, visitId: visit.id });
  };
  const refuse = (visit: Visit) => {
    if (visit.request === null || visit.request === 'refused') return;
    visit.request = 'refused';
    noteRequest('health-refused', visit);
  };
  const sessions = new Map<string, { token: Promise<string>; at: number }>();
  const call = async (
    who: (typeof doctors)[number],
    name: EndpointName,
    params: Record<string, string> = {},
    options: { body?: unknown; rawBody?: FormData } = {},
  ): Promise<Reply> => {
    const session = sessions.get(who.id);
    const isFresh = session && now() - session.at < TOKEN_MS;
    const token = isFresh
      ? session.token
      : signIn(createDevice(), who).then(({ accessToken }) => accessToken);
    if (!isFresh) sessions.set(who.id, { token, at: now() });
    return createDevice().call(name, params, { token: await token, ...options });
  };
  const doctorAt = (position: number) => doctors[position] ?? people.doctorA;
  const facts = { allergies: 'Penicillin', medicines: '' };
  await call(patientA, 'updateHealthFacts', {}, { body: facts });

  const readEverything = async (reader: number): Promise<void> => {
    const by = doctorAt(reader);
    const can = (item: Item) => model.reads(reader, now(), item);
    const existing = model.items.filter(({ kind }) => !model.isDeleted || kind !== 'health-facts');
    const records = existing.filter(({ kind }) => kind === 'records');
    const at = clock.now().toISOString();
    const note = (kind: Item['kind'], items: readonly Item[]) => {
      if (items.length === 0) return;
      const read = items.map((item) => ({
        id: item.id,
        isOwn: item.author === reader,
        visitIds: model.findVisitIds(reader, now(), item),
      }));
      reads.push({ at, doctorId: by.id, kind, items: read });
    };
    const list = async () => {
      const { status, body } = await call(by, 'listRecords', { id: patientA.id });
      const shown = records.filter(can);
      if (shown.length === 0 && !model.hasVisit(reader)) return expect(status).toBe(403);
      const ids = recordEndpoints.listRecords.response.parse(body).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(shown.map(({ id }) => id).toSorted());
      note('records', shown);
    };
    const one = async (item: Item) => {
      const { status } = await call(by, readers[item.kind], { id: item.id });
      const isParty = item.kind !== 'file' || item.id.startsWith(`${conversations[reader]}.`);
      expect({ item, status }).toEqual({ item, status: isParty && can(item) ? 200 : 403 });
      if (status === 200) note(item.kind, [item]);
    };
    await Promise.all([list(), ...existing.map(one)]);
  };
  const conversations: Record<number, string> = {};

  const act = async (step: Action): Promise<void> => {
    clock.advance(1);
    const position = 'index' in step ? step.index % Math.max(1, model.visits.length) : 0;
    const visit = model.visits[position];
    switch (step.does) {
      case 'book': {
        const day = dayOf(now()) + step.day;
        const time = times[step.slot] ?? '10:00';
        const reader = step.doctor;
        const doctorId = doctorAt(reader).id;
        const body = { doctorId, date: dateOf(day), time, appointmentType: 'video', notes: '' };
        const reply = await call(patientA, 'bookAppointment', { doctorId }, { body });
        if (reply.status !== 201) return;
        const { appointment } = appointmentEndpoints.bookAppointment.response.parse(reply.body);
        const [hours = 0, minutes = 0] = time.split(':').map(Number);
        model.visits.push({
          id: appointment.id,
          doctor: reader,
          status: 'pending',
          scope: 'own',
          specialty: '',
          date: dateOf(day),
          start: day * DAY_MS - INDIA_MS + (hours * 60 + minutes) * MINUTE_MS,
          isEnded: false,
          request: null,
        });
        return;
      }
      case 'begin': {
        const count = model.visits.length;
        await act({ ...step, does: 'book' });
        if (model.visits.length === count) return;
        await act({ does: 'accept', index: count });
        await act({ does: 'choose', index: count, scope: step.scope });
        return;
      }
      case 'wait':
        clock.advance(step.hours * 3600);
        return;
      case 'outlast': {
        if (!visit) return;
        const end = (dayOf(Date.parse(visit.date)) + DAYS_AFTER + 1) * DAY_MS - INDIA_MS;
        clock.advance(Math.max(0, (end - now()) / 1000 - (step.isOver ? 0 : 1)));
        await readEverything(visit.doctor);
        return;
      }
      case 'read':
        await readEverything(step.doctor);
        return;
      case 'end': {
        const { status } = await call(patientA, 'endSharing', { id: doctorAt(step.doctor).id });
        if (status !== 200) return;
        for (const one of model.visits) {
          if (one.doctor !== step.doctor) continue;
          one.isEnded = true;
          if (one.status !== 'cancelled') refuse(one);
        }
        return;
      }
      case 'suspend':
      case 'reinstate': {
        const isOn = step.does === 'suspend';
        if (model.suspended.has(step.doctor) === isOn) return;
        const decision = isOn
          ? ({ outcome: 'suspended', reason: 'A complaint' } as const)
          : ({ outcome: 'reinstated' } as const);
        await decide(backend, doctorAt(step.doctor).id, decision);
        if (isOn) model.suspended.add(step.doctor);
        else model.suspended.delete(step.doctor);
        return;
      }
      case 'setSpecialty': {
        const { id, name } = doctorAt(step.doctor);
        const profile = { name, bio: '', experience: 1, profilePicture: null, education: [] };
        const body = { ...profile, specialty: step.specialty };
        const reply = await call(doctorAt(step.doctor), 'updateDoctor', { id }, { body });
        if (reply.status !== 200 || !step.isVerified) return;
        const { requested } =
          doctorEndpoints.updateDoctor.response.parse(reply.body).verification ?? {};
        if (!requested) return;
        await decide(backend, id, { outcome: 'accepted' });
        if (requested.specialty !== undefined) model.specialties[step.doctor] = requested.specialty;
        return;
      }
      case 'send': {
        const by = doctorAt(step.doctor);
        const [from, to] = step.isFromDoctor ? [by, patientA] : [patientA, by];
        const content = { textContent: '', shareDoc: null };
        const body = { clientId: crypto.randomUUID(), content };
        const rawBody = createForm(body, new File(['Notes'], 'notes.txt'));
        const reply = await call(from, 'sendMessage', { recipientId: to.id }, { rawBody });
        if (reply.status !== 201) return;
        const { id } = message.parse(reply.body);
        conversations[step.doctor] = id.slice(0, id.lastIndexOf('.'));
        const author = step.isFromDoctor ? step.doctor : null;
        model.items.push({ id, kind: 'file', author, specialty: '' });
        return;
      }
      case 'choose': {
        if (!visit) return;
        const specialty = model.specialties[visit.doctor] ?? '';
        const body = { scope: step.scope, specialty };
        const { status } = await call(patientA, 'chooseSharing', { id: visit.id }, { body });
        if (status !== 200) return;
        Object.assign(visit, { scope: step.scope, specialty, isEnded: false });
        if (step.scope === 'nothing') refuse(visit);
        return;
      }
      case 'ask': {
        if (!visit) return;
        const wanted = model.askStatus(visit, now());
        const by = doctorAt(visit.doctor);
        const { status } = await call(by, 'askForHealthFacts', { id: visit.id });
        expect({ visit, status }).toEqual({ visit, status: wanted });
        const isShown = visit.scope === 'everything' || visit.scope === 'specialty';
        if (status !== 200 || visit.request !== null || isShown) return;
        visit.request = 'asked';
        noteRequest('health-asked', visit);
        return;
      }
      case 'answer': {
        if (!visit) return;
        const wanted = model.answerStatus(visit, step.answer, now());
        const body = { answer: step.answer };
        const reply = await call(patientA, 'answerHealthRequest', { id: visit.id }, { body });
        expect({ visit, status: reply.status }).toEqual({ visit, status: wanted });
        if (reply.status !== 200) return;
        if (step.answer === 'no') refuse(visit);
        else if (visit.request !== 'given') {
          visit.request = 'given';
          noteRequest('health-given', visit);
        }
        return;
      }
      case 'accept':
      case 'cancel':
      case 'complete': {
        if (!visit) return;
        if (step.does === 'complete' && visit.status === 'scheduled') {
          clock.advance(Math.max(0, Math.ceil((visit.start - now()) / 1000)));
        }
        const { name, status, body } = moves[step.does];
        const reply = await call(doctorAt(visit.doctor), name, { id: visit.id }, { body });
        if (reply.status !== 200) return;
        visit.status = status;
        if (status !== 'completed') return;
        const specialty = model.specialties[visit.doctor] ?? '';
        const { body: list } = await call(patientA, 'listRecords', { id: patientA.id });
        const record = recordEndpoints.listRecords.response
          .parse(list)
          .find(({ appointmentId }) => appointmentId === visit.id);
        const id = z.string().parse(record?.id);
        model.items.push({ id, kind: 'records', author: visit.doctor, specialty });
        return;
      }
    }
  };

  for (const step of actions) await act(step);
  if (isDeleted) {
    await call(patientA, 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    model.isDeleted = true;
    for (const one of model.visits) {
      if (one.status !== 'completed') one.status = 'cancelled';
    }
  }
  await Promise.all(doctors.map((_, reader) => readEverything(reader)));
  return { test, reads, requests };
}
