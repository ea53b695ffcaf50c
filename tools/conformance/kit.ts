import * as z from 'zod/mini';
import type { Appointment, BookingBody } from '../../src/contract/appointments.ts';
import { type PersonName, getRole } from './accounts.ts';
import { type CallInput, Device, type Reply } from './targets/device.ts';
import { Skipped } from './difference.ts';
import { expectResponse } from './expectations.ts';
import type { SignedIn } from './signed-in.ts';
import { freeSlots, takenSlots, type Slot } from './slots.ts';
import type { Target } from './targets/target.ts';

type PatientName = 'patientA' | 'patientB';
type DoctorName = 'doctorA' | 'doctorB';

const withVisit = z.object({ appointment: z.object({ id: z.string() }) });

export class Kit {
  readonly target: Target;
  readonly #once = new Map<string, Promise<unknown>>();
  readonly #undo: (() => Promise<void>)[] = [];
  readonly #visits: (() => Promise<void>)[] = [];
  /** The doctor of each slot that `freeSlot` gave out. */
  readonly #given = new Map<string, DoctorName>();

  constructor(target: Target) {
    this.target = target;
  }

  guest(): Device {
    return new Device(this.target);
  }

  guestElsewhere(): Device {
    const { elsewhere, fetch } = this.target;
    if (!elsewhere) throw new Skipped('calls come from one address only');
    return new Device({ ...this.target, fetch: (request) => fetch(elsewhere(request)) });
  }

  as(person: PersonName): Promise<SignedIn> {
    return this.memoize(`as ${person}`, () => this.signIn(person));
  }

  async signIn(person: PersonName, remember = false): Promise<SignedIn> {
    const device = this.guest();
    const reply = await device.call('login', {
      body: { ...this.target.accounts[person], role: getRole(person), remember },
    });
    const { user, accessToken } = expectResponse(reply);
    const token = accessToken ?? expectResponse(await device.call('refreshOn403')).accessToken;
    const call: SignedIn['call'] = (name, input) => device.call(name, { token, ...input });
    return { user, token, device, call };
  }

  clearMemo(person: PersonName): void {
    this.#once.delete(`as ${person}`);
  }

  memoize<T>(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#once.get(key);
    // The cast is safe, because each key is always used with the same type.
    if (known) return known as Promise<T>;
    const result = work();
    this.#once.set(key, result);
    return result;
  }

  /**
   * It is free again when the check is over, unless the visit was completed.
   * @param isOld leaves slots out
   */
  async freeSlot(
    doctor: DoctorName = 'doctorA',
    isOld: (slot: Slot) => boolean = () => false,
  ): Promise<BookingBody> {
    const person = await this.as(doctor);
    const slots = await this.#slotsOf(doctor);
    const wanted = slots.filter((one) => !isOld(one));
    // A patient has no two visits at one time.
    const slot = wanted.find((one) => !this.#isGiven(one)) ?? wanted[0];
    if (!slot) throw new Error(`${doctor} has no such free slot left in the next 13 days`);
    slots.splice(slots.indexOf(slot), 1);
    this.#given.set(toKey(person.user.id, slot), doctor);
    return {
      doctorId: person.user.id,
      ...slot,
      appointmentType: 'phone',
      notes: 'Conformance check',
      status: 'pending',
    };
  }

  /** To a doctor. */
  #isGiven({ date, time }: Slot): boolean {
    return [...this.#given.keys()].some((key) => key.endsWith(`${date} ${time}`));
  }

  /** For a visit that moves to it. It is free again when the check is over. */
  async otherTime(isOld?: (slot: Slot) => boolean): Promise<Slot> {
    const body = await this.freeSlot('doctorA', isOld);
    this.#visits.push(() => this.#giveBack(body));
    return { date: body.date, time: body.time };
  }

  async #slotsOf(doctor: DoctorName): Promise<Slot[]> {
    const person = await this.as(doctor);
    return this.memoize(`slots of ${doctor}`, async () => {
      const slots = await freeSlots(person, this.target.now());
      const patients = [await this.as('patientA'), await this.as('patientB')];
      const taken = await Promise.all(patients.map(takenSlots));
      return slots.filter((slot) => !taken.some((isTaken) => isTaken(slot)));
    });
  }

  spareSlot(): Promise<BookingBody> {
    return this.memoize('spare slot', async () => {
      const body = await this.freeSlot();
      this.#given.delete(toKey(body.doctorId, body));
      return body;
    });
  }

  /** Cancels the visit after the check: a patient may have few open visits. */
  async requestVisit(
    patient: PatientName,
    body: BookingBody,
    input: Omit<CallInput, 'params'> = {},
  ): Promise<Reply<'bookAppointment'>> {
    const { call } = await this.as(patient);
    const params = { doctorId: body.doctorId };
    const reply = await call('bookAppointment', { body, ...input, params });
    if (reply.status < 300) this.#visits.push(() => this.#cancelVisit(patient, reply, body));
    return reply;
  }

  /** Before the visits of the check are cancelled. */
  afterCheck(undo: () => Promise<void>): void {
    this.#visits.unshift(undo);
  }

  /** Of a visit that a call other than the booking has made. */
  cancelAfterCheck(patient: PatientName, id: string): void {
    this.#visits.push(async () => void (await this.#cancel(patient, id)));
  }

  async bookedVisit(
    slot?: Slot & Pick<BookingBody, 'appointmentType' | 'phone'>,
  ): Promise<Appointment> {
    const body = { ...(slot ? await this.spareSlot() : await this.freeSlot()), ...slot };
    const reply = await this.requestVisit('patientA', body);
    return expectResponse(reply).appointment;
  }

  sharedVisit(key: string): Promise<Appointment> {
    return this.memoize(key, async () => {
      const visit = await this.bookedVisit();
      this.#undo.push(...this.#visits.splice(-1));
      return visit;
    });
  }

  async cancelVisits(): Promise<void> {
    for (const cancel of this.#visits.splice(0)) {
      await cancel().catch(() => this.#undo.push(cancel));
    }
  }

  onCleanup(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  async cleanUp(): Promise<string[]> {
    const notRestored: string[] = [];
    for (const undo of this.#undo.splice(0).toReversed()) {
      try {
        await undo();
      } catch (error) {
        notRestored.push(error instanceof Error ? error.message : String(error));
      }
    }
    return notRestored;
  }

  async #cancelVisit(
    patient: PatientName,
    booked: Reply<'bookAppointment'>,
    body: BookingBody,
  ): Promise<void> {
    const answer = withVisit.safeParse(booked.body);
    if (!answer.success) throw new Error('A visit without an id cannot be cancelled.');
    const isCancelled = await this.#cancel(patient, answer.data.appointment.id);
    if (isCancelled) await this.#giveBack(body);
  }

  async #cancel(patient: PatientName, id: string): Promise<boolean> {
    const { call } = await this.as(patient);
    const reply = await call('cancelAppointment', { params: { id }, body: {} });
    // 409 means that a check has already cancelled or completed the visit.
    if (reply.status !== 200 && reply.status !== 409) {
      throw new Error(`The visit ${id} could not be cancelled: ${reply.status}`);
    }
    return reply.status === 200;
  }

  async #giveBack(body: BookingBody): Promise<void> {
    const doctor = this.#given.get(toKey(body.doctorId, body));
    if (!doctor) return;
    this.#given.delete(toKey(body.doctorId, body));
    (await this.#slotsOf(doctor)).push({ date: body.date, time: body.time });
  }
}

function toKey(doctorId: string, { date, time }: Slot): string {
  return `${doctorId} ${date} ${time}`;
}
