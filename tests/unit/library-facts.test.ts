import { describe, expect, it } from 'vitest';
import {
  artworkFiles,
  colorUses,
  iconUses,
  relatives,
  tokenUses,
} from '../../.storybook/library-facts.ts';
import { artworkWords } from '../../stories/docs/artwork.ts';

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
    expect(colorUses().get('SlotPicker')).toEqual(
      expect.arrayContaining(['ink-muted', 'line-strong', 'on-primary', 'primary']),
    );
  });

  it('is every token with the style and the state that it is named for', () => {
    expect(tokenUses().get('SlotPicker')).toContainEqual({
      part: 'face',
      state: 'checked',
      property: 'background',
      token: 'color.primary',
    });
  });

  it('is what a component stands in and is made of', () => {
    const { partOf, madeOf } = relatives().get('DoctorCard') ?? { partOf: [], madeOf: [] };
    expect(partOf).toContainEqual({
      name: 'DoctorCardList',
      page: 'components-doctorcardlist--docs',
    });
    expect(madeOf).toContainEqual({ name: 'Avatar', page: 'ui-avatar--docs' });
  });
});
