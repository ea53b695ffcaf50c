import * as z from 'zod/mini';
import type { Files } from '../../../backend/files/files.ts';
import type { SmsContent } from '../../../backend/outbox/outbox.ts';
import type { Store } from '../../../backend/store/store.ts';
import {
  createTestBackend,
  type Reply,
  type TestDevice,
} from '../../../backend/testing/test-backend.ts';
import { createConnection, createForm } from '../../../backend/testing/test-chat.ts';
import { onePixel } from '../../../backend/testing/test-pictures.ts';
import { helpers } from '../../../backend/testing/test-seed.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { message } from '../../../src/contract/messages.ts';
import {
  ATTACHMENT,
  BOOKING,
  DEVICES,
  ENTRY,
  PAYMENT,
  PICTURE,
  RECORD,
  RIGHT_CODE,
  type Step,
  VISIT,
} from './step-parts.ts';
import { readVisits, type StoredVisits } from './visit-rules.ts';

export interface Outcome {
  status: number;
  body: unknown;
  retryAfter: string | null;
  cookies: string[];
  news: unknown;
  textedPhones: string[];
}

export interface PlayedBackend {
  createDevice: () => TestDevice;
  advanceClock: (seconds: number) => void | Promise<void>;
  connect: (token: string, personId: string) => Promise<void>;
  /** Resolves to the events since the last call, once nothing more follows from it. */
  takeEvents: () => Promise<unknown[]>;
  /** Oldest first. */
  readSms: () => Promise<SmsContent[]>;
  readVisits: () => Promise<StoredVisits>;
}

export function createPlayedBackend(
  store: Store,
  files: Files,
  { runsWritesTwice = true } = {},
): PlayedBackend {
  const { backend, createDevice, clock, sms } = createTestBackend({
    store,
    files,
    runsWritesTwice,
  });
  const { realtime } = backend;
  const events: unknown[] = [];
  realtime.onAnnounce((event) => events.push(event));
  return {
    createDevice,
    advanceClock: clock.advance,
    connect: (token, personId) => realtime.register(createConnection(token), personId),
    async takeEvents() {
      await realtime.idle();
      return events.splice(0);
    },
    readSms: async () => [...sms],
    readVisits: () => readVisits(store),
  };
}

const newMessage = z.object({ event: z.literal('new_message'), payload: message });
const withToken = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) });
/** Only matches medical records, because nothing else has a diagnosis. */
const recordList = z.array(
  z.object({ id: z.string(), diagnosis: z.string(), appointmentId: z.string() }),
);
const withAttempt = z.object({ attemptId: z.string() });
const withVisit = z.object({ appointment: z.object({ id: z.string() }) });
const withFollowUp = z.object({ booked: z.object({ id: z.string() }) });
const withBooking = z.object({ booking: z.object({ id: z.string() }) });
const withEntry = z.object({ entry: z.object({ id: z.string(), position: z.int() }) });
const withPayment = z.object({ payment: z.object({ id: z.string() }) });

