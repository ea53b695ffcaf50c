import { check } from '../../check.ts';
import { bothPeople, fileForm, send } from '../../conversation.ts';
import { expectError } from '../../expectations.ts';
import { png } from '../../pictures.ts';

const unstorable = ['%00', 'a%00b', '%ED%A0%80', '%ed%bf%bf'];

export const textChecks = [
  check('rejects NUL and lone surrogates in the path', 'getDoctor', async (kit) => {
    for (const text of unstorable) {
      const reply = await kit.guest().send('getDoctor', 'GET', `/api/doctors/${text}`);
      expectError(reply, 'invalid-request');
    }
  }),
  check('rejects NUL and lone surrogates in the path', 'listMessages', async (kit) => {
    const { token, device } = await kit.as('patientA');
    for (const text of unstorable) {
      const path = `/api/messages/${text}`;
      expectError(await device.send('listMessages', 'GET', path, { token }), 'invalid-request');
    }
  }),
  check('rejects NUL and lone surrogates in the query', 'getDoctorProfile', async (kit) => {
    for (const text of unstorable) {
      const path = `/api/get-doctor-profile?id=${text}`;
      expectError(await kit.guest().send('getDoctorProfile', 'GET', path), 'invalid-request');
    }
  }),
  check('rejects NUL and lone surrogates in form parts', 'sendMessage', async (kit) => {
    const { patient, doctor } = await bothPeople(kit);
    const file = new Blob([png], { type: 'image/png' });
    for (const form of [
      fileForm(file, 'report.png', 'My\0report'),
      fileForm(file, 'report.png', 'My\ud800report'),
      fileForm(file, 'my\0report.png', 'My report'),
    ]) {
      expectError(await send(patient, doctor, { form }), 'invalid-request');
    }
  }),
];
