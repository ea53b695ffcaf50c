import type { Appointment } from '../../../../src/contract/appointments.ts';
import {
  noticeChoice,
  type NoticeChoice,
  type NoticeChoicesBody,
} from '../../../../src/contract/notice-choices.ts';
import type { Notice, SeenNotices } from '../../../../src/contract/notices.ts';
import { check } from '../../check.ts';
import { bothPeople, getListener, sent } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import { dueVisit } from '../../due-visit.ts';
import { expectEqual, expectResponse, expectThat, expectUncached } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { SignedIn } from '../../signed-in.ts';
import { smsGatewayHeaders } from '../../sms-replies.ts';

async function noticesOf(person: SignedIn) {
  const reply = await person.call('listNotices');
  return { reply, notices: expectResponse(reply) };
}

const isUnseen = ({ seenAt }: Notice) => seenAt === null;

const kindsAbout = (notices: readonly Notice[], { id }: Appointment) =>
  notices.filter(({ subject }) => subject === id).map(({ kind }) => kind);

async function cancel(person: SignedIn, { id }: Appointment) {
  expectResponse(await person.call('cancelAppointment', { params: { id }, body: {} }));
}

async function read(reader: SignedIn, partner: SignedIn) {
  expectResponse(await reader.call('markRead', { params: { id: partner.user.id } }));
}

async function fromDoctor({ patient, doctor }: { patient: SignedIn; doctor: SignedIn }) {
  const { reply, notices } = await noticesOf(patient);
  const found = notices.filter(
    ({ kind, from }) => kind === 'message' && from?.id === doctor.user.id,
  );
  return { reply, found, open: found.filter(isUnseen) };
}

/** The patient writes first, because the doctor may not. */
async function openNotice(kit: Kit) {
  const people = await bothPeople(kit);
  await sent(people.patient, people.doctor);
  await read(people.patient, people.doctor);
  const message = await sent(people.doctor, people.patient, 'Only in the message');
  return { ...people, message };
}