export function createPlayer(backend: PlayedBackend): (step: Step) => Promise<Outcome> {
  const devices = Array.from({ length: DEVICES }, () => ({
    device: backend.createDevice(),
    token: undefined as string | undefined,
    oldCookie: '',
  }));
  const made: string[] = [];
  const visits: string[] = [];
  const attachments: string[] = [];
  const records: string[] = [];
  const bookings: string[] = [];
  const payments: string[] = [];
  const entries: string[] = [];
  let sms: SmsContent[] = [];

  const noteId = (ids: string[], id: string) => {
    if (!ids.includes(id)) ids.push(id);
  };

  const learn = async (person: (typeof devices)[number], { body }: Reply) => {
    const events = await backend.takeEvents();
    const session = withToken.safeParse(body).data;
    if (session) {
      person.token = session.accessToken;
      noteId(made, session.user.id);
      noteId(made, session.accessToken.split('.')[0] ?? '');
      if (person === devices[0]) {
        await backend.connect(session.accessToken, session.user.id);
        events.push(...(await backend.takeEvents()));
      }
    }
    const sent = message.safeParse(body).data;
    if (sent) noteId(made, conversationIdOf(sent));
    if (sent?.content.shareDoc) noteId(attachments, sent.content.shareDoc.id);
    // Records with the same date have no fixed order.
    const told = recordList.safeParse(body).data ?? [];
    const placeOf = (record: { appointmentId: string }) => made.indexOf(record.appointmentId);
    for (const { id } of told.sort((a, b) => placeOf(a) - placeOf(b))) {
      [made, records].forEach((ids) => noteId(ids, id));
    }
    const attempt = withAttempt.safeParse(body).data?.attemptId;
    if (attempt !== undefined) noteId(made, attempt);
    const visit = withVisit.safeParse(body).data?.appointment.id;
    if (visit !== undefined) [made, visits].forEach((ids) => noteId(ids, visit));
    const next = withFollowUp.safeParse(body).data?.booked.id;
    if (next !== undefined) [made, visits].forEach((ids) => noteId(ids, next));
    const booking = withBooking.safeParse(body).data?.booking.id;
    if (booking !== undefined) [made, bookings].forEach((ids) => noteId(ids, booking));
    const entry = withEntry.safeParse(body).data?.entry.id;
    if (entry !== undefined) [made, entries].forEach((ids) => noteId(ids, entry));
    const payment = withPayment.safeParse(body).data?.payment.id;
    if (payment !== undefined) [made, payments].forEach((ids) => noteId(ids, payment));
    for (const event of events) {
      const { data } = newMessage.safeParse(event);
      if (data && isHelper(data.payload.senderId)) {
        noteId(made, conversationIdOf(data.payload));
        noteId(made, data.payload.clientId);
      }
    }
    return events;
  };

  const comparable = (value: unknown) =>
    inOrder(made.reduce((text, id, index) => text.replaceAll(id, `id-${index}`), textOf(value)));

  const told = async (
    { status, headers, body }: Reply,
    events: unknown[],
    sms: SmsContent[],
  ): Promise<Outcome> => ({
    status,
    body: comparable(body instanceof File ? await contentOf(body) : body),
    retryAfter: headers.get('retry-after'),
    cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '')),
    news: comparable(events),
    textedPhones: sms.map(({ phone }) => phone),
  });

  return async (step) => {
    if (step.waitSeconds > 0) await backend.advanceClock(step.waitSeconds);
    const person = devices[step.device % DEVICES];
    if (!person) throw new Error('There is no such device');
    const { device } = person;
    const before = device.cookie;
    if (step.hasOldCookie) device.cookie = person.oldCookie;
    const phone = String(step.body?.['phone'] ?? '');
    const code = /\d{6}/.exec(sms.findLast((sent) => sent.phone === phone)?.text ?? '')?.[0];
    const fill = (value: unknown) => {
      if (value === RIGHT_CODE) return code ?? '000000';
      if (value === VISIT) return visits[step.visit % visits.length] ?? 'nobody';
      if (value === ATTACHMENT) return attachments[step.visit % attachments.length] ?? 'nobody';
      if (value === RECORD) return records[step.visit % records.length] ?? 'nobody';
      if (value === ENTRY) return entries[step.visit % entries.length] ?? 'nobody';
      if (value === BOOKING) return bookings[step.visit % bookings.length] ?? 'nobody';
      if (value === PAYMENT) return payments[step.visit % payments.length] ?? 'nobody';
      return value;
    };
    const params = Object.fromEntries(
      Object.entries(step.params).map(([name, value]) => [name, String(fill(value))]),
    );
    const body = step.body && mapped(step.body, fill);
    const endpoint: Endpoint = endpoints[step.call];
    const part = endpoint.file?.part;
    const reply = await device.call(step.call, params, {
      ...(body && step.file === undefined && { body }),
      ...(step.file !== undefined && { rawBody: createForm(body, fileOf(step.file), part) }),
      ...(person.token !== undefined && { token: person.token }),
      headers: {
        ...(step.idempotencyKey && { 'idempotency-key': step.idempotencyKey }),
        ...(step.secret !== undefined && { 'x-webhook-secret': step.secret }),
      },
    });
    if (device.cookie !== before) person.oldCookie = before;
    const events = await learn(person, reply);
    const earlier = sms.length;
    sms = await backend.readSms();
    return told(reply, events, sms.slice(earlier));
  };
}

/** Messages from helpers have generated ids, which must be replaced too. */
function isHelper(personId: string): boolean {
  return Object.values(helpers).some(({ id }) => id === personId);
}

function conversationIdOf({ id }: { id: string }): string {
  return id.slice(0, id.lastIndexOf('.'));
}

function mapped(body: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, change(value)]));
}

function fileOf(content: string): File {
  return new File([content === PICTURE ? onePixel : content], 'a.txt');
}

async function contentOf(file: File) {
  const text = await file.text();
  const content: unknown = file.type.startsWith('application/json') ? JSON.parse(text) : text;
  return { name: file.name, type: file.type, content };
}

/** The order of fields differs between stores. */
function textOf(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) => {
    if (key === 'accessToken') return 'token';
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)),
    );
  });
}

/** The order of equal items is not fixed. */
function inOrder(text: string): unknown {
  const body: unknown = JSON.parse(text);
  return Array.isArray(body) ? body.map((part) => JSON.stringify(part)).toSorted() : body;
}
