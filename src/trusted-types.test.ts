import { describe, expect, test } from 'vitest';
import { trustScripts, type TrustedTypes } from './trusted-types.ts';

const worker = 'https://care.example/app/mockServiceWorker.js';

type Rules = Parameters<TrustedTypes['createPolicy']>[1];

function browser(...addresses: string[]) {
  const made: { name: string; rules: Rules }[] = [];
  trustScripts(addresses, { createPolicy: (name, rules) => made.push({ name, rules }) });
  return {
    names: made.map(({ name }) => name),
    loads: (address: string) =>
      made.some(({ rules }) => rules.createScriptURL(address) === address),
    draws: (markup: string) => made.some(({ rules }) => rules.createHTML(markup) === markup),
  };
}

describe('the script URL policy', () => {
  test('allows a listed URL', () => {
    expect(browser(worker).loads(worker)).toBe(true);
  });

  test.each([
    `${worker}?x`,
    `${worker}#x`,
    'https://care.example/app/other.js',
    'https://evil.example/app/mockServiceWorker.js',
    'data:text/javascript,alert(1)',
    'mockServiceWorker.js',
    '',
  ])('blocks %s', (address) => {
    expect(browser(worker).loads(address)).toBe(false);
  });

  test('allows every URL below a listed URL that ends with a slash, but no URLs that only look similar', () => {
    const { loads } = browser('https://js.stripe.com/');
    expect(loads('https://js.stripe.com/endive/stripe.js')).toBe(true);
    expect(loads('https://js.stripe.com.evil.example/stripe.js')).toBe(false);
    expect(loads('https://js.stripe.com@evil.example/stripe.js')).toBe(false);
  });

  test('blocks every URL when none is listed', () => {
    expect(browser().loads(worker)).toBe(false);
  });
});

test('the policy never allows text to be parsed as HTML, but allows an element to be emptied', () => {
  const { draws } = browser(worker);
  expect(draws('')).toBe(true);
  for (const markup of [' ', '<b>bold</b>', '<img src=x onerror=alert(1)>', worker]) {
    expect(draws(markup)).toBe(false);
  }
});

test('the app creates only the default policy, which browsers apply to plain strings', () => {
  expect(browser(worker, 'https://js.stripe.com/').names).toEqual(['default']);
});

test('the app also starts in browsers without Trusted Types', () => {
  expect(() => trustScripts([worker], undefined)).not.toThrow();
});
