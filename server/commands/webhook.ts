import * as z from 'zod/mini';
import {
  DEVELOPMENT_DOCTOR_WEBHOOK_SECRET,
  DEVELOPMENT_SMS_WEBHOOK_SECRET,
  DEVELOPMENT_WEBHOOK_SECRET,
} from '../option-table.ts';
import { calendarDate, doneResponse, instant } from '../../src/contract/common.ts';
import { type DoctorVerification, verificationEndpoints } from '../../src/contract/verification.ts';
import type { Registration } from '../../src/contract/doctors.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { errorResponseBody } from '../../src/contract/errors.ts';
import { paymentEndpoints, paymentEvent } from '../../src/contract/payments.ts';
import { queueEndpoints, queueEvent } from '../../src/contract/queue.ts';
import { smsReplyEndpoints } from '../../src/contract/sms-replies.ts';
import { currentTime } from '../../src/domain/time/clock.ts';
import { LOCAL_SERVER } from '../core/local-server.ts';

const usage = `npm run webhook -- queue BOOKING STATUS [TOKEN] [PEOPLE AHEAD]
npm run webhook -- payment PAYMENT OUTCOME
npm run webhook -- sms PHONE TEXT
npm run webhook -- doctor list
npm run webhook -- doctor show DOCTOR
npm run webhook -- doctor DOCTOR accepted REQUEST [LAST DAY]
npm run webhook -- doctor DOCTOR refused REQUEST REASON
npm run webhook -- doctor DOCTOR renewed LAST DAY
npm run webhook -- doctor DOCTOR suspended REASON
npm run webhook -- doctor DOCTOR reinstated

  BOOKING    a booking's id, as its address has it: /queue/BOOKING
  STATUS     ${queueEvent.shape.status.options.join(', ')}
  TOKEN      of the queue, such as C-42; PEOPLE AHEAD of it, such as 12
  PAYMENT    a payment's id, as the link for UPI apps has it (tr=PAYMENT)
  OUTCOME    ${paymentEvent.shape.outcome.options.join(', ')}
  PHONE      the number that replied to an SMS; TEXT of the reply, such as STOP
  DOCTOR     a doctor's id, as the address of the dashboard has it: /doctor/dashboard/DOCTOR
  REQUEST    the time of the request that is decided, as list and show print it
  LAST DAY   of the registration, such as 2027-03-31; REASON in quotes, for the doctor
  --url URL  the API's address (${LOCAL_SERVER})

Reports to the API as a helper's device or the payment provider does, with WEBHOOK_SECRET from the
environment; as the back office does, with DOCTOR_WEBHOOK_SECRET; or as the SMS gateway does, with
SMS_WEBHOOK_SECRET. Without it, sends the secret that \`npm run server\` has on this machine.
`;

class UsageError extends Error {}

interface Report {
  url: string;
  method: Endpoint['method'];
  path: string;
  access: Endpoint['access'];
  body?: unknown;
}

/** Exit codes: 0 if accepted, 1 if refused, 2 if not sent. */
export async function reportToWebhook(
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  try {
    if (args.includes('--help')) {
      print(usage);
      return 0;
    }
    const { isTaken, message } = await send(readReport(args), env);
    print(message);
    return isTaken ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
    return 2;
  }
}

/** `--url` is the only flag, because ids may start with a dash. */
function readReport(args: string[]): Report {
  const rest = [...args];
  const place = rest.indexOf('--url');
  const [, given = ''] = place < 0 ? ['', LOCAL_SERVER] : rest.splice(place, 2);
  if (!/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : '')) {
    throw new UsageError(`--url must be an http or https address, not "${given}".`);
  }
  const url = given.replace(/\/+$/, '');
  const [kind, id, ...details] = rest;
  if (id === undefined) throw new UsageError(usage);
  if (kind === 'queue') {
    return toReport(url, queueEndpoints.reportQueue, id, queueReport(id, details));
  }
  if (kind === 'payment') {
    return toReport(url, paymentEndpoints.reportPayment, id, paymentReport(id, details));
  }
  if (kind === 'sms') {
    return toReport(url, smsReplyEndpoints.reportSmsReply, '', smsReply(id, details));
  }
  if (kind === 'doctor') {
    const { listRequests, getVerification, reportDoctor } = verificationEndpoints;
    if (id === 'list') {
      expectNothing(details);
      return toReport(url, listRequests);
    }
    if (id === 'show') {
      const [doctorId, ...more] = details;
      if (doctorId === undefined) throw new UsageError(`DOCTOR is missing.\n\n${usage}`);
      expectNothing(more);
      return toReport(url, getVerification, doctorId);
    }
    return toReport(url, reportDoctor, id, doctorReport(details));
  }
  throw new UsageError(`There is nothing to report of a "${kind}".\n\n${usage}`);
}

function toReport(
  url: string,
  { method, path, access }: Pick<Endpoint, 'method' | 'path' | 'access'>,
  id = '',
  body?: unknown,
): Report {
  return { url, method, path: path.replace(':id', encodeURIComponent(id)), access, body };
}

function queueReport(bookingId: string, [status, token, peopleAhead, ...more]: string[]): unknown {
  expectOption('STATUS', status, queueEvent.shape.status.options);
  expectNothing(more);
  if (peopleAhead !== undefined && !/^\d{1,4}$/.test(peopleAhead)) {
    throw new UsageError(`PEOPLE AHEAD must be a whole number, not "${peopleAhead}".`);
  }
  return {
    bookingId,
    status,
    ...(token !== undefined && { token }),
    ...(peopleAhead !== undefined && { peopleAhead: Number(peopleAhead) }),
  };
}

