import { check } from '../../check.ts';
import { getListener, sent, textBody } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import { expectEqual, expectError, expectResponse, expectThat } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { SignedIn } from '../../signed-in.ts';
import type { Reply } from '../../targets/device.ts';
import {
  backOfficeHeaders,
  bookingOf,
  createDecision,
  decide,
  decideRequest,
  registration,
  unverifiedDoctor,
  verifiedDoctor,
  verifies,
  whileSuspended,
  withdrawalOf,
} from '../../verification.ts';

const shownCalls = [
  ['getDoctor', ({ user: { id } }: SignedIn) => ({ params: { id } })],
  ['getDoctorForBooking', ({ user: { id } }: SignedIn) => ({ params: { id } })],
  ['getDoctorProfile', ({ user: { id } }: SignedIn) => ({ query: { id } })],
] as const;

async function expectListed(kit: Kit, { user }: SignedIn, isListed: boolean): Promise<void> {
  const reply = await kit.guest().call('listDoctors');
  const isThere = expectResponse(reply).some(({ id }) => id === user.id);
  const state = (value: boolean) => (value ? 'listed' : 'not listed');
  expectThat(reply, 'doctors', isThere === isListed, state(isListed), state(isThere));
}

async function expectFound(kit: Kit, { user }: SignedIn, isFound: boolean): Promise<void> {
  const reply = await kit.guest().call('findDoctors');
  const isThere = expectResponse(reply).doctors.some(({ id }) => id === user.id);
  const state = (value: boolean) => (value ? 'found' : 'not found');
  expectThat(reply, 'doctors', isThere === isFound, state(isFound), state(isThere));
}

const openChat = async (kit: Kit, from: 'patientA' | 'patientB', { user }: SignedIn) =>
  (await kit.as(from)).call('openConversation', { params: { id: user.id } });

const write = (from: SignedIn, to: SignedIn): Promise<Reply<'sendMessage'>> =>
  from.call('sendMessage', {
    params: { recipientId: to.user.id },
    body: textBody('Conformance check'),
  });

const readOwn = ({ call, user: { id } }: SignedIn) => call('getDoctor', { params: { id } });

