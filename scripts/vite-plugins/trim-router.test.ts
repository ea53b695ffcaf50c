import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutEffects } from './trim-router.ts';

test('the plugin removes side effects from component definitions, so bundlers can drop unused components', () => {
  const code = `var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\n`;
  expect(withoutEffects(code)).toBe(
    `var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\n`,
  );
});

test('the installed router still contains the code that the plugin patches', () => {
  const main = createRequire(import.meta.url).resolve('react-router');
  const folder = join(dirname(main), '../development');
  const [code = ''] = readdirSync(folder)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes('var Link = '));
  expect(code).toContain('var ENABLE_DEV_WARNINGS = true;');
  const lean = withoutEffects(code);
  expect(lean).not.toMatch(
    /^\w+\.displayName = |^var \w+ = React\d*\.(?:forwardRef|createContext)\(/m,
  );
  expect(lean).toContain('var ENABLE_DEV_WARNINGS = false;');
  expect(code).toContain('may be used only in the context of a <Router>');
  expect(lean).not.toContain('may be used only in the context of a <Router>');
  expect(code).toContain('typeof URLSearchParams !== ');
  expect(lean).not.toContain('typeof URLSearchParams !== ');
});
