import type { TestDevice } from '../../../backend/testing/test-backend.ts';
import { createForm } from '../../../backend/testing/test-chat.ts';
import { people, signIn, visit } from '../../../backend/testing/test-seed.ts';

const { patientA, doctorA } = people;

const FILE_TEXT = 'Creatinine 9.81 in the file';

/** None of these may be readable in stored data. */
export const secretTexts = [
  'Kidney stone since May',
  'kidney-scan.pdf',
  FILE_TEXT,
  'Nephrolithiasis',
  'Tamsulosin',
  'Drinks too little',
  '1984-02-29',
  'Sulfonamides',
  'Warfarin',
  'Pain in the left side',
  'Passed the stone',
];

export const secretVisit = { ...visit('secret-visit', '09:00', 'scheduled'), date: '2026-11-23' };

export async function writeSecretTexts(createDevice: () => TestDevice): Promise<void> {
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
    notes: 'Drinks too little',
    vitals: { pulse: 91 },
  };
  await call(doctorA, 'completeAppointment', { id: secretVisit.id }, { body: { record } });
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
  const id = String(Object(Object(body).appointment).id);
  await call(patientA, 'cancelAppointment', { id }, { body: { reason: 'Passed the stone' } });
}

export async function readSecretTexts(createDevice: () => TestDevice): Promise<string[]> {
  const device = createDevice();
  const { accessToken: token } = await signIn(device, patientA);
  const read = async (...[name, params]: Parameters<TestDevice['call']>) =>
    (await device.call(name, params, { token })).body;
  const messages = await read('listMessages', { id: doctorA.id });
  const bodies = [
    messages,
    await read('listRecords', { id: patientA.id }),
    await read('getHealthFacts', { id: patientA.id }),
    await read('listAppointments', { id: patientA.id }),
  ];
  const [id = ''] = /(?<="id":")[^"]+(?=","name":"kidney)/.exec(JSON.stringify(messages)) ?? [];
  const file = await read('downloadAttachment', { id });
  const content = file instanceof File ? await file.text() : '';
  const all = JSON.stringify(bodies) + content;
  return secretTexts.filter((text) => all.includes(text));
}