const listChecks = [
  check(
    'notifies the patient that the doctor accepted, and the doctor of a cancellation after it',
    'listNotices',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const visit = await kit.bookedVisit();
      expectResponse(await doctor.call('acceptAppointment', { params: { id: visit.id } }));
      const { reply, notices } = await noticesOf(patient);
      expectUncached(reply);
      expectEqual(reply, 'kinds', kindsAbout(notices, visit), ['accepted']);
      const notice = notices.find(({ subject }) => subject === visit.id);
      const { date, time } = visit;
      expectEqual(reply, 'visit', notice?.visit, { date, time });
      expectEqual(reply, 'from.id', notice?.from?.id, doctor.user.id);
      expectEqual(reply, 'seenAt', notice?.seenAt, null);
      const own = await noticesOf(doctor);
      expectEqual(own.reply, 'own', kindsAbout(own.notices, visit), []);
      await cancel(patient, visit);
      const cancelled = await noticesOf(doctor);
      const kinds = kindsAbout(cancelled.notices, visit);
      expectEqual(cancelled.reply, 'kinds', kinds, ['cancelled']);
      const answered = await noticesOf(patient);
      const stillNew = kindsAbout(answered.notices.filter(isUnseen), visit);
      expectEqual(answered.reply, 'new after the cancellation', stillNew, []);
    },
    ['traces'],
  ),
  check(
    'notifies the patient that the doctor declined, with the latest first',
    'listNotices',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const visit = await kit.bookedVisit();
      await cancel(doctor, visit);
      const { reply, notices } = await noticesOf(patient);
      expectEqual(reply, 'kinds', kindsAbout(notices, visit), ['declined']);
      const times = notices.map(({ at }) => at);
      expectEqual(reply, 'order', times, times.toSorted().toReversed());
    },
    ['traces'],
  ),
  check(
    'notifies the patient of a completed visit with a record, without its texts',
    'listNotices',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const visit = await dueVisit(kit);
      const diagnosis = 'Only in the record';
      const record = { diagnosis, prescription: '', notes: '' };
      const input = { params: { id: visit.id }, body: { record } };
      expectResponse(await doctor.call('completeAppointment', input));
      const { reply, notices } = await noticesOf(patient);
      const kinds = kindsAbout(notices.filter(isUnseen), visit);
      expectEqual(reply, 'kinds', kinds, ['completed']);
      const hasText = JSON.stringify(notices).includes(diagnosis);
      expectThat(reply, 'texts', !hasText, 'none', diagnosis);
    },
    ['traces'],
  ),
  check(
    'has one notice of a conversation until the messages are read, without their text',
    'listNotices',
    async (kit) => {
      const people = await openNotice(kit);
      const { patient, doctor, message } = people;
      const { textContent } = message.content;
      await sent(doctor, patient, textContent);
      const { reply, found, open } = await fromDoctor(people);
      expectEqual(reply, 'notices of the conversation', [found.length, open.length], [1, 1]);
      const hasText = JSON.stringify(found).includes(textContent);
      expectThat(reply, 'texts', !hasText, 'none', textContent);
      const input = { params: { id: doctor.user.id }, query: { upTo: String(message.seq) } };
      expectResponse(await patient.call('markRead', input));
      const half = await fromDoctor(people);
      expectEqual(half.reply, 'new while one message is unread', half.open.length, 1);
      await read(patient, doctor);
      const all = await fromDoctor(people);
      expectEqual(all.reply, 'new after reading', all.open.length, 0);
      await sent(doctor, patient);
      const again = await fromDoctor(people);
      expectEqual(again.reply, 'new again', [again.found.length, again.open.length], [1, 1]);
    },
    ['traces'],
  ),
  check(
    'has no notices of messages from a blocked person, and still those of visits',
    'listNotices',
    async (kit) => {
      const { patient, doctor } = await openNotice(kit);
      const visit = await kit.bookedVisit();
      const block = async (isBlocked: boolean) => {
        const params = { id: doctor.user.id };
        expectResponse(await patient.call('blockPartner', { params, body: { isBlocked } }));
      };
      await block(true);
      try {
        await cancel(doctor, visit);
        const { reply, notices } = await noticesOf(patient);
        const fromBlocked = notices.filter(
          ({ kind, from }) => kind === 'message' && from?.id === doctor.user.id,
        );
        expectEqual(reply, 'messages from a blocked person', fromBlocked.length, 0);
        const kinds = kindsAbout(notices, visit);
        expectEqual(reply, 'kinds, after a block', kinds, ['declined']);
      } finally {
        await block(false);
      }
    },
    ['traces'],
  ),
];

const choiceChecks = [
  check(
    'stores which notices the caller turns on and off, for the caller alone, and changes no others',
    'updateNoticeChoices',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const readOff = async (person: SignedIn) =>
        expectResponse(await person.call('getNoticeChoices')).off.toSorted();
      const before = await readOff(patient);
      const others = await readOff(doctor);
      const save = (body: NoticeChoicesBody) => patient.call('updateNoticeChoices', { body });
      const wanted: NoticeChoice[] = ['messages:sms', 'reminders:app'];
      const all = noticeChoice.options;
      try {
        expectResponse(await save({ on: all }));
        const reply = await save({ off: [...wanted, ...wanted] });
        expectEqual(reply, 'off', expectResponse(reply).off.toSorted(), wanted);
        expectEqual(reply, 'off, when it is read again', await readOff(patient), wanted);
        expectEqual(reply, 'off, of another user', await readOff(doctor), others);
        // As from a page that was opened before the first change.
        const later = await save({ on: ['reminders:app'], off: ['records:sms'] });
        const left = ['messages:sms', 'records:sms'];
        expectEqual(later, 'off, after a change of others', await readOff(patient), left);
      } finally {
        expectResponse(await save({ on: all.filter((one) => !before.includes(one)), off: before }));
      }
    },
  ),
];

