import type { Registration } from '../../src/contract/doctors.ts';
import type { DoctorEvent } from '../../src/contract/verification.ts';
import { addDays, dateInIndia } from '../../src/domain/time/india-time.ts';
import { madeUpPhone } from './accounts.ts';
import type { Need } from './check.ts';
import { codeFrom } from './codes.ts';
import { Skipped } from './difference.ts';
import { expectResponse } from './expectations.ts';
import type { Kit } from './kit.ts';
import type { SignedIn } from './signed-in.ts';
import type { Reply } from './targets/device.ts';

export const registration: Registration = {
  number: 'CHECK 12345',
  council: 'Karnataka Medical Council',
  year: 2012,
};

export const verifies: Need[] = ['back-office', 'codes', 'traces'];

type Undated<Event> = Event extends DoctorEvent ? Omit<Event, 'decidedAt'> : never;
type Decision = Undated<DoctorEvent>;

let decisions = 0;

/** The time is later than the last decision's, even if the server's clock is fast. */
export function createDecision(kit: Kit, decision: Decision) {
  decisions += 1;
  const decidedAt = new Date(kit.target.now().getTime() + 60_000 + decisions).toISOString();
  return { ...decision, decidedAt };
}

export function decide(kit: Kit, id: string, body: object): Promise<Reply<'reportDoctor'>> {
  const headers = backOfficeHeaders(kit);
  return kit.guest().call('reportDoctor', { params: { id }, body, headers });
}

export function backOfficeHeaders({ target }: Kit): Record<string, string> {
  if (target.doctorWebhookSecret === null) {
    throw new Skipped('the back office’s secret for webhooks is not given');
  }
  return { 'x-webhook-secret': target.doctorWebhookSecret };
}

type RequestDecision = Extract<Decision, { outcome: 'accepted' | 'refused' }>;
type Unnamed<One> = One extends Decision ? Omit<One, 'requestedAt'> : never;

export async function decideRequest(
  kit: Kit,
  { call, user: { id } }: SignedIn,
  decision: Unnamed<RequestDecision>,
): Promise<Reply<'reportDoctor'>> {
  const { verification } = expectResponse(await call('getDoctor', { params: { id } }));
  const { requestedAt = '' } = verification ?? {};
  return decide(kit, id, createDecision(kit, { ...decision, requestedAt }));
}

export const unverifiedDoctor = (kit: Kit) =>
  kit.memoize('unverified doctor', async (): Promise<SignedIn> => {
    if (kit.target.accounts.newPhone !== undefined) throw new Skipped('there is one new number');
    const { user: model } = await kit.as('doctorA');
    const [phone, password] = [madeUpPhone(), 'conformance-check-2'];
    const device = kit.guest();
    const body = { fullName: model.name, phone, password, role: 'doctor', terms: true };
    const otp = await codeFrom(kit, phone, async () =>
      expectResponse(await device.call('signup', { body })),
    );
    expectResponse(await device.call('verifyOtp', { body: { phone, otp } }));
    const login = { phone, password, role: 'doctor', remember: false };
    const { user, accessToken } = expectResponse(await device.call('login', { body: login }));
    const token = accessToken ?? expectResponse(await device.call('refreshAtStart')).accessToken;
    const call: SignedIn['call'] = (name, input) => device.call(name, { token, ...input });
    kit.onCleanup(async () => {
      expectResponse(await call('deleteAccount', { body: { password } }));
    });
    const params = { id: user.id };
    const profile = {
      name: user.name,
      specialty: 'Cardiology',
      bio: 'Conformance check',
      experience: 12,
      profilePicture: user.profilePicture,
      education: [],
    };
    const day = { startTime: '09:00', endTime: '12:00' };
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const availability = days.map((name) => ({ day: name, ...day }));
    expectResponse(await call('updateDoctor', { params, body: profile }));
    expectResponse(await call('updateAvailability', { params, body: { availability } }));
    expectResponse(await call('updateRegistration', { params, body: registration }));
    return { user, token, device, call };
  });

export const verifiedDoctor = (kit: Kit) =>
  kit.memoize('verified doctor', async () => {
    const doctor = await unverifiedDoctor(kit);
    const own = await doctor.call('getDoctor', { params: { id: doctor.user.id } });
    if (expectResponse(own).verification?.requested) {
      expectResponse(await decideRequest(kit, doctor, { outcome: 'accepted' }));
    }
    return doctor;
  });

export async function whileSuspended(
  kit: Kit,
  work: (doctor: SignedIn) => Promise<void>,
): Promise<void> {
  const doctor = await kit.as('doctorB');
  const { id } = doctor.user;
  const suspension = { outcome: 'suspended', reason: 'Conformance check' } as const;
  expectResponse(await decide(kit, id, createDecision(kit, suspension)));
  try {
    await work(doctor);
  } finally {
    expectResponse(await decide(kit, id, createDecision(kit, { outcome: 'reinstated' })));
  }
}

export async function withdrawalOf({ call, user: { id } }: SignedIn) {
  const { verification } = expectResponse(await call('getDoctor', { params: { id } }));
  const { requestedAt = new Date(0).toISOString() } = verification ?? {};
  return { params: { id }, body: { requestedAt } };
}

export function bookingOf({ user }: SignedIn, kit: Kit) {
  const date = addDays(dateInIndia(kit.target.now()), 3);
  const visit = { date, time: '09:00', appointmentType: 'phone', notes: '', status: 'pending' };
  return { params: { doctorId: user.id }, body: { doctorId: user.id, ...visit } };
}

/** Responses to the doctor also have the verification, the blocked hours and the break. */
export function toPublicBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const {
    verification: _,
    blockedHours: _hours,
    bookingRules,
    doctor,
    ...rest
  }: Record<string, unknown> = Object(body);
  return {
    ...rest,
    ...(bookingRules !== undefined && { bookingRules: withoutBreak(bookingRules) }),
    ...(doctor !== undefined && { doctor: toPublicBody(doctor) }),
  };
}

function withoutBreak(rules: unknown): unknown {
  const { bufferMinutes: _, ...rest }: Record<string, unknown> = Object(rules);
  return rest;
}
