import { signatureFile } from '../../../../src/contract/signature.ts';
import { check } from '../../check.ts';
import { Difference } from '../../difference.ts';
import { dueVisit } from '../../due-visit.ts';
import {
  expectEqual,
  expectError,
  expectFile,
  expectResponse,
  expectStatus,
  expectThat,
  expectUncached,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { claimedPng, png, signatureForm, widePng } from '../../pictures.ts';
import { writtenRecord } from './records.ts';

const another = claimedPng(2);

async function ownParams(kit: Kit) {
  const { user, call } = await kit.as('doctorA');
  return { call, params: { id: user.id } };
}

async function save(kit: Kit, picture: BlobPart, type = 'image/png') {
  const { call, params } = await ownParams(kit);
  return call('changeSignature', { params, form: signatureForm(picture, type) });
}

/** Restores the doctor's own signature at the end. */
async function whileSigned(kit: Kit, work: () => Promise<void>): Promise<void> {
  const { call, params } = await ownParams(kit);
  const before = await call('getSignature', { params });
  expectResponse(await save(kit, png));
  try {
    await work();
  } finally {
    if (before.status !== 200) expectResponse(await call('removeSignature', { params }));
    else {
      const type = before.headers.get('content-type') ?? '';
      expectResponse(await save(kit, new Uint8Array(before.bytes), type));
    }
  }
}

const signedRecord = (kit: Kit) =>
  kit.memoize('signed record', async () => {
    const { call } = await kit.as('doctorA');
    const { user, call: ofPatient } = await kit.as('patientA');
    const visit = await dueVisit(kit);
    const body = { record: { diagnosis: 'Conformance check', prescription: '', notes: '' } };
    await whileSigned(kit, async () => {
      expectResponse(await call('completeAppointment', { params: { id: visit.id }, body }));
      const { params } = await ownParams(kit);
      expectResponse(await save(kit, another));
      expectResponse(await call('removeSignature', { params }));
    });
    const list = expectResponse(await ofPatient('listRecords', { params: { id: user.id } }));
    const record = list.find(({ appointmentId }) => appointmentId === visit.id);
    if (!record) throw new Difference('completeAppointment', 'record', 'kept', 'missing');
    return record;
  });

export const signatureChecks = [
  check(
    'returns the unchanged picture to its doctor as a download',
    'getSignature',
    async (kit) => {
      const { call, params } = await ownParams(kit);
      await whileSigned(kit, async () => {
        const reply = await call('getSignature', { params });
        expectEqual(reply, 'body', [...expectFile(reply, 'image/png')], [...png]);
        expectUncached(reply);
      });
    },
  ),
  check('returns a signature that is there to no one else', 'getSignature', async (kit) => {
    const { params } = await ownParams(kit);
    await whileSigned(kit, async () => {
      for (const person of ['patientA', 'patientB', 'doctorB'] as const) {
        const { call } = await kit.as(person);
        expectError(await call('getSignature', { params }), 'forbidden', 'not-found');
      }
      expectError(await kit.guest().call('getSignature', { params }), 'not-signed-in');
    });
  }),
  check('detects the type of a signature from the content', 'changeSignature', async (kit) => {
    const { call, params } = await ownParams(kit);
    await whileSigned(kit, async () => {
      expectResponse(await save(kit, another, 'image/webp'));
      const reply = await call('getSignature', { params });
      expectFile({ ...reply, name: 'changeSignature' }, 'image/png');
    });
  }),
  check('rejects a signature one byte over the limit', 'changeSignature', async (kit) => {
    await whileSigned(kit, async () => {
      const rest = new Uint8Array(signatureFile.maxBytes + 1 - png.length);
      expectError(await save(kit, new Uint8Array([...png, ...rest])), 'too-large');
    });
  }),
  check('rejects a signature that is 4,001 pixels wide', 'changeSignature', async (kit) => {
    await whileSigned(kit, async () => {
      expectError(await save(kit, widePng(4001)), 'too-large');
    });
  }),
  check(
    'rejects a signature that is not a picture, even if it is declared as one',
    'changeSignature',
    async (kit) => {
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      await whileSigned(kit, async () => {
        for (const content of [drawing, '<!doctype html>', 'A text', '%PDF-1.7']) {
          expectError(await save(kit, content), 'unsupported-file');
        }
      });
    },
  ),
  check('returns no signature after its removal', 'removeSignature', async (kit) => {
    const { call, params } = await ownParams(kit);
    await whileSigned(kit, async () => {
      expectResponse(await call('removeSignature', { params }));
      const reply = await call('getSignature', { params });
      expectError({ ...reply, name: 'removeSignature' }, 'not-found');
    });
  }),
  check(
    'a record keeps its signature after the doctor has replaced and removed it',
    'getRecordSignature',
    async (kit) => {
      const { id, hasSignature } = await signedRecord(kit);
      for (const person of ['patientA', 'doctorA'] as const) {
        const reply = await (await kit.as(person)).call('getRecordSignature', { params: { id } });
        expectThat(reply, 'hasSignature', hasSignature === true, 'true', hasSignature);
        expectEqual(reply, 'body', [...expectFile(reply, 'image/png')], [...png]);
        expectUncached(reply);
      }
    },
    ['traces'],
  ),
  check(
    "returns a record's signature to no other patient, and to no guest",
    'getRecordSignature',
    async (kit) => {
      const params = { id: (await signedRecord(kit)).id };
      const { call } = await kit.as('patientB');
      expectError(await call('getRecordSignature', { params }), 'forbidden', 'not-found');
      expectError(await kit.guest().call('getRecordSignature', { params }), 'not-signed-in');
    },
    ['traces'],
  ),
  check(
    'returns a signature only for records that say so',
    'getRecordSignature',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const { call } = await kit.as('patientA');
      const reply = await call('getRecordSignature', { params: { id: record.id } });
      if (record.hasSignature) expectStatus(reply, 200);
      else expectError(reply, 'not-found');
    },
    ['traces'],
  ),
];
