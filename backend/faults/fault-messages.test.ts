import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { errorStatus } from '../../src/contract/errors.ts';
import { faultError } from './fault-messages.ts';
import { isErrorCode } from './faults.ts';

const folder = 'backend/handlers';

/** The arguments of each `new ApiError(code, message)`. Null for a message that is computed. */
function listMessages(code: string): { code: string; message: RegExp | null }[] {
  const constants = new Map<string, ESTree.Expression>();
  const errors: { code: string; given: ESTree.Argument }[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    NewExpression({ callee, arguments: [first, given] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'ApiError' || !given) return;
      if (first?.type === 'Literal') errors.push({ code: String(first.value), given });
    },
  }).visit(parseSync('handler.ts', code).program);
  return errors.map(({ code, given }) => {
    const text = given.type === 'Identifier' ? (constants.get(given.name) ?? given) : given;
    return { code, message: toPattern(text) };
  });
}

function toPattern(text: ESTree.Node): RegExp | null {
  const parts =
    text.type === 'Literal'
      ? [String(text.value)]
      : text.type === 'TemplateLiteral'
        ? text.quasis.map(({ value }) => value.cooked ?? '')
        : null;
  return (
    parts &&
    new RegExp(`^${parts.map((part) => part.replace(/[.?+*$^()|[\]{}]/g, '\\$&')).join('.+')}$`)
  );
}

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));
const all = sources.flatMap(listMessages);

/** Tables of refusals have further messages. */
const isInTable = (code: string) => sources.some((source) => source.includes(`code: '${code}'`));

const codes = Object.keys(errorStatus)
  .filter(isErrorCode)
  .filter((code) => !isInTable(code));
const single = codes.flatMap((code) => {
  const messages = new Map(
    all.filter((error) => error.code === code).map(({ message }) => [String(message), message]),
  );
  const [message] = messages.values();
  return messages.size === 1 && message ? [{ code, message }] : [];
});

it('finds the codes for which the handlers have one message', () => {
  expect(single.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['wrong-password', 'busy']),
  );
  expect(single.length).toBeGreaterThan(20);
});

it.each(single)('a fault says what the handlers say: $code', ({ code, message }) => {
  expect(faultError(code).message).toMatch(message);
});

it.each(['busy', 'too-many-requests'] as const)('a fault says when to try again: %s', (code) => {
  expect(faultError(code).headers).toEqual({ 'retry-after': '5' });
});
