import type { ConnectionOptions } from 'node:tls';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { emailAddress } from '../../src/contract/email.ts';
import type { EmailContent, EmailSender, TextAnswer } from '../../backend/outbox/outbox.ts';
import type { EmailTarget } from '../options.ts';

/** Shorter than an attempt to deliver a notice may take. */
const ATTEMPT_MS = 9000;
/** Of one step, such as the connection or an answer. */
const STEP_MS = 5000;

/** Of nodemailer. Its message and `response` can have the recipient's address. */
const smtpError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.number()),
});

/**
 * Sends by SMTP, with a connection for each e-mail. Never log an e-mail: it has an address, and
 * perhaps a code.
 * @param tls for tests, whose server has a certificate that they made
 */
export function createEmailSender(
  { host, port, isSecure, requiresTls, auth, from }: EmailTarget,
  tls: ConnectionOptions = {},
): EmailSender {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls,
    ...(auth && { auth }),
    tls,
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (email) => {
    if (!emailAddress.safeParse(email.address).success) return 'refused';
    try {
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      await transport.sendMail({ ...toMessage(email, from), signal });
      return 'sent';
    } catch (error) {
      return toAnswer(smtpError.safeParse(error).data ?? {});
    }
  };
}

function toMessage({ address, subject, text, invitation, stopUrl }: EmailContent, from: string) {
  return {
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

/** @throws Error without the address, if the server is down or refuses this sender */
function toAnswer({
  code,
  command,
  response,
  responseCode,
}: z.infer<typeof smtpError>): TextAnswer {
  const reply = responseCode ?? 0;
  // It closes, or the sender must log in: no message can be sent.
  const isOfSender = reply === 0 || reply === 421 || reply === 530;
  if (!isOfSender && (command === 'RCPT TO' || command === 'DATA')) {
    if (reply < 500) return 'later';
    // RFC 3463: 5.7 is a rule of the server, such as one about content, and not the address.
    const isRule = /^\d{3}[ -]5\.7\./.test(response ?? '');
    return command === 'RCPT TO' && !isRule ? 'refused' : 'invalid';
  }
  throw new Error(
    reply === 0
      ? `The mail server could not be used (${code ?? 'unknown'})`
      : `The mail server answered ${reply} to ${command ?? 'a command'}`,
  );
}
