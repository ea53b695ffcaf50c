import { expect } from 'vitest';
import { signatureFile } from '../../../src/contract/signature.ts';
import type { TestDevice } from '../../../backend/testing/test-backend.ts';
import { createForm } from '../../../backend/testing/test-chat.ts';
import { onePixel } from '../../../backend/testing/test-pictures.ts';
import { people, signIn, TEST_PASSWORD, visit } from '../../../backend/testing/test-seed.ts';
import { type MailServer, readPart } from './mail-server.ts';

const { patientA, doctorA } = people;

const FILE_TEXT = 'Creatinine 9.81 in the file';
const OWN_SIGNATURE = 'Ink of the signature of today';
const RECORD_SIGNATURE = 'Ink of the signature of the record';

const ADDRESS = 'asha.secret@example.com';
/** Waits for its code. */
const NEXT_ADDRESS = 'charu.secret@example.com';

/** None of these may be readable in stored data. */
export const secretTexts = [
  'Kidney stone since May',
  'kidney-scan.pdf',
  FILE_TEXT,
  'Nephrolithiasis',
  'Tamsulosin',
  'Drinks too little',
  'Silodosin 8 mg',
  'Until the stone has passed',
  '1984-02-29',
  'Sulfonamides',
  'Warfarin',
  'Pain in the left side',
  'Passed the stone',
  '9810012345',
  OWN_SIGNATURE,
  RECORD_SIGNATURE,
  ADDRESS,
  NEXT_ADDRESS,
];

export const secretVisit = { ...visit('secret-visit', '09:00', 'scheduled'), date: '2026-11-23' };

/** @param mail the mail server of the server that is called */
export async function writeSecretTexts(
  createDevice: () => TestDevice,
  mail: Pick<MailServer, 'mails'>,
): Promise<void> {
  const call = async (
    person: typeof patientA | typeof doctorA,
    ...[name, params, options]: Parameters<TestDevice['call']>
  ) => {
    const device = createDevice();
    const { accessToken: token } = await signIn(device, person);
    const reply = await device.call(name, params, { token, ...options });
    if (reply.status >= 300) throw new Error(`${name}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const message = { clientId: 'secret', content: { textContent: 'Kidney stone since May' } };
  const file = new File([`%PDF-1.4\n${FILE_TEXT}\n%%EOF`], 'kidney-scan.pdf');
  await call(
    patientA,
    'sendMessage',
    { recipientId: doctorA.id },
    {
      rawBody: createForm(message, file),
    },
  );
  const record = {
    diagnosis: 'Nephrolithiasis',
    prescription: 'Tamsulosin',
    prescriptionLines: [{ medicine: 'Silodosin 8 mg', remarks: 'Until the stone has passed' }],
    notes: 'Drinks too little',
    vitals: { pulse: 91 },
  };
  const own = { id: doctorA.id };
  await call(doctorA, 'changeSignature', own, { rawBody: signatureForm(RECORD_SIGNATURE) });
  await call(doctorA, 'completeAppointment', { id: secretVisit.id }, { body: { record } });
  await call(doctorA, 'changeSignature', own, { rawBody: signatureForm(OWN_SIGNATURE) });
  const facts = {
    dateOfBirth: '1984-02-29',
    allergies: 'Sulfonamides',
    medicines: 'Warfarin',
  };
  await call(patientA, 'updateHealthFacts', {}, { body: facts });
  const booking = {
    date: '2026-11-25',
    time: '10:00',
    appointmentType: 'video',
    notes: 'Pain in the left side',
  };
  const headers = { 'idempotency-key': 'secret' };
  const body = await call(
    patientA,
    'bookAppointment',
    { doctorId: doctorA.id },
    {
      body: { doctorId: doctorA.id, ...booking },
      headers,
    },
  );
  const byPhone = { ...booking, time: '10:30', appointmentType: 'phone', phone: '9810012345' };
  await call(
    patientA,
    'bookAppointment',
    { doctorId: doctorA.id },
    { body: { doctorId: doctorA.id, ...byPhone, notes: '' } },
  );
  const changeEmail = (person: typeof patientA | typeof doctorA, address: string) =>
    call(person, 'changeEmail', {}, { body: { address, password: TEST_PASSWORD } });
  await changeEmail(patientA, ADDRESS);
  const findMail = () => mail.mails.find(({ to }) => to.includes(ADDRESS));
  await expect.poll(findMail, { timeout: 10_000 }).toBeDefined();
  const [code = ''] = /\d{6}/.exec(readPart(findMail()?.source ?? '', 'text/plain')) ?? [];
  await call(patientA, 'verifyEmail', {}, { body: { code } });
  await changeEmail(doctorA, NEXT_ADDRESS);
  const id = String(Object(Object(body).appointment).id);
  await call(patientA, 'cancelAppointment', { id }, { body: { reason: 'Passed the stone' } });
}

export async function readSecretTexts(createDevice: () => TestDevice): Promise<string[]> {
  const readAs = async (person: typeof patientA | typeof doctorA) => {
    const device = createDevice();
    const { accessToken: token } = await signIn(device, person);
    return async (...[name, params]: Parameters<TestDevice['call']>) =>
      (await device.call(name, params, { token })).body;
  };
  const read = await readAs(patientA);
  const readDoctor = await readAs(doctorA);
  const messages = await read('listMessages', { id: doctorA.id });
  const visits = await read('listAppointments', { id: patientA.id });
  const byPhone = Array.isArray(visits)
    ? visits.find(({ appointmentType }) => appointmentType === 'phone')
    : null;
  const records = await read('listRecords', { id: patientA.id });
  const signed = Array.isArray(records) ? records.find(({ hasSignature }) => hasSignature) : null;
  const bodies = [
    messages,
    await read('getVisitPhone', { id: String(Object(byPhone).id) }),
    visits,
    records,
    await read('getHealthFacts', { id: patientA.id }),
    await read('getEmail', {}),
    await readDoctor('getEmail', {}),
  ];
  const [id = ''] = /(?<="id":")[^"]+(?=","name":"kidney)/.exec(JSON.stringify(messages)) ?? [];
  const files = [
    await read('downloadAttachment', { id }),
    await read('getRecordSignature', { id: String(Object(signed).id) }),
    await readDoctor('getSignature', { id: doctorA.id }),
  ];
  const contents = files.map((file) => (file instanceof File ? file.text() : ''));
  const all = JSON.stringify(bodies) + (await Promise.all(contents)).join('\n');
  return secretTexts.filter((text) => all.includes(text));
}

/** A PNG with a text behind its end. */
function signatureForm(text: string): FormData {
  return createForm({}, new File([onePixel, text], 'mine.png'), signatureFile.part);
}
