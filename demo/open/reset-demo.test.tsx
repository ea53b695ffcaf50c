import { afterEach, expect, it } from 'vitest';
import { clearUsers } from './reset-demo.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a reset clears personal data and keeps the theme and other sites’ data', () => {
  for (const key of ['accessToken', 'token', 'user', 'caresetu-signup-phone']) {
    localStorage.setItem(key, 'x');
  }
  localStorage.setItem('caresetu-theme', 'dark');
  localStorage.setItem('another-project', 'x');
  sessionStorage.setItem('caresetu-booking:patient-meera-nair', 'x');
  clearUsers(localStorage, sessionStorage);
  expect(Object.keys(localStorage).sort()).toEqual(['another-project', 'caresetu-theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