function paymentReport(paymentId: string, [outcome, ...more]: string[]): unknown {
  expectOption('OUTCOME', outcome, paymentEvent.shape.outcome.options);
  expectNothing(more);
  return { paymentId, outcome };
}

function smsReply(phone: string, [text, ...more]: string[]): unknown {
  if (text === undefined) throw new UsageError(`TEXT is missing.\n\n${usage}`);
  expectNothing(more);
  return { phone, text };
}

function doctorReport([outcome, ...details]: string[]): unknown {
  expectOption('OUTCOME', outcome, ['accepted', 'refused', 'renewed', 'suspended', 'reinstated']);
  const decision = { outcome, decidedAt: currentTime().toISOString() };
  const isAboutRequest = outcome === 'accepted' || outcome === 'refused';
  const requestedAt = isAboutRequest ? details.shift() : undefined;
  if (isAboutRequest && !instant.safeParse(requestedAt).success) {
    throw new UsageError(
      `REQUEST must be a time that \`doctor list\` prints, not "${requestedAt ?? ''}".`,
    );
  }
  const [detail, ...more] = details;
  expectNothing(outcome === 'reinstated' ? details : more);
  if (outcome === 'reinstated') return decision;
  if (outcome === 'refused' || outcome === 'suspended') {
    if (detail === undefined) throw new UsageError(`REASON is missing.\n\n${usage}`);
    return { ...decision, ...(isAboutRequest && { requestedAt }), reason: detail };
  }
  if (detail === undefined && outcome === 'accepted') return { ...decision, requestedAt };
  if (!calendarDate.safeParse(detail).success) {
    throw new UsageError(`LAST DAY must be a day such as 2027-03-31, not "${detail ?? ''}".`);
  }
  return { ...decision, ...(isAboutRequest && { requestedAt }), expiresOn: detail };
}

function expectOption(name: string, given: string | undefined, options: readonly string[]): void {
  if (given !== undefined && options.includes(given)) return;
  throw new UsageError(`${name} must be one of ${options.join(', ')}, not "${given ?? ''}".`);
}

function expectNothing([more]: string[]): void {
  if (more !== undefined) throw new UsageError(`"${more}" is too much.\n\n${usage}`);
}

async function send(
  { url, method, path, access, body }: Report,
  env: NodeJS.ProcessEnv,
): Promise<{ isTaken: boolean; message: string }> {
  const headers = {
    'content-type': 'application/json',
    'x-webhook-secret': secretFor(access, env),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(url + path, init).catch(() => {
    throw new UsageError(`Nothing answers at ${url}. Is \`npm run server\` running?`);
  });
  const text = await response.text();
  return { isTaken: response.ok, message: formatReply(response.status, text) };
}

function secretFor(access: Endpoint['access'], env: NodeJS.ProcessEnv): string {
  if (access === 'back-office') {
    return env['DOCTOR_WEBHOOK_SECRET'] || DEVELOPMENT_DOCTOR_WEBHOOK_SECRET;
  }
  if (access === 'sms-gateway') return env['SMS_WEBHOOK_SECRET'] || DEVELOPMENT_SMS_WEBHOOK_SECRET;
  return env['WEBHOOK_SECRET'] || DEVELOPMENT_WEBHOOK_SECRET;
}

const { listRequests, getVerification } = verificationEndpoints;

const reply = z.union([
  z.pipe(
    doneResponse,
    z.transform(({ message }) => message),
  ),
  z.pipe(getVerification.response, z.transform(formatDoctor)),
  z.pipe(
    listRequests.response,
    z.transform((doctors) => doctors.map(formatDoctor).join('\n\n') || 'No request waits.'),
  ),
]);

function formatReply(status: number, text: string): string {
  const answer = parsedJson(text);
  const refusal = errorResponseBody.safeParse(answer);
  if (refusal.success) return `Refused: ${refusal.data.message} (${status} ${refusal.data.code})`;
  const known = reply.safeParse(answer);
  return known.success ? known.data : `This is no answer of the API: ${status}`;
}

/** Omits control characters, with which a doctor could forge the terminal's text. */
function formatDoctor(doctor: DoctorVerification) {
  const { id, name, specialty, experience, education, registration, verification } = doctor;
  const { status, requested, requestedAt, expiresOn, reason } = verification;
  const entry = registration && formatRegistration(registration);
  return [
    `DOCTOR ${id}: ${[name, specialty, status].filter(Boolean).join(', ')}`,
    entry && `  registration  ${entry}${expiresOn === undefined ? '' : `, until ${expiresOn}`}`,
    experience !== undefined && `  experience    ${experience}`,
    education && education.length > 0 && `  education     ${education.join('; ')}`,
    reason && `  suspended     ${reason}`,
    requested && `  REQUEST       ${requestedAt}`,
    requested?.name && `  new name      ${requested.name}`,
    requested?.registration && `  to verify     ${formatRegistration(requested.registration)}`,
    requested?.specialty !== undefined && `  new specialty ${requested.specialty || '(none)'}`,
    requested?.experience !== undefined && `  new years     ${requested.experience}`,
    requested?.education && `  new degrees   ${requested.education.join('; ') || '(none)'}`,
    ...(doctor.sameNumber ?? []).map(
      (other) =>
        `  SAME NUMBER   ${other.id}: ${other.name}, ${formatRegistration(other.registration)}`,
    ),
  ]
    .filter(Boolean)
    .map((line) => String(line).replace(/\p{C}/gu, ''))
    .join('\n');
}

function formatRegistration({ number, council, year }: Registration): string {
  return `${number}, ${council}, ${year}`;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
