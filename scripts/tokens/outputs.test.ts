import { describe, expect, it } from 'vitest';
import base from '../../design-tokens/base.json';
import dark from '../../design-tokens/semantic.dark.json';
import light from '../../design-tokens/semantic.light.json';
import { listTokens } from '../../design-tokens/token-tree.ts';
import { findProblems } from '../../design-tokens/check.ts';
import { cssText } from './css.ts';
import { figmaMode } from './figma.ts';
import { typesText } from './types.ts';

describe('tokens.css', () => {
  const css = cssText(base, light, dark);

  it('contains the scales and both themes', () => {
    const [day = '', system = '', night = ''] = css.split(/^(?:@media|:root\[data-theme)/m);
    expect(day).toContain('--color-ground: #f7f0e3;');
    expect(day).toContain('--space-s4: 16px;');
    expect(day).toContain('--motion-easing-out: cubic-bezier(0.2, 0.7, 0.2, 1);');
    expect(day).toContain('--typography-h3: 600 1.375rem/1.25 ');
    expect(day).toContain('--typography-h3-letter-spacing: -0.25px;');
    expect(system).toContain('--color-ground: #0c1b1a;');
    expect(night).toContain('--color-ground: #0c1b1a;');
  });

  it('resolves every alias and has a value for every property', () => {
    expect(css).not.toMatch(/[{]\w|undefined|\[object/);
  });
});

describe('tokens.d.ts', () => {
  const types = typesText(base, light);

  it('lists tokens and their custom properties, without raw colours', () => {
    expect(types).toContain("  | 'color.illustration.hill-far'");
    expect(types).toContain("  | '--space-s13'");
    expect(types).not.toContain('khadi');
  });

  it('lists every custom property of tokens.css', () => {
    const declared = cssText(base, light, dark).match(/--[\w-]+(?=:)/g) ?? [];
    const typed = types.match(/(?<=')--[\w-]+/g) ?? [];
    expect(typed).toContain('--typography-h3-letter-spacing');
    expect([...typed].sort()).toEqual([...new Set(declared)].sort());
  });
});

describe.each([
  ['light', light, '#f7f0e3'],
  ['dark', dark, '#0c1b1a'],
])('the Figma variables for the %s mode', (_, theme, ground) => {
  const mode = figmaMode(base, theme);
  const variables = new Map(listTokens(mode).map((token) => [token.path, token]));

  it('contain the theme’s colours', () => {
    expect(variables.get('color.ground')).toMatchObject({ type: 'color', value: { hex: ground } });
    expect(variables.get('color.ground')?.description).toMatch(/^Page/);
  });

  it('contain the scales, with sizes in pixels and durations in milliseconds', () => {
    expect(variables.get('space.s4')?.value).toEqual({ value: 16, unit: 'px' });
    expect(variables.get('typography.h1.font-size')?.value).toEqual({ value: 48, unit: 'px' });
    expect(variables.get('typography.h1.font-family')?.value).toBe('Eczar Variable');
    expect(variables.get('motion.duration.base')).toMatchObject({ type: 'number', value: 200 });
  });

  it('follow the Design Tokens format, without aliases, and use types that Figma supports', () => {
    const kinds = new Set([...variables.values()].map(({ type }) => type));
    expect([...kinds].sort()).toEqual(['color', 'dimension', 'fontFamily', 'number']);
    expect(JSON.stringify(mode)).not.toMatch(/"\{/);
    expect(findProblems({ base: mode, light, dark, contrast: {} })).not.toContainEqual(
      expect.stringMatching(/^base: /),
    );
  });
});

it('both Figma modes have the same variables', () => {
  const names = (theme: unknown) => listTokens(figmaMode(base, theme)).map(({ path }) => path);
  expect(names(dark)).toEqual(names(light));
});
