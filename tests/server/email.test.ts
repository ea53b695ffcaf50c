import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import ICAL from 'ical.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { EmailContent } from '../../backend/outbox/outbox.ts';
import { createEmailSender } from '../../server/outbox/email.ts';
import {
  canCreateCertificates,
  createCertificate,
  readPart,
  startMailServer,
} from './support/mail-server.ts';
import { temporaryFolder } from './support/test-server.ts';

const at = new Date('2026-11-23T04:00:00.000Z');
const invitation = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:visit@appointments.caresetu',
  'SUMMARY:Visit to Dr. Charu Menon',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const email: EmailContent = {
  kind: 'email',
  address: 'asha@example.com',
  subject: 'Your visit is confirmed',
  text: 'Dr. Charu Menon accepted your visit.\n\nCareSetu',
  invitation: { method: 'REQUEST', text: invitation },
  stopUrl: 'https://clinic.example/api/unsubscribe/token',
};

/** Without the stack: it must not have the address either. */
async function failure(sending: Promise<unknown>): Promise<string> {
  const error = await sending.then(
    () => new Error('It was sent'),
    (error: unknown) => error,
  );
  const shown = String(error instanceof Error ? error.message : error);
  expect(JSON.stringify([shown, error, Object(error).cause])).not.toContain(email.address);
  return shown;
}

test('an e-mail has its text, the invitation and the headers that stop e-mails', async () => {
  const { target, mails } = await startMailServer();
  expect(await createEmailSender(target)(email, at)).toBe('sent');
  const [mail] = mails;
  expect(mail).toMatchObject({ to: ['asha@example.com'], user: 'caresetu' });
  const source = mail?.source.replace(/\r\n[ \t]+/g, ' ') ?? '';
  expect(source).toContain('Subject: Your visit is confirmed');
  expect(source).toContain('From: CareSetu <notices@caresetu.test>');
  expect(source).toContain('List-Unsubscribe: <https://clinic.example/api/unsubscribe/token>');
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toMatch(/text\/calendar;.*method=REQUEST/);
  expect(readPart(mail?.source ?? '', 'text/plain')).toContain('accepted your visit');
  const calendar = ICAL.Component.fromString(readPart(mail?.source ?? '', 'text/calendar'));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
});

test('attempts to send an e-mail have one Message-ID, and other e-mails have another', async () => {
  const { target, mails } = await startMailServer();
  const send = createEmailSender(target);
  for (const id of ['visit:1:accepted:email', 'visit:1:accepted:email', 'visit:2:moved:email']) {
    await send({ ...email, id }, at);
  }
  const [first, again, other] = mails.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
  expect(first).toMatch(/^<\w{32}@caresetu\.test>$/);
  expect([again === first, other === first]).toEqual([true, false]);
});

describe('TLS', () => {
  test.runIf(canCreateCertificates).each([true, false])(
    'is used from the start or by STARTTLS (%s)',
    async (isSecure) => {
      const { key, cert } = await createCertificate(await temporaryFolder());
      const { target, mails } = await startMailServer({ key, cert, secure: isSecure });
      const send = createEmailSender({ ...target, requiresTls: !isSecure }, { ca: cert });
      expect(await send(email, at)).toBe('sent');
      expect(mails).toMatchObject([{ isEncrypted: true }]);
    },
  );

  test.runIf(canCreateCertificates)(
    'is refused with a certificate that no authority has signed',
    async () => {
      const { key, cert } = await createCertificate(await temporaryFolder());
      const { target, mails } = await startMailServer({ key, cert, secure: true });
      const shown = await failure(createEmailSender(target)(email, at));
      expect(shown).toMatch(/^The mail server could not be used \(E\w+\)$/);
      expect(mails).toEqual([]);
    },
  );

  test('is not used by plain SMTP on this machine, even if it is offered', async () => {
    const { key, cert } = await createCertificate(await temporaryFolder());
    const { target, mails } = await startMailServer({ key, cert });
    expect(await createEmailSender(target)(email, at)).toBe('sent');
    expect(mails).toMatchObject([{ isEncrypted: false }]);
  });

  test('is required: without it, nothing is sent', async () => {
    const { target, mails } = await startMailServer();
    const shown = await failure(createEmailSender({ ...target, requiresTls: true })(email, at));
    expect(shown).toMatch(/^The mail server /);
    expect(mails).toEqual([]);
  });
});

