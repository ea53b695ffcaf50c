import { expect, test } from 'vitest';
import { formError, idleSubmission } from './submission.ts';

const refused = (fieldErrors: Record<string, string>) =>
  formError({ ...idleSubmission, error: 'This is wrong.', fieldErrors }, ['name', 'education']);

test('a form has no error message before a failed attempt', () => {
  expect(formError(idleSubmission, ['name'])).toBeNull();
});

test('a form does not repeat a message that a field already shows', () => {
  expect(refused({ name: 'This is wrong.' })).toBeNull();
  expect(refused({ 'education.2': 'This is wrong.' })).toBeNull();
});

test('a form shows an error that belongs to none of its fields', () => {
  expect(refused({})).toBe('This is wrong.');
  expect(refused({ name: 'This is wrong.', profilePicture: 'That, too.' })).toBe('This is wrong.');
});
