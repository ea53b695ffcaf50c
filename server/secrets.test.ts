import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listSettings } from './option-table.ts';
import { checkSecrets } from './secrets.ts';
import { StartError } from './core/start-error.ts';

const names = [
  ...new Set(
    Array.from(
      JSON.stringify(listSettings()).matchAll(/`([A-Z_]+_(?:KEY|SECRET)(?:_PREVIOUS)?)`/g),
      ([, name = '']) => name,
    ),
  ),
];
const PUBLISHED = 'a-secret-which-everybody-can-read-in-the-repository';

function refusal(env: Record<string, string>): string {
  try {
    checkSecrets(env, [PUBLISHED]);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return String(error);
  }
}

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((all) => Buffer.from(all));
const strongBytes = bytes.filter((all) => new Set(all).size >= 24);

const encodings = fc.constantFrom<BufferEncoding>('base64', 'base64url', 'hex');

test('the secrets come from the table of settings', () => {
  const some = ['DATA_KEY', 'WEBHOOK_SECRET_PREVIOUS', 'TURN_SECRET'];
  expect(names).toEqual(expect.arrayContaining(some));
});

test.each(names)('%s is in the examples and the steps of operators', (name) => {
  const base = name.replace(/_PREVIOUS$/, '');
  expect(readFileSync('docs/deploy/caresetu.env', 'utf8')).toContain(`${base}=`);
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\`${name}\``);
  const [rule] =
    /^- Each secret that you set .+$/m.exec(readFileSync('docs/server.md', 'utf8')) ?? [];
  expect(rule).toContain(`\`${base}\``);
});

describe.each(names)('%s', (name) => {
  test.each([
    ['a placeholder', 'change-me', 'is a placeholder'],
    ['a long placeholder', 'Please-change_me-before-you-start-the-server', 'is a placeholder'],
    ['a sentence that asks for one', 'replace-with-a-long-random-secret-value', 'is a placeholder'],
    ['a name in its place', 'your_own_signing_key_of_32_characters', 'is a placeholder'],
    ['a name of another setting', '${WEBHOOK_SECRET_OF_THE_OTHER_HOST}', 'is a placeholder'],
    ['a template', '{{ webhook_secret_of_the_hospital }}', 'is a placeholder'],
    ['a hint', 'fill-in-with-openssl-rand-base64-32', 'is a placeholder'],
    ['a published secret in quotes', `"${PUBLISHED}"\n`, 'is a secret of development'],
    ['one letter', 'x', 'must have at least 32 bytes'],
    ['31 bytes', 'abcdefghijklmnopqrstuvwxyz01234', 'must have at least 32 bytes'],
    ['16 random bytes in hexadecimal', randomBytes(16).toString('hex'), 'at least 32 bytes'],
    ['32 equal letters', 'x'.repeat(32), 'must have at least 16 different bytes'],
    ['32 equal bytes', Buffer.alloc(32, 7).toString('base64'), 'at least 16 different bytes'],
    ['32 equal bytes in hexadecimal', '07'.repeat(32), 'at least 16 different bytes'],
    ['a repeated word', 'caresetu'.repeat(5), 'must have at least 16 different bytes'],
    ['a secret that everyone can read', PUBLISHED, 'is a secret of development'],
  ])('cannot be %s', (_, secret, problem) => {
    const message = refusal({ [name]: secret });
    expect(message).toContain(`${name} `);
    expect(message).toContain(problem);
    expect(message).toContain('Make one with: openssl rand -base64 32.');
    expect(message).not.toContain(secret.length > 1 ? secret : ` ${secret} `);
  });

  test('can be any 32 random bytes in base64 or hexadecimal', () => {
    fc.assert(
      fc.property(strongBytes, encodings, (secret, form) => {
        expect(refusal({ [name]: secret.toString(form) })).toBe('');
      }),
    );
  });

  test('cannot have fewer than 16 different bytes, however it is written', () => {
    const alphabet = fc.uniqueArray(fc.nat(255), { minLength: 1, maxLength: 15 });
    const weak = alphabet.chain((some) =>
      fc
        .array(fc.constantFrom(...some), { minLength: 32, maxLength: 48 })
        .map((all) => Buffer.from(all)),
    );
    fc.assert(
      fc.property(weak, encodings, (secret, form) => {
        expect(refusal({ [name]: secret.toString(form) })).toMatch(
          /different bytes|at least 32 bytes/,
        );
      }),
    );
  });
});

test('no two secrets may be equal, also when they are written differently', () => {
  const pair = fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(pair, strongBytes, encodings, encodings, ([one = '', two = ''], secret, a, b) => {
      const message = refusal({ [one]: secret.toString(a), [two]: secret.toString(b) });
      expect(message).toContain('must be different. Make one with: openssl rand -base64 32.');
      expect(message).toContain(one);
      expect(message).toContain(two);
    }),
  );
});

test('no two secrets may be equal if one of them lacks the padding of base64', () => {
  fc.assert(
    fc.property(strongBytes, fc.constantFrom('base64', 'base64url'), (secret, form) => {
      const padded = secret.toString('base64');
      const unpadded = secret.toString(form).replace(/=+$/, '');
      const message = refusal({ DATA_KEY: padded, TURN_SECRET: unpadded });
      expect(message).toContain('DATA_KEY and TURN_SECRET must be different');
    }),
  );
});

test('different secrets are accepted together, and missing ones are not required', () => {
  const env = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64')]));
  expect(refusal(env)).toBe('');
  expect(refusal({})).toBe('');
  expect(refusal({ WEBHOOK_SECRET: '' })).toBe('');
});
