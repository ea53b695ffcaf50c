import { describe, expect, it } from 'vitest';
import { basename } from 'node:path';
import { artworkFiles, iconUses, relatives, tokenUses } from '../../.storybook/library-facts.ts';
import { tokenNames, tokenUsesOf } from '../../.storybook/token-uses.ts';
import { artworkWords } from '../../stories/docs/artwork.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { layers, sourceFiles } from './library/sources.ts';

describe('the library facts', () => {
  it('list all artwork with search words', () => {
    expect(Object.keys(artworkWords).sort()).toEqual(artworkFiles());
    expect(artworkFiles()).toContain('people/ananya.svg');
  });

  it('list all icons with the components that use them', () => {
    const icons = iconUses();
    expect(icons.get('Hourglass')).toEqual(expect.arrayContaining(['BlockIcon', 'StatusTag']));
    expect([...icons.keys()].filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  it("list the colours in a component's styles", () => {
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

  it('list each token with its style and state', () => {
    expect(tokenUses().get('SlotPicker')).toContainEqual({
      part: 'face',
      state: 'checked',
      property: 'background',
      token: 'color.primary',
    });
  });

  it('list styles borrowed from another component under its name', () => {
    const uses = tokenUses();
    expect(uses.get('TextField')).toContainEqual(
      expect.objectContaining({ part: 'Field input', property: 'background' }),
    );
    expect(uses.get('ButtonLink')?.map(({ part }) => part)).not.toContain('Field input');
    expect(uses.get('ErrorLine')?.length).toBeGreaterThan(0);
    expect(uses.get('FreelancerHero')?.length).toBeGreaterThan(5);
  });

  it('explain the styles of all components but those without tokens', () => {
    const [uses, all] = [tokenUses(), relatives()];
    const pages = layers
      .flatMap((layer) => sourceFiles(`stories/${layer}`))
      .map(({ path }) => basename(path, '.stories.tsx'));
    const silent = pages.filter((name) => !uses.get(name)?.length && !all.get(name)?.madeOf.length);
    // Text in its surroundings' style, a glyph, plain layout, a mixin, hidden text and a form of a dialog.
    expect(silent).toEqual([
      'AsOfNow',
      'Icon',
      'Stack',
      'StitchRule',
      'VisuallyHidden',
      'CancelQuestion',
    ]);
  });

  it('know all tokens that a style can name', () => {
    const pathsOf = (node: object, path: string): string[] =>
      Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
        typeof child === 'object' && child ? pathsOf(child, `${path}${name}.`) : [`${path}${name}`],
      );
    expect(pathsOf(vars, '').filter((path) => !tokenNames.has(path))).toEqual([]);
    expect(tokenNames.get('shadow.stickyBar')).toBe('elevation.sticky-bar');
    expect(tokenNames.get('weight.bold')).toBe('font.weight.bold');
  });

  it('follow variables in a style file to their tokens', () => {
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

  it('list the parents and the parts of a component', () => {
    const { partOf, madeOf } = relatives().get('DoctorCard') ?? { partOf: [], madeOf: [] };
    expect(partOf).toContainEqual({
      name: 'DoctorCardList',
      page: 'components-doctorcardlist--docs',
    });
    expect(madeOf).toContainEqual({ name: 'Avatar', page: 'ui-avatar--docs' });
  });

  it('count lazy parts, but not types or lists of words', () => {
    const all = relatives();
    const partsOf = (component: string) => all.get(component)?.madeOf.map(({ name }) => name);
    expect(partsOf('SiteHeader')).toEqual(expect.arrayContaining(['AccountMenu', 'MobileMenu']));
    expect(partsOf('BookingSummary')).not.toContain('ConfirmBar');
    expect(partsOf('MobileMenu')).not.toContain('ThemeSwitch');
    expect(partsOf('TodayTimeline')).not.toContain('AppointmentTypeLabel');
  });
});
