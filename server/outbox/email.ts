import type { ConnectionOptions } from 'node:tls';
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { emailAddress } from '../../src/contract/email.ts';
import type { EmailContent, EmailSender, TextAnswer } from '../../backend/outbox/outbox.ts';
import type { EmailTarget } from '../options.ts';

interface Limits {
  /** To connect, and to be greeted. */
  connectMs: number;
  /**
   * In all. A server may scan the text before it answers. Shorter than a lease of the outbox, and
   * than an attempt to deliver a notice may take.
   */
  attemptMs: number;
}

const defaultLimits: Limits = { connectMs: 5000, attemptMs: 60_000 };

/** Of nodemailer. Its message and `response` can have the recipient's address. */
const smtpError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  timeoutType: z.optional(z.string()),
});

/**
 * Sends by SMTP, with a connection for each e-mail. Never log an e-mail: it has an address, and
 * perhaps a code.
 * @param tls for tests, whose server has a certificate that they made
 * @param limits for tests, which do not wait for so long
 */
export function createEmailSender(
  { host, port, isSecure, requiresTls, auth, from }: EmailTarget,
  tls: ConnectionOptions = {},
  { connectMs, attemptMs }: Limits = defaultLimits,
): EmailSender {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls,
    // On this machine. A server there may offer STARTTLS with a certificate that no one can check.
    ignoreTLS: !isSecure && !requiresTls,
    ...(auth && { auth }),
    tls,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: attemptMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (email) => {
    if (!emailAddress.safeParse(email.address).success) return 'refused';
    try {
      const signal = AbortSignal.timeout(attemptMs);
      await transport.sendMail({ ...toMessage(email, from), signal });
      return 'sent';
    } catch (error) {
      return toAnswer(smtpError.safeParse(error).data ?? {});
    }
  };
}

function toMessage(
  { id, address, subject, text, invitation, stopUrl }: EmailContent,
  from: string,
) {
  return {
    ...(id !== undefined && { messageId: toMessageId(id, from) }),
    from: { name: 'CareSetu', address: from },
    to: { name: '', address },
    subject,
    text,
    headers: {
      // RFC 3834: no automatic replies.
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl !== undefined && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(invitation && {
      icalEvent: { method: invitation.method, content: invitation.text, filename: 'visit.ics' },
    }),
  };
}

/** RFC 3463 and 7505: the address does not exist or takes no e-mail. */
const goneCodes: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.6', '5.1.10', '5.2.1']);
/** The mailbox or the server has no space now. */
const fullCodes: ReadonlySet<string> = new Set(['5.2.2', '5.4.5']);

/** The server takes nothing from this sender, such as without a login. */
function isOfRelay(response: string): boolean {
  const withoutAddresses = response.replace(/\S*@\S*/g, '');
  return /\b(relay|authenticat)/i.test(withoutAddresses);
}

/** The same in each attempt, so that a mail program shows an e-mail once that was sent twice. */
function toMessageId(id: string, from: string): string {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 32);
  return `<${hash}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** @throws Error without the address, if the server is down or refuses this sender */
function toAnswer({
  code,
  command,
  response,
  responseCode,
  timeoutType,
}: z.infer<typeof smtpError>): TextAnswer {
  // After the greeting. It does not say whether the text had been sent.
  if (code === 'EABORT' || timeoutType === 'SOCKET_TIMEOUT') return 'unknown';
  const reply = responseCode ?? 0;
  // It closes, or the sender must log in: no message can be sent.
  const isOfSender = reply === 0 || reply === 421 || reply === 530;
  if (!isOfSender && (command === 'RCPT TO' || command === 'DATA')) {
    const enhanced = /^\d{3}[ -](5\.\d+\.\d+)/.exec(response ?? '')?.[1] ?? '';
    if (reply < 500 || fullCodes.has(enhanced)) return 'later';
    if (command === 'DATA') return 'invalid';
    if (goneCodes.has(enhanced)) return 'refused';
    // Servers have no code for it.
    if (!isOfRelay(response ?? '')) return 'invalid';
  }
  throw new Error(
    reply === 0
      ? `The mail server could not be used (${code ?? 'unknown'})`
      : `The mail server answered ${reply} to ${command ?? 'a command'}`,
  );
}
