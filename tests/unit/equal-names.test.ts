import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Accessible content of each screen, which `screens-aria.spec.ts` compares with the screen. */
const folder = fileURLToPath(new URL('../e2e/storybook/screens-aria', import.meta.url));

interface Control {
  name: string;
  href: string | null;
}

function readControls(snapshot: string): Control[] {
  const lines = snapshot.split('\n');
  return lines.flatMap((line, at) => {
    const [, role, name] = /^\s*- '?(link|button) "((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    if (!role || name === undefined) return [];
    const depth = line.search(/\S/);
    const end = lines.findIndex((later, index) => index > at && later.search(/\S/) <= depth);
    const inside = lines.slice(at, end < 0 ? undefined : end).join('\n');
    return [{ name, href: role === 'link' ? (/\/url: (.*)/.exec(inside)?.[1] ?? '') : null }];
  });
}

/** Two links to one place may have one name. */
function findEqualNames(controls: readonly Control[]): string[] {
  const equal = controls.filter((one, at) =>
    controls.some(
      (other, index) =>
        index < at && other.name === one.name && (one.href === null || other.href !== one.href),
    ),
  );
  return [...new Set(equal.map(({ name }) => name))];
}

it.each(readdirSync(folder))('%s has no two buttons or links with one name', (file) => {
  const controls = readControls(readFileSync(`${folder}/${file}`, 'utf8'));
  expect(findEqualNames(controls)).toEqual([]);
});

it('two links with one name are found if they lead to two places', () => {
  const snapshot = (second: string) => `- list:
  - link "Knee strain":
    - /url: "#1"
  - link "Knee strain":
    - /url: "${second}"
  - button "Show"`;
  expect(findEqualNames(readControls(snapshot('#2')))).toEqual(['Knee strain']);
  expect(findEqualNames(readControls(snapshot('#1')))).toEqual([]);
  expect(findEqualNames(readControls(`${snapshot('#1')}\n  - button "Show"`))).toEqual(['Show']);
});
