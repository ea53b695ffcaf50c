import { DEVELOPMENT_WEBHOOK_SECRET } from '../../mocks/server/options.ts';
import { calendarDate } from '../../src/contract/common.ts';
import { verificationEndpoints } from '../../src/contract/verification.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { errorResponseBody } from '../../src/contract/errors.ts';
import { paymentEndpoints, paymentEvent } from '../../src/contract/payments.ts';
import { queueEndpoints, queueEvent } from '../../src/contract/queue.ts';
import { LOCAL_SERVER } from '../contract/local-server.ts';

const usage = `npm run webhook -- queue BOOKING STATUS [TOKEN] [PEOPLE AHEAD]
npm run webhook -- payment PAYMENT OUTCOME
npm run webhook -- doctor DOCTOR accepted [LAST DAY]
npm run webhook -- doctor DOCTOR refused|suspended REASON

  BOOKING    a booking's id, as its address has it: /queue/BOOKING
  STATUS     ${queueEvent.shape.status.options.join(', ')}
  TOKEN      of the queue, such as C-42; PEOPLE AHEAD of it, such as 12
  PAYMENT    a payment's id, as the link for UPI apps has it (tr=PAYMENT)
  OUTCOME    ${paymentEvent.shape.outcome.options.join(', ')}
  DOCTOR     a doctor's id, as the address of the dashboard has it: /doctor/dashboard/DOCTOR
  LAST DAY   of the registration, such as 2027-03-31; REASON in quotes, for the doctor
  --url URL  the API's address (${LOCAL_SERVER})

Reports to the API as a helper's device, the payment provider or the back office does, with WEBHOOK_SECRET from
the environment, or else the secret that \`npm run server\` has on this machine.
`;

class UsageError extends Error {}

interface Report {
  url: string;
  method: Endpoint['method'];
  path: string;
  body: unknown;
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
    const { isTaken, message } = await post(readReport(args), env);
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
  if (kind === 'doctor') {
    return toReport(url, verificationEndpoints.reportDoctor, id, doctorReport(details));
  }
  throw new UsageError(`There is nothing to report of a "${kind}".\n\n${usage}`);
}

function toReport(
  url: string,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  id: string,
  body: unknown,
): Report {
  return { url, method, path: path.replace(':id', encodeURIComponent(id)), body };
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

function doctorReport([outcome, detail, ...more]: string[]): unknown {
  expectOption('OUTCOME', outcome, ['accepted', 'refused', 'suspended']);
  expectNothing(more);
  const decidedAt = new Date().toISOString();
  if (outcome !== 'accepted') {
    if (detail === undefined) throw new UsageError(`REASON is missing.\n\n${usage}`);
    return { outcome, decidedAt, reason: detail };
  }
  if (detail !== undefined && !calendarDate.safeParse(detail).success) {
    throw new UsageError(`LAST DAY must be a day such as 2027-03-31, not "${detail}".`);
  }
  return { outcome, decidedAt, ...(detail !== undefined && { expiresOn: detail }) };
}

function expectOption(name: string, given: string | undefined, options: readonly string[]): void {
  if (given !== undefined && options.includes(given)) return;
  throw new UsageError(`${name} must be one of ${options.join(', ')}, not "${given ?? ''}".`);
}

function expectNothing([more]: string[]): void {
  if (more !== undefined) throw new UsageError(`"${more}" is too much.\n\n${usage}`);
}

async function post(
  { url, method, path, body }: Report,
  env: NodeJS.ProcessEnv,
): Promise<{ isTaken: boolean; message: string }> {
  const secret = env['WEBHOOK_SECRET'] || DEVELOPMENT_WEBHOOK_SECRET;
  const headers = { 'content-type': 'application/json', 'x-webhook-secret': secret };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) }).catch(
    () => {
      throw new UsageError(`Nothing answers at ${url}. Is \`npm run server\` running?`);
    },
  );
  const text = await response.text();
  return { isTaken: response.ok, message: formatReply(response.status, text) };
}

function formatReply(status: number, text: string): string {
  const answer = parsedJson(text);
  const refusal = errorResponseBody.safeParse(answer);
  if (refusal.success) return `Refused: ${refusal.data.message} (${status} ${refusal.data.code})`;
  const done = queueEndpoints.reportQueue.response.safeParse(answer);
  return done.success ? done.data.message : `This is no answer of the API: ${status}`;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