const replyChecks = [
  check(
    'stops SMS to a number that replies STOP, and to no other, until its user turns them on',
    'reportSmsReply',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const { phone } = kit.target.accounts.patientA;
      const headers = smsGatewayHeaders(kit);
      const report = (from: string, text: string) =>
        kit.guest().call('reportSmsReply', { headers, body: { phone: from, text } });
      const stoppedAt = async (person: SignedIn) =>
        expectResponse(await person.call('getNoticeChoices')).smsStoppedAt;
      const resume = async () => {
        expectResponse(await patient.call('updateNoticeChoices', { body: { resume: ['sms'] } }));
      };
      await resume();
      const before = await stoppedAt(doctor);
      try {
        const ignored = await report(phone, 'Thanks');
        const { message } = expectResponse(ignored);
        const untouched = await stoppedAt(patient);
        expectEqual(ignored, 'smsStoppedAt, after another text', untouched, null);
        const reply = await report(`+91${phone}`, ' stop ');
        expectEqual(reply, 'message', expectResponse(reply).message, message);
        const at = await stoppedAt(patient);
        expectThat(reply, 'smsStoppedAt', typeof at === 'string', 'a time', at);
        expectEqual(reply, 'smsStoppedAt, of another user', await stoppedAt(doctor), before);
        const again = await report(phone, 'STOP');
        expectEqual(again, 'smsStoppedAt, the second time', await stoppedAt(patient), at);
        const unknown = await report('0000000000', 'STOP');
        const answer = expectResponse(unknown).message;
        expectEqual(unknown, 'message, for a number without an account', answer, message);
      } finally {
        await resume();
      }
      const after = await stoppedAt(patient);
      expectEqual({ name: 'reportSmsReply' }, 'smsStoppedAt, when turned on', after, null);
    },
    ['sms-gateway', 'traces'],
  ),
];

const seenChecks = [
  check(
    "marks the caller's own notices, and ignores other ids",
    'markNoticesSeen',
    async (kit) => {
      const people = await openNotice(kit);
      const { open } = await fromDoctor(people);
      const body = { ids: ['nobody-has-this-id', ...open.map(({ id }) => id)] };
      const seenAt = async () => (await fromDoctor(people)).found[0]?.seenAt;
      const foreign = await people.doctor.call('markNoticesSeen', { body });
      expectResponse(foreign);
      expectEqual(foreign, 'seenAt, by another user', await seenAt(), null);
      const reply = await people.patient.call('markNoticesSeen', { body });
      expectResponse(reply);
      const at = await seenAt();
      expectThat(reply, 'seenAt', typeof at === 'string', 'a time', at);
      expectResponse(await people.patient.call('markNoticesSeen', { body }));
      expectEqual(reply, 'seenAt, the second time', await seenAt(), at);
    },
    ['traces'],
  ),
];

const eventChecks = [
  check(
    'sends the notice to its user alone, equal to the list',
    'new_notice',
    async (kit) => {
      const listener = await getListener(kit, 'patientA');
      const other = await getListener(kit, 'doctorA');
      const people = await openNotice(kit);
      const [listed] = (await fromDoctor(people)).found;
      const ids = [listed?.id ?? ''];
      const payload = await listener.event('new_notice', ids, ({ at }) => at === listed?.at);
      expectEqual({ name: 'new_notice' }, 'payload', payload, listed);
      // An event sent to the wrong user would arrive before this message.
      const { clientId } = await sent(people.patient, people.doctor);
      await other.event('new_message', [clientId]);
      const count = other.count('new_notice', ids);
      if (count > 0) throw new Difference('new_notice', 'events for others', 'none', count);
    },
    ['traces'],
  ),
  check(
    "notifies the user's other devices of seen notices",
    'notices_seen',
    async (kit) => {
      const listener = await getListener(kit, 'patientA');
      const people = await openNotice(kit);
      const { open } = await fromDoctor(people);
      const ids = open.map(({ id }) => id);
      await read(people.patient, people.doctor);
      const isOfReading = ({ ids: [first] }: SeenNotices) => first === ids[0];
      const seen = await listener.event('notices_seen', ids, isOfReading);
      expectEqual({ name: 'notices_seen' }, 'ids', seen.ids, ids);
    },
    ['traces'],
  ),
];

export const noticeChecks = [
  ...listChecks,
  ...seenChecks,
  ...choiceChecks,
  ...replyChecks,
  ...eventChecks,
];
