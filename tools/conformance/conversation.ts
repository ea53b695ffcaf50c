import { setTimeout as pause } from 'node:timers/promises';
import { sharedFile, type Message } from '../../src/contract/messages.ts';
import type { PersonName } from './accounts.ts';
import type { CallInput, Reply } from './targets/device.ts';
import { expectResponse, expectThat } from './expectations.ts';
import type { Kit } from './kit.ts';
import type { SignedIn } from './signed-in.ts';
import { Listener } from './listener.ts';

const LOOK_EVERY_MS = 50;

const partners = {
  patientA: 'doctorA',
  doctorA: 'patientA',
  patientB: 'doctorB',
  doctorB: 'patientB',
} as const satisfies Record<PersonName, PersonName>;

export async function bothPeople(kit: Kit): Promise<{ patient: SignedIn; doctor: SignedIn }> {
  return { patient: await kit.as('patientA'), doctor: await kit.as('doctorA') };
}

export function textBody(textContent: string, clientId: string = crypto.randomUUID()) {
  return { clientId, content: { textContent, shareDoc: null } };
}

export function fileForm(file: Blob, name: string, textContent = ''): FormData {
  const form = new FormData();
  form.set('body', JSON.stringify(textBody(textContent)));
  form.set(sharedFile.part, file, name);
  return form;
}

export function send(
  from: SignedIn,
  to: SignedIn,
  input: CallInput,
): Promise<Reply<'sendMessage'>> {
  return from.call('sendMessage', { params: { recipientId: to.user.id }, ...input });
}

export async function sent(
  from: SignedIn,
  to: SignedIn,
  text = 'Conformance check',
): Promise<Message> {
  return expectResponse(await send(from, to, { body: textBody(text) }));
}

export async function found(
  reader: SignedIn,
  partner: SignedIn,
  seq: number,
): Promise<{ reply: Reply<'listMessages'>; message: Message | undefined }> {
  const reply = await reader.call('listMessages', {
    params: { id: partner.user.id },
    query: { after: String(seq - 1), limit: '1' },
  });
  const [message] = expectResponse(reply);
  return { reply, message };
}

export function expectMessageStatus(
  reply: Reply,
  status: string | undefined,
  allowed: string[],
): void {
  const isAllowed = allowed.includes(status ?? '');
  expectThat(reply, 'status of the message', isAllowed, allowed.join(' or '), status);
}

export function getListener(kit: Kit, name: PersonName): Promise<Listener> {
  return kit.memoize(`listener of ${name}`, async () => {
    const [person, partner] = [await kit.as(name), await kit.as(partners[name])];
    if (person.user.role === 'patient') await sent(person, partner);
    const waiting = await sent(partner, person);
    const listener = await Listener.open(kit.target, person.token, person.user.id);
    kit.onCleanup(async () => listener.close());
    // No event confirms the registration, so wait until a message is delivered.
    const end = performance.now() + kit.target.eventLimitMs;
    while (performance.now() < end) {
      const { message } = await found(partner, person, waiting.seq);
      if (message?.status === 'delivered') break;
      await pause(LOOK_EVERY_MS);
    }
    return listener;
  });
}
