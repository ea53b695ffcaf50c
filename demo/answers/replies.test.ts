import { expect, test } from 'vitest';
import type { Message } from '../../src/contract/messages.ts';
import { chooseReplies, type Speaker } from './replies.ts';

/** 18:30 in India. */
const evening = new Date('2026-11-23T13:00:00.000Z');

const doctor: Speaker = {
  id: 'doctor',
  role: 'doctor',
  specialty: 'Cardiology',
  partnerName: 'Meera Nair',
};
const patient: Speaker = { ...doctor, id: 'patient', role: 'patient', partnerName: 'Dr. Rao' };

function conversation(...lines: (readonly [by: 'doctor' | 'patient', text: string])[]): Message[] {
  return lines.map(([senderId, textContent], index) => ({
    id: String(index),
    clientId: String(index),
    seq: index + 1,
    senderId,
    receiverId: senderId === 'doctor' ? 'patient' : 'doctor',
    content: { textContent, shareDoc: null },
    timestamp: evening.toISOString(),
    read: true,
    status: 'read',
  }));
}

test.each([
  ['Thank you, doctor!', /^You are welcome, Meera\.$/],
  ['My chest feels tight on the stairs.', /at rest, or only when you move\?$/],
  ['Shall I send the ECG report?', /go through it before your visit/],
  ['May I take the tablet at night?', /check your prescription/],
  ['Can we move the appointment?', /choose another time/],
  ['Namaste', /^Good evening Meera\./],
  ['Is coffee fine?', /between two patients/],
  ['The weather is nice.', /I have read your message/],
])('a doctor answers ‘%s’', (text, expected) => {
  expect(chooseReplies(doctor, conversation(['patient', text]), evening)[0]).toMatch(expected);
});

test.each([
  ['Please bring your last report.', /have it with me/],
  ['Since when have you had this?', /about a week/],
  ['How are you today?', /Better than last week/],
  ['Please drink enough.', /I understand/],
])('a patient answers ‘%s’', (text, expected) => {
  expect(chooseReplies(patient, conversation(['doctor', text]), evening)[0]).toMatch(expected);
});

test('an answer is not repeated while there is another', () => {
  const messages = conversation(['patient', 'Thank you'], ['doctor', 'You are welcome, Meera.']);
  const again = [...messages, ...conversation(['patient', 'Thanks again'])];
  expect(chooseReplies(doctor, again, evening)).toEqual(['Happy to help. See you at your visit.']);
});

test('someone who has nothing to answer writes first', () => {
  expect(chooseReplies(doctor, [], evening)).toEqual([
    'Good evening Meera. How have you been since your last visit?',
  ]);
});