/** The order matters, because later checks verify the doctor of the first checks. */
export const verificationChecks = [
  check(
    'does not list a doctor who is not verified',
    'listDoctors',
    async (kit) => expectListed(kit, await unverifiedDoctor(kit), false),
    verifies,
  ),
  check(
    'does not find a doctor who is not verified',
    'findDoctors',
    async (kit) => expectFound(kit, await unverifiedDoctor(kit), false),
    verifies,
  ),
  ...shownCalls.map(([name, input]) =>
    check(
      'shows a doctor who is not verified only to that doctor',
      name,
      async (kit) => {
        const doctor = await unverifiedDoctor(kit);
        const { call } = await kit.as('patientA');
        expectError(await call(name, input(doctor)), 'not-found');
        expectResponse(await doctor.call(name, input(doctor)));
      },
      verifies,
    ),
  ),
  check(
    'refuses a visit with a doctor who is not verified',
    'bookAppointment',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const { call } = await kit.as('patientA');
      expectError(await call('bookAppointment', bookingOf(doctor, kit)), 'not-found');
    },
    verifies,
  ),
  check(
    'refuses a conversation with a doctor who is not verified',
    'openConversation',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      expectError(await openChat(kit, 'patientA', doctor), 'forbidden', 'not-found');
      const { user } = await kit.as('patientA');
      const reply = await doctor.call('openConversation', { params: { id: user.id } });
      expectError(reply, 'forbidden', 'not-found');
    },
    verifies,
  ),
  check(
    'refuses a first message to a doctor who is not verified',
    'sendMessage',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const patient = await kit.as('patientA');
      expectError(await write(patient, doctor), 'forbidden', 'not-found');
      expectError(await write(doctor, patient), 'forbidden', 'not-found');
    },
    verifies,
  ),
  check(
    'shows the state of the verification to the doctor',
    'updateRegistration',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const reply = { ...(await readOwn(doctor)), name: 'updateRegistration' as const };
      const { verification } = expectResponse(reply);
      expectEqual(reply, 'verification.status', verification?.status, 'being-verified');
      expectEqual(reply, 'requested', verification?.requested?.registration, registration);
    },
    verifies,
  ),
  check(
    'refuses a registration from a future year',
    'updateRegistration',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const params = { id: doctor.user.id };
      const body = { ...registration, year: 2190 };
      expectError(await doctor.call('updateRegistration', { params, body }), 'invalid-request');
    },
    verifies,
  ),
  check(
    'tells the doctor the reason of a refusal and accepts a correction',
    'reportDoctor',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const { id } = doctor.user;
      const reason = 'The number is not in the register.';
      const reply = await decideRequest(kit, doctor, { outcome: 'refused', reason });
      expectResponse(reply);
      const after = expectResponse(await readOwn(doctor)).verification;
      expectEqual(reply, 'verification.status', after?.status, 'refused');
      expectEqual(reply, 'verification.refused', after?.refused, { registration, reason });
      expectEqual(reply, 'verification.requested', after?.requested, undefined);
      const body = registration;
      expectResponse(await doctor.call('updateRegistration', { params: { id }, body }));
      const again = expectResponse(await readOwn(doctor)).verification;
      expectEqual(reply, 'verification.status', again?.status, 'being-verified');
    },
    verifies,
  ),
  check(
    'withdraws a request, which can be sent again',
    'withdrawRequest',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const params = { id: doctor.user.id };
      const before = expectResponse(await readOwn(doctor)).verification;
      const reply = await doctor.call('withdrawRequest', await withdrawalOf(doctor));
      expectEqual(reply, 'requested', expectResponse(reply).verification?.requested, undefined);
      const { requestedAt = '' } = before ?? {};
      const late = createDecision(kit, { outcome: 'accepted', requestedAt });
      expectError(await decide(kit, doctor.user.id, late), 'invalid-transition');
      expectResponse(await doctor.call('updateRegistration', { params, body: registration }));
    },
    verifies,
  ),
  check(
    'keeps a request that is newer than the withdrawn one',
    'withdrawRequest',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const params = { id: doctor.user.id };
      const body = { ...registration, year: registration.year + 1 };
      const earlier = await withdrawalOf(doctor);
      expectResponse(await doctor.call('updateRegistration', { params, body }));
      const refused = await doctor.call('withdrawRequest', earlier);
      expectError(refused, 'invalid-transition');
      const { verification } = expectResponse(await readOwn(doctor));
      const { requested } = verification ?? {};
      expectEqual(refused, 'verification.requested', requested, { registration: body });
    },
    verifies,
  ),
  check(
    'lists the waiting request for the back office',
    'listRequests',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const { name, verification } = expectResponse(await readOwn(doctor));
      const reply = await kit.guest().call('listRequests', { headers: backOfficeHeaders(kit) });
      const entry = expectResponse(reply).find(({ id }) => id === doctor.user.id);
      expectEqual(reply, 'name', entry?.name, name);
      expectEqual(reply, 'verification', entry?.verification, verification);
    },
    verifies,
  ),
  check(
    'shows a request to the back office, and no unknown doctor',
    'getVerification',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const headers = backOfficeHeaders(kit);
      const device = kit.guest();
      const reply = await device.call('getVerification', {
        params: { id: doctor.user.id },
        headers,
      });
      const { verification } = expectResponse(await readOwn(doctor));
      expectEqual(reply, 'verification', expectResponse(reply).verification, verification);
      const unknown = { params: { id: 'nobody-has-this-id' }, headers };
      expectError(await device.call('getVerification', unknown), 'not-found');
    },
    verifies,
  ),
  check(
    'refuses an unknown doctor, and a decision about another request than the waiting one',
    'reportDoctor',
    async (kit) => {
      const doctor = await unverifiedDoctor(kit);
      const { id } = doctor.user;
      const { requestedAt = '' } = expectResponse(await readOwn(doctor)).verification ?? {};
      const decision = createDecision(kit, { outcome: 'accepted', requestedAt });
      expectError(await decide(kit, 'nobody-has-this-id', decision), 'not-found');
      const params = { id };
      const body = { ...registration, number: 'CHECK 54321' };
      expectResponse(await doctor.call('updateRegistration', { params, body }));
      expectError(await decide(kit, id, decision), 'invalid-transition');
      expectResponse(await doctor.call('updateRegistration', { params, body: registration }));
    },
    verifies,
  ),
  check(
    'refuses a decision from the future',
    'reportDoctor',
    async (kit) => {
      const { user } = await unverifiedDoctor(kit);
      const decidedAt = '2199-01-01T00:00:00.000Z';
      const body = { outcome: 'suspended', decidedAt, reason: 'Conformance check' };
      expectError(await decide(kit, user.id, body), 'invalid-request');
    },
    verifies,
  ),
  check(
    'shows the registration of a doctor who is verified, also beside a doctor of the same name',
    'getDoctor',
    async (kit) => {
      const { user } = await verifiedDoctor(kit);
      const reply = await kit.guest().call('getDoctor', { params: { id: user.id } });
      const doctor = expectResponse(reply);
      expectEqual(reply, 'registration', doctor.registration, registration);
      expectEqual(reply, 'verification', doctor.verification, undefined);
    },
    verifies,
  ),
  check(
    'lists a doctor who is verified',
    'listDoctors',
    async (kit) => expectListed(kit, await verifiedDoctor(kit), true),
    verifies,
  ),
  check(
    'finds a doctor who is verified',
    'findDoctors',
    async (kit) => expectFound(kit, await verifiedDoctor(kit), true),
    verifies,
  ),
  check(
    'books a visit with a doctor who is verified, and shows the registration in it',
    'bookAppointment',
    async (kit) => {
      const doctor = await verifiedDoctor(kit);
      const { call } = await kit.as('patientA');
      const reply = await call('bookAppointment', bookingOf(doctor, kit));
      const { appointment } = expectResponse(reply);
      kit.onCleanup(async () => {
        await call('cancelAppointment', { params: { id: appointment.id }, body: {} });
      });
      expectEqual(reply, 'doctor.registration', appointment.doctor.registration, registration);
      expectEqual(reply, 'doctor.takesVisits', appointment.doctor.takesVisits, true);
    },
    verifies,
  ),
  check(
    'opens a conversation with a doctor who is verified',
    'openConversation',
    async (kit) => {
      expectResponse(await openChat(kit, 'patientA', await verifiedDoctor(kit)));
    },
    verifies,
  ),
  ...(['updateAccount', 'updateDoctor'] as const).map((name) =>
    check(
      'keeps the name of a verified doctor until the new one is accepted',
      name,
      async (kit) => {
        const doctor = await verifiedDoctor(kit);
        const { id } = doctor.user;
        const own = expectResponse(await readOwn(doctor));
        const wanted = `Dr. ${name}`;
        const { specialty, bio, experience, profilePicture, education } = own;
        const profile = { specialty, bio, experience, profilePicture, education };
        const reply =
          name === 'updateAccount'
            ? await doctor.call(name, { body: { name: wanted } })
            : await doctor.call(name, { params: { id }, body: { ...profile, name: wanted } });
        expectEqual(reply, 'name', expectResponse(reply).name, own.name);
        const shown = expectResponse(await kit.guest().call('getDoctor', { params: { id } }));
        expectEqual(reply, 'public name', shown.name, own.name);
        expectResponse(await decideRequest(kit, doctor, { outcome: 'accepted' }));
        const after = expectResponse(await kit.guest().call('getDoctor', { params: { id } }));
        expectEqual(reply, 'accepted name', after.name, wanted);
      },
      verifies,
    ),
  ),
  ...(
    [
      ['specialty', 'Dermatology'],
      ['experience', 60],
      ['education', ['MBBS', 'MD']],
    ] as const
  ).map(([field, wanted]) =>
    check(
      `keeps the verified ${field} of a doctor until the new one is accepted`,
      'updateDoctor',
      async (kit) => {
        const doctor = await verifiedDoctor(kit);
        const params = { id: doctor.user.id };
        const { name, specialty, bio, experience, profilePicture, education } = expectResponse(
          await readOwn(doctor),
        );
        const own = { name, specialty, bio, experience, profilePicture, education };
        const body = { ...own, [field]: wanted };
        const reply = await doctor.call('updateDoctor', { params, body });
        const shown = async () => expectResponse(await kit.guest().call('getDoctor', { params }));
        expectEqual(reply, field, expectResponse(reply)[field], own[field]);
        expectEqual(reply, `public ${field}`, (await shown())[field], own[field]);
        expectResponse(await decideRequest(kit, doctor, { outcome: 'accepted' }));
        expectEqual(reply, `accepted ${field}`, (await shown())[field], wanted);
      },
      verifies,
    ),
  ),
  check(
    'shows the back office other doctors whose number looks the same',
    'getVerification',
    async (kit) => {
      const doctor = await verifiedDoctor(kit);
      const { registration: other } = expectResponse(
        await kit.guest().call('getDoctor', { params: { id: (await kit.as('doctorA')).user.id } }),
      );
      const params = { id: doctor.user.id };
      const number = (other?.number ?? '').replaceAll(' ', '/').toLowerCase();
      const body = { ...registration, number };
      expectResponse(await doctor.call('updateRegistration', { params, body }));
      const headers = backOfficeHeaders(kit);
      const reply = await kit.guest().call('getVerification', { params, headers });
      const found = expectResponse(reply).sameNumber ?? [];
      expectResponse(await doctor.call('withdrawRequest', await withdrawalOf(doctor)));
      expectThat(reply, 'sameNumber', found.length > 0, 'the other doctor', found);
    },
    verifies,
  ),
  check(
    'keeps a refused name from patients when the registration is renewed',
    'reportDoctor',
    async (kit) => {
      const doctor = await verifiedDoctor(kit);
      const { id } = doctor.user;
      const { name } = expectResponse(await readOwn(doctor));
      expectResponse(await doctor.call('updateAccount', { body: { name: 'Dr. Refused' } }));
      const reason = 'Conformance check';
      expectResponse(await decideRequest(kit, doctor, { outcome: 'refused', reason }));
      const renewal = createDecision(kit, { outcome: 'renewed', expiresOn: '2190-01-01' });
      const reply = await decide(kit, id, renewal);
      expectResponse(reply);
      const shown = expectResponse(await kit.guest().call('getDoctor', { params: { id } }));
      expectEqual(reply, 'name', shown.name, name);
      expectResponse(await doctor.call('withdrawRequest', await withdrawalOf(doctor)));
    },
    verifies,
  ),
  check(
    'ends practice on the day after the last day of a registration',
    'reportDoctor',
    async (kit) => {
      const doctor = await verifiedDoctor(kit);
      const { id } = doctor.user;
      const decideOn = async (expiresOn: string) => {
        const body = createDecision(kit, { outcome: 'renewed', expiresOn });
        const reply = await decide(kit, id, body);
        expectResponse(reply);
        const { status } = await kit.guest().call('getDoctor', { params: { id } });
        return { reply, status };
      };
      const expired = await decideOn('2026-01-01');
      expectEqual(expired.reply, 'status of the doctor', expired.status, 404);
      const renewed = await decideOn('2190-01-01');
      expectEqual(renewed.reply, 'status of the doctor', renewed.status, 200);
    },
    verifies,
  ),

  check(
    'does not list a suspended doctor',
    'listDoctors',
    (kit) => whileSuspended(kit, (doctor) => expectListed(kit, doctor, false)),
    ['back-office', 'traces'],
  ),
  check(
    'does not find a suspended doctor',
    'findDoctors',
    (kit) => whileSuspended(kit, (doctor) => expectFound(kit, doctor, false)),
    ['back-office', 'traces'],
  ),
  ...shownCalls.map(([name, input]) =>
    check(
      'shows a suspended doctor only to that doctor',
      name,
      (kit) =>
        whileSuspended(kit, async (doctor) => {
          expectError(await kit.guest().call(name, input(doctor)), 'not-found');
          expectResponse(await doctor.call(name, input(doctor)));
        }),
      ['back-office', 'traces'],
    ),
  ),
  check(
    'refuses a visit with a suspended doctor',
    'bookAppointment',
    async (kit) => {
      const body = await kit.freeSlot('doctorB');
      await whileSuspended(kit, async () => {
        expectError(await kit.requestVisit('patientB', body), 'not-found');
      });
    },
    ['back-office', 'traces'],
  ),
  check(
    'refuses acceptance by a suspended doctor',
    'acceptAppointment',
    async (kit) => {
      const reply = await kit.requestVisit('patientB', await kit.freeSlot('doctorB'));
      const { id } = expectResponse(reply).appointment;
      await whileSuspended(kit, async ({ call }) => {
        expectError(await call('acceptAppointment', { params: { id } }), 'forbidden');
      });
    },
    ['back-office', 'traces'],
  ),
  check(
    'marks the visits with a suspended doctor',
    'listAppointments',
    async (kit) => {
      const booked = await kit.requestVisit('patientB', await kit.freeSlot('doctorB'));
      const { id } = expectResponse(booked).appointment;
      const { call, user } = await kit.as('patientB');
      const takesVisits = async () => {
        const reply = await call('listAppointments', { params: { id: user.id } });
        const visit = expectResponse(reply).find((one) => one.id === id);
        return { reply, takesVisits: visit?.doctor.takesVisits };
      };
      await whileSuspended(kit, async () => {
        const now = await takesVisits();
        expectEqual(now.reply, 'doctor.takesVisits', now.takesVisits, false);
      });
      const after = await takesVisits();
      expectEqual(after.reply, 'doctor.takesVisits', after.takesVisits, true);
    },
    ['back-office', 'traces'],
  ),
  check(
    'refuses a new conversation with a suspended doctor',
    'openConversation',
    (kit) =>
      whileSuspended(kit, async (doctor) => {
        expectError(await openChat(kit, 'patientA', doctor), 'forbidden', 'not-found');
      }),
    ['back-office', 'traces'],
  ),
  check(
    'refuses messages in the conversations of a suspended doctor',
    'sendMessage',
    async (kit) => {
      const [patient, doctor] = [await kit.as('patientB'), await kit.as('doctorB')];
      await sent(patient, doctor);
      await whileSuspended(kit, async () => {
        expectError(await write(patient, doctor), 'forbidden');
        expectError(await write(doctor, patient), 'forbidden');
      });
      expectResponse(await write(patient, doctor));
    },
    ['back-office', 'traces'],
  ),
  check(
    'keeps the conversations of a suspended doctor readable',
    'listMessages',
    async (kit) => {
      const [patient, doctor] = [await kit.as('patientB'), await kit.as('doctorB')];
      await sent(patient, doctor);
      await whileSuspended(kit, async () => {
        const params = { id: doctor.user.id };
        expectResponse(await patient.call('listMessages', { params }));
      });
    },
    ['back-office', 'traces'],
  ),
  check(
    'marks the conversations of a suspended doctor as read-only',
    'listInboxUsers',
    async (kit) => {
      const [patient, doctor] = [await kit.as('patientB'), await kit.as('doctorB')];
      await sent(patient, doctor);
      await whileSuspended(kit, async () => {
        const reply = await patient.call('listInboxUsers');
        const entry = expectResponse(reply).find(({ id }) => id === doctor.user.id);
        expectEqual(reply, 'isReadOnly', entry?.isReadOnly, true);
      });
    },
    ['back-office', 'traces'],
  ),
  check(
    'refuses a decision that is not later than the last one, and applies a repeated one once',
    'reportDoctor',
    async (kit) => {
      const reinstated = createDecision(kit, { outcome: 'reinstated' });
      await whileSuspended(kit, async (doctor) => {
        const { id } = doctor.user;
        const before = expectResponse(await readOwn(doctor)).verification;
        const { suspensionDecidedAt: decidedAt, reason } = before ?? {};
        expectResponse(await decide(kit, id, { outcome: 'suspended', decidedAt, reason }));
        const reply = await decide(kit, id, reinstated);
        expectError(reply, 'invalid-transition');
        expectError(
          await decide(kit, id, { outcome: 'reinstated', decidedAt }),
          'invalid-transition',
        );
        const { verification } = expectResponse(await readOwn(doctor));
        expectEqual(reply, 'verification', verification, before);
      });
    },
    ['back-office', 'traces'],
  ),
  check(
    'shows the registration of a doctor in the inbox, and whether the doctor takes visits',
    'listInboxUsers',
    async (kit) => {
      const [patient, doctor] = [await kit.as('patientB'), await kit.as('doctorB')];
      await sent(patient, doctor);
      const own = expectResponse(await readOwn(doctor));
      const read = async () => {
        const reply = await patient.call('listInboxUsers');
        const entry = expectResponse(reply).find(({ id }) => id === doctor.user.id);
        return { reply, entry };
      };
      const { reply, entry } = await read();
      expectEqual(reply, 'registration', entry?.registration, own.registration);
      expectEqual(reply, 'specialty', entry?.specialty, own.specialty);
      expectEqual(reply, 'takesVisits', entry?.takesVisits, true);
      await whileSuspended(kit, async () => {
        const now = await read();
        expectEqual(now.reply, 'takesVisits', now.entry?.takesVisits, false);
      });
    },
    ['back-office', 'traces'],
  ),
  check(
    'notifies the doctor, and no other user, of a decision',
    'doctor_changed',
    async (kit) => {
      const others = [await getListener(kit, 'patientA'), await getListener(kit, 'doctorA')];
      const listener = await getListener(kit, 'doctorB');
      const { user } = await kit.as('doctorB');
      await whileSuspended(kit, async (doctor) => {
        const own = expectResponse(await readOwn(doctor));
        const told = await listener.event(
          'doctor_changed',
          [user.id],
          ({ verification }) =>
            verification?.suspensionDecidedAt === own.verification?.suspensionDecidedAt,
        );
        expectEqual({ name: 'doctor_changed' }, 'payload', told, own);
      });
      const { clientId } = await sent(await kit.as('patientA'), await kit.as('doctorA'));
      for (const other of others) {
        await other.event('new_message', [clientId]);
        const count = other.count('doctor_changed', [user.id]);
        if (count > 0) throw new Difference('doctor_changed', 'events for others', 'none', count);
      }
    },
    ['back-office', 'traces'],
  ),
];