describe('a mail server', () => {
  test.each([
    [[550, '5.1.1 <asha@example.com> does not exist'], 'refused'],
    [[550, '5.1.10 example.com takes no e-mail'], 'refused'],
    [[550, '5.2.1 The mailbox of asha@example.com is closed'], 'refused'],
    [[550, '5.7.1 <asha@example.com> is not allowed'], 'invalid'],
    [[550, '5.7.1 <relay@example.com> is not allowed'], 'invalid'],
    [[554, '5.7.1 The sender is on a blocklist'], 'invalid'],
    [[550, 'No such user'], 'invalid'],
    [[501, '5.1.3 Bad address syntax'], 'invalid'],
    [[552, '5.2.2 The mailbox of asha@example.com is full'], 'later'],
    [[550, '5.4.5 The daily limit is reached'], 'later'],
    [[450, '4.2.0 <asha@example.com> greylisted, try again later'], 'later'],
    [[452, '4.2.2 The mailbox of asha@example.com is full'], 'later'],
  ] as const)('that answers %j to the recipient', async ([code, text], expected) => {
    const { target, mails } = await startMailServer({ onRecipient: () => [code, text] });
    expect(await createEmailSender(target)(email, at)).toBe(expected);
    expect(mails).toEqual([]);
  });

  test.each([
    [[554, '5.6.0 This text is spam'], 'invalid'],
    [[451, '4.3.0 Try again'], 'later'],
  ] as const)('that answers %j to the message', async ([code, text], expected) => {
    const { target } = await startMailServer({ onMail: () => [code, text] });
    expect(await createEmailSender(target)(email, at)).toBe(expected);
  });

  test.each([
    [554, '5.7.1 <asha@example.com>: Relay access denied'],
    [550, 'relaying to asha@example.com prohibited'],
    [550, '5.7.0 Authentication required'],
  ] as const)('that answers %j %j to the recipient is down for all', async (code, text) => {
    const { target } = await startMailServer({ onRecipient: () => [code, text] });
    const shown = await failure(createEmailSender(target)(email, at));
    expect(shown).toBe(`The mail server answered ${code} to RCPT TO`);
  });

  test('that greylists takes the second attempt', async () => {
    let attempts = 0;
    const { target, mails } = await startMailServer({
      onRecipient: () => ((attempts += 1) === 1 ? [451, '4.7.1 Greylisted'] : null),
    });
    const send = createEmailSender(target);
    expect([await send(email, at), await send(email, at)]).toEqual(['later', 'sent']);
    expect(mails).toHaveLength(1);
  });

  test('that refuses the password is down for all', async () => {
    const { target } = await startMailServer();
    const auth = { user: 'caresetu', pass: 'wrong' };
    const shown = await failure(createEmailSender({ ...target, auth })(email, at));
    expect(shown).toBe('The mail server answered 535 to AUTH PLAIN');
  });

  test('that is closed is down', async () => {
    const { target } = await startMailServer();
    const shown = await failure(createEmailSender({ ...target, port: 1 })(email, at));
    expect(shown).toBe('The mail server could not be used (ESOCKET)');
  });

  test('that never greets is down after five seconds', async () => {
    const server = createServer(() => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = z.object({ port: z.int() }).parse(server.address());
    const { target } = await startMailServer();
    const shown = await failure(createEmailSender({ ...target, port })(email, at));
    expect(shown).toBe('The mail server could not be used (ETIMEDOUT)');
  });

  test('that hangs after the message may have sent it', async () => {
    const { target } = await startMailServer({ onMail: () => 'wait' });
    const send = createEmailSender(target, {}, { connectMs: 5000, attemptMs: 1000 });
    expect(await send(email, at)).toBe('unknown');
  });

  test('that scans the message for longer than a connection may take has sent it', async () => {
    const { target, mails } = await startMailServer({
      onMail: () => sleep(1000, 'answer' as const),
    });
    const send = createEmailSender(target, {}, { connectMs: 500, attemptMs: 20_000 });
    expect(await send(email, at)).toBe('sent');
    expect(mails).toHaveLength(1);
  });
});

test.each([
  'asha@example.com\r\nRCPT TO:<other@example.com>',
  'asha@example.com, b@example.com',
  '',
])('an address such as %j is refused without a connection', async (address) => {
  const { target, attempts } = await startMailServer();
  expect(await createEmailSender(target)({ ...email, address }, at)).toBe('refused');
  expect(attempts).toEqual([]);
});
