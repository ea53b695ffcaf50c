import { sharedFile } from '../../../../src/contract/messages.ts';
import { check } from '../../check.ts';
import { bothPeople, fileForm, send } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectFile,
  expectUncached,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { claimedPng, png } from '../../pictures.ts';
import { scheduledVisit } from '../booking/records.ts';

const NAME = 'रिपोर्ट 21 Nov.png';

async function sentFile(kit: Kit) {
  const people = await bothPeople(kit);
  const { reply, content } = await kit.memoize('message with a file', async () => {
    const form = fileForm(new Blob([png], { type: 'image/png' }), NAME, 'My report');
    const reply = await send(people.patient, people.doctor, { form });
    return { reply, content: expectResponse(reply).content };
  });
  const file = content.shareDoc;
  if (!file) throw new Difference('sendMessage', 'content.shareDoc', 'the file', file);
  return { ...people, reply, text: content.textContent, file, params: { id: file.id } };
}

async function sendAs(kit: Kit, content: BlobPart, name: string, type: string) {
  const { patient, doctor } = await bothPeople(kit);
  return send(patient, doctor, { form: fileForm(new Blob([content], { type }), name) });
}

/** Files whose content a browser would run, with harmless names and types. */
const active = [
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/png'],
  [
    'SVG behind a declaration',
    '<?xml version="1.0"?>\n<!-- --><svg onload="alert(1)"/>',
    'image/gif',
  ],
  ['HTML', '<!doctype html><script>alert(1)</script>', 'text/plain'],
] as const;

export const attachmentChecks = [
  check(
    "accepts a file with a text and returns the file's name, type and size",
    'sendMessage',
    async (kit) => {
      const { reply, text, file } = await sentFile(kit);
      expectEqual(reply, 'content.textContent', text, 'My report');
      expectEqual(reply, 'content.shareDoc.name', file.name, NAME);
      expectEqual(reply, 'content.shareDoc.type', file.type, 'image/png');
      expectEqual(reply, 'content.shareDoc.size', file.size, png.byteLength);
    },
    ['traces'],
  ),
  check(
    'detects the file type from the content',
    'sendMessage',
    async (kit) => {
      const reply = await sendAs(kit, png, 'notes.txt', 'text/plain');
      const type = expectResponse(reply).content.shareDoc?.type;
      expectEqual(reply, 'content.shareDoc.type', type, 'image/png');
    },
    ['traces'],
  ),
  ...active.map(([kind, content, type]) =>
    check(`rejects ${kind} that is declared as ${type}`, 'sendMessage', async (kit) => {
      expectError(await sendAs(kit, content, 'harmless', type), 'unsupported-file');
    }),
  ),
  check('rejects a file one byte over the limit', 'sendMessage', async (kit) => {
    const reply = await sendAs(kit, 'x'.repeat(sharedFile.maxBytes + 1), 'long.txt', 'text/plain');
    expectError(reply, 'too-large');
  }),
  check('rejects a picture of more than 40 megapixels', 'sendMessage', async (kit) => {
    const reply = await sendAs(kit, claimedPng(6325), 'scan.png', 'image/png');
    expectError(reply, 'too-large');
  }),
  check('rejects unexpected form parts', 'sendMessage', async (kit) => {
    const { patient, doctor } = await bothPeople(kit);
    const form = fileForm(new Blob([png], { type: 'image/png' }), 'picture.png');
    form.set('another', new Blob([png], { type: 'image/png' }), 'another.png');
    expectError(await send(patient, doctor, { form }), 'invalid-request');
  }),
  check(
    'returns the unchanged file to both users as a download',
    'downloadAttachment',
    async (kit) => {
      const { patient, doctor, params } = await sentFile(kit);
      await scheduledVisit(kit);
      for (const { call } of [patient, doctor]) {
        const reply = await call('downloadAttachment', { params });
        const bytes = expectFile(reply, 'image/png');
        expectEqual(reply, 'body', [...bytes], [...png]);
        expectUncached(reply);
      }
    },
    ['traces'],
  ),
  check(
    'rejects users outside the conversation',
    'downloadAttachment',
    async (kit) => {
      const { params } = await sentFile(kit);
      for (const name of ['patientB', 'doctorB'] as const) {
        const { call } = await kit.as(name);
        expectError(await call('downloadAttachment', { params }), 'forbidden', 'not-found');
      }
      expectError(await kit.guest().call('downloadAttachment', { params }), 'not-signed-in');
    },
    ['traces'],
  ),
];
