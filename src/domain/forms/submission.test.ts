import { expect, test } from 'vitest';
import { formError, idleSubmission } from './submission.ts';

const refused = (fieldErrors: Record<string, string>) =>
  formError({ ...idleSubmission, error: 'This is wrong.', fieldErrors }, ['name', 'education']);

test('a form without a failed attempt has no message', () => {
  expect(formError(idleSubmission, ['name'])).toBeNull();
});

test('a message at a field is not repeated for the form', () => {
  expect(refused({ name: 'This is wrong.' })).toBeNull();
  expect(refused({ 'education.2': 'This is wrong.' })).toBeNull();
});

test("an error that no field can show is the form's message", () => {
  expect(refused({})).toBe('This is wrong.');
  expect(refused({ name: 'This is wrong.', profilePicture: 'That, too.' })).toBe('This is wrong.');
});
