import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inboxUser, message } from '../../src/contract/messages.ts';
import { sniffFileType } from '../../src/domain/files/file-type.ts';
import { addDays, indiaInstant } from '../../src/domain/time/india-time.ts';
import { sha256OfBytes } from '../core/crypto.ts';
import { createMemoryFiles } from '../files/memory-files.ts';
import { getMember } from '../handlers/conversations/conversations.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import { signIn } from '../testing/test-seed.ts';
import { demoAccounts, DEMO_PASSWORD } from './demo-accounts.ts';
import { createSeed, createSeedWithFiles } from './seed.ts';
import { ecgReport, seedFiles } from './seed-files.ts';

const today = '2026-11-21';
const seed = createSeed(today);

async function startAs(phone: string) {
  const account = demoAccounts.find((one) => one.phone === phone);
  if (!account) throw new Error(`The demo offers nobody with ${phone}`);
  const files = createMemoryFiles();
  const now = indiaInstant(today, '00:01').toISOString();
  const device = createTestBackend({
    seed: await createSeedWithFiles(today, files),
    files,
    now,
  }).createDevice();
  const { accessToken: token } = await signIn(device, account, { password: DEMO_PASSWORD });
  const inbox = z.array(inboxUser).parse((await device.call('listInboxUsers', {}, { token })).body);
  const history = async (id: string) =>
    z.array(message).parse((await device.call('listMessages', { id }, { token })).body);
  const download = (id: string) => device.call('downloadAttachment', { id }, { token });
  return { inbox, history, download };
}

describe('the demo’s conversations', () => {
  it('include an unread reply from Dr. Ananya Krishnan to Meera Nair', async () => {
    const { inbox } = await startAs('9876543210');
    expect(inbox.map(({ name, unreadCount }) => [name, unreadCount])).toEqual([
      ['Dr. Ananya Krishnan', 1],
      ['Dr. Lalita Deshpande', 0],
    ]);
    expect(inbox[0]?.lastMessage?.content.textContent).toContain('bring your last ECG report');
    expect(inbox[1]?.lastMessage?.status).toBe('read');
  });

  it.each(['9876543211', '9876500001', '9876500002'])(
    'include at least one conversation for the account %s',
    async (phone) => {
      const { inbox } = await startAs(phone);
      expect(inbox.length).toBeGreaterThan(0);
    },
  );

  it('include unread messages for both demo doctors', async () => {
    for (const phone of ['9876500001', '9876500002']) {
      const { inbox } = await startAs(phone);
      expect(inbox.some(({ unreadCount }) => unreadCount > 0)).toBe(true);
    }
  });

  it('include a report from Meera Nair that can be downloaded', async () => {
    const { history, download } = await startAs('9876543210');
    const messages = await history('doctor-ananya-krishnan');
    const sent = messages.find(({ content }) => content.shareDoc);
    expect(sent?.content.shareDoc).toMatchObject({
      name: 'ECG-report.pdf',
      type: 'application/pdf',
      size: ecgReport.bytes.byteLength,
    });
    const { status, body } = await download(sent?.id ?? '');
    expect(status).toBe(200);
    expect(body instanceof File && (await body.text()).startsWith('%PDF-1.4')).toBe(true);
  });

  it.each(['2026-11-21', '2028-02-29', '2027-01-01'])(
    'have messages in order, all sent before %s',
    (day) => {
      const { conversations, messages } = createSeed(day);
      for (const { id, latestAt, lastSeq } of conversations) {
        const times = messages
          .filter(({ conversationId }) => conversationId === id)
          .map(({ timestamp }) => timestamp);
        expect(times).toEqual(times.toSorted());
        expect(times).toHaveLength(lastSeq);
        expect(times.at(-1)).toBe(latestAt);
        expect(latestAt < indiaInstant(day, '00:00').toISOString()).toBe(true);
        expect(latestAt > indiaInstant(addDays(day, -7), '00:00').toISOString()).toBe(true);
      }
    },
  );

  it('involve only patients and doctors with accounts, and have correct unread counts', () => {
    const roles = new Map(seed.accounts.map(({ id, role }) => [id, role]));
    for (const conversation of seed.conversations) {
      for (const { personId, role } of conversation.members) {
        expect(roles.get(personId)).toBe(role);
        const { readUpTo, unreadCount } = getMember(conversation, personId);
        const unread = seed.messages.filter(
          ({ conversationId, receiverId, seq }) =>
            conversationId === conversation.id && receiverId === personId && seq > readUpTo,
        );
        expect(unread).toHaveLength(unreadCount);
      }
    }
  });

  it.each(seedFiles)('have the correct hash and type for the file $name', async (file) => {
    expect(await sha256OfBytes(file.bytes)).toBe(file.hash);
    expect(sniffFileType(file.bytes)).toBe(file.type);
  });
});
