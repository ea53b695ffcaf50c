import { expect, test } from 'vitest';
import { errorOfWhole, unsent } from './submission.ts';

const refused = (fieldErrors: Record<string, string>) =>
  errorOfWhole({ ...unsent, error: 'This is wrong.', fieldErrors }, ['name', 'education']);

test('a form that was not refused has nothing to say', () => {
  expect(errorOfWhole(unsent, ['name'])).toBeNull();
});

test('what a field says is not said of the whole form, too', () => {
  expect(refused({ name: 'This is wrong.' })).toBeNull();
  expect(refused({ 'education.2': 'This is wrong.' })).toBeNull();
});

test('a refusal that no field can show is said of the whole form', () => {
  expect(refused({})).toBe('This is wrong.');
  expect(refused({ name: 'This is wrong.', profilePicture: 'That, too.' })).toBe('This is wrong.');
});
