import { describe, expect, it } from 'vitest';
import { basename } from 'node:path';
import { artworkFiles, iconUses, relatives, tokenUses } from '../../.storybook/library-facts.ts';
import { tokenNames, tokenUsesOf } from '../../.storybook/token-uses.ts';
import { artworkWords } from '../../stories/docs/artwork.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { layers, sourceFiles } from './library/sources.ts';

describe('what the documentation reads from the sources', () => {
  it('is every drawing, each with words to find it by', () => {
    expect(Object.keys(artworkWords).sort()).toEqual(artworkFiles());
    expect(artworkFiles()).toContain('people/ananya.svg');
  });

  it('is every icon with the components that show it', () => {
    const icons = iconUses();
    expect(icons.get('Hourglass')).toEqual(expect.arrayContaining(['BlockIcon', 'StatusTag']));
    expect([...icons.keys()].filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  it('is every colour that a component’s styles name', () => {
    const tokensOf = (component: string) =>
      tokenUses()
        .get(component)
        ?.map(({ token }) => token);
    expect(tokensOf('SlotPicker')).toEqual(
      expect.arrayContaining([
        'color.ink-muted',
        'color.line-strong',
        'color.on-primary',
        'color.primary',
      ]),
    );
    expect(tokensOf('VisitVignette')).not.toContain('color.ground');
  });

  it('is every token with the style and the state that it is named for', () => {
    expect(tokenUses().get('SlotPicker')).toContainEqual({
      part: 'face',
      state: 'checked',
      property: 'background',
      token: 'color.primary',
    });
  });

  it('is what a component borrows of another’s styles, by the other’s name', () => {
    const uses = tokenUses();
    expect(uses.get('TextField')).toContainEqual(
      expect.objectContaining({ part: 'Field input', property: 'background' }),
    );
    expect(uses.get('ButtonLink')?.map(({ part }) => part)).not.toContain('Field input');
    // It stands in Field's folder, and has a page.
    expect(uses.get('ErrorLine')?.length).toBeGreaterThan(0);
    expect(uses.get('FreelancerHero')?.length).toBeGreaterThan(5);
  });

  it('is where its looks come from for all but what names no token', () => {
    const [uses, all] = [tokenUses(), relatives()];
    const pages = layers
      .flatMap((layer) => sourceFiles(`stories/${layer}`))
      .map(({ path }) => basename(path, '.stories.tsx'));
    const silent = pages.filter((name) => !uses.get(name)?.length && !all.get(name)?.madeOf.length);
    // Words of their surroundings, a mixin's stitches, and what is not seen at all.
    expect(silent).toEqual(['AsOfNow', 'StitchRule', 'VisuallyHidden', 'AppointmentTypeLabel']);
  });

  it('is every token that a style can name', () => {
    const pathsOf = (node: object, path: string): string[] =>
      Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
        typeof child === 'object' && child ? pathsOf(child, `${path}${name}.`) : [`${path}${name}`],
      );
    expect(pathsOf(vars, '').filter((path) => !tokenNames.has(path))).toEqual([]);
    expect(tokenNames.get('shadow.stickyBar')).toBe('elevation.sticky-bar');
    expect(tokenNames.get('weight.bold')).toBe('font.weight.bold');
  });

  it('follows what a file of styles calls a token by', () => {
    const text = `
      const { duration } = vars.motion;
      const { color } = vars;
      const line = \`\${vars.border.hairline} solid \${color.line}\`;
      const floating = { boxShadow: vars.shadow.menu } as const;
      export const panel = style({
        ...typography.label,
        ...floating,
        ...beside(vars.space.s4),
        border: line,
        transition: \`opacity \${duration.fast}\`,
        ':hover': floating,
      });
      export const box: StyleRule = { selectors: { '&:disabled': { color: color.inkMuted } } };
    `;
    const uses = tokenUsesOf('Panel.css.ts', text);
    expect(uses.map(({ state, property, token }) => [state, property, token])).toEqual([
      ['', 'text', 'typography.label'],
      ['', 'box-shadow', 'elevation.menu'],
      ['', 'beside', 'space.s4'],
      ['', 'border', 'border.hairline'],
      ['', 'border', 'color.line'],
      ['', 'transition', 'motion.duration.fast'],
      ['hover', 'box-shadow', 'elevation.menu'],
      ['disabled', 'color', 'color.ink-muted'],
    ]);
    expect(uses.at(-1)?.part).toBe('box');
  });

  it('is what a component stands in and is made of', () => {
    const { partOf, madeOf } = relatives().get('DoctorCard') ?? { partOf: [], madeOf: [] };
    expect(partOf).toContainEqual({
      name: 'DoctorCardList',
      page: 'components-doctorcardlist--docs',
    });
    expect(madeOf).toContainEqual({ name: 'Avatar', page: 'ui-avatar--docs' });
  });

  it('counts what comes later as a part, but no type and no list of words', () => {
    const all = relatives();
    const partsOf = (component: string) => all.get(component)?.madeOf.map(({ name }) => name);
    expect(partsOf('SiteHeader')).toEqual(expect.arrayContaining(['AccountMenu', 'MobileMenu']));
    expect(partsOf('BookingSummary')).not.toContain('ConfirmBar');
    expect(partsOf('MobileMenu')).not.toContain('ThemeSwitch');
    expect(partsOf('TodayTimeline')).not.toContain('AppointmentTypeLabel');
  });
});
