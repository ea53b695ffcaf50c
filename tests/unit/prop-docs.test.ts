import { describe, expect, it } from 'vitest';
import { layers, interfacesOf, tsxFiles, type Prop } from './library/sources.ts';

const interfaces = layers.flatMap((layer) => tsxFiles(`src/${layer}`)).flatMap(interfacesOf);
const inherited = new Set(interfaces.flatMap(({ bases }) => bases.map(({ name }) => name)));

/** What parts are given, whether their own interface or type says so or one that it takes over from. */
const props = interfaces
  .filter(({ name, isOfPart }) => name.endsWith('Props') || isOfPart || inherited.has(name))
  .flatMap((described) => described.props);

/** Which props break a rule, each with what to write there. */
const breaking = (isBroken: (prop: Prop) => boolean, advice: string) =>
  props.filter(isBroken).map(({ place }) => `${place}: ${advice}`);

describe('what designers read in the tables of props', () => {
  it('is a sentence for each prop', () => {
    expect(breaking(({ doc }) => !/^\S.*[.!?]/s.test(doc), 'say in a sentence what it is')).toEqual(
      [],
    );
  });

  it('says what an optional prop is when it is left out, unless that is nothing at all', () => {
    const isUntold = ({ isOptional, type, realDefault, toldDefault }: Prop) =>
      isOptional && (type === 'boolean' || realDefault !== undefined) && toldDefault === undefined;
    expect(breaking(isUntold, 'add @default')).toEqual([]);
  });

  it('says the default that the component has', () => {
    // A default that is only handed on, or is worked out, is told in words: nothing to compare.
    const isWrong = ({ type, realDefault, toldDefault }: Prop) =>
      toldDefault !== undefined &&
      (realDefault === undefined
        ? type === 'boolean' && toldDefault !== 'false'
        : /^(['\d]|true$|false$|null$)/.test(realDefault) && realDefault !== toldDefault);
    expect(breaking(isWrong, 'let @default say what the component does')).toEqual([]);
  });

  it('has no default for what cannot be left out', () => {
    const isNeedless = ({ isOptional, toldDefault }: Prop) =>
      !isOptional && toldDefault !== undefined;
    expect(breaking(isNeedless, 'drop @default')).toEqual([]);
  });
});

describe('the reading of a source', () => {
  const [chip] = interfacesOf({
    path: 'src/ui/Chip/Chip.tsx',
    text: `
      export interface ChipProps extends Omit<FieldProps, 'id'> {
        /**
         * How big it is.
         * @default 'small'
         */
        size?: 'small' | 'large';
        label: string;
        /** Whether it is open. */
        isOpen?: boolean;
      }
      /** A chip. */
      export const Chip = memo(function Chip({ size = 'large', label, ...rest }: ChipProps) {});
    `,
  });
  const [size, label, isOpen] = chip?.props ?? [];

  it('finds a default that is not the one in the comment', () => {
    expect(size).toEqual({
      place: 'src/ui/Chip/Chip.tsx ChipProps.size',
      name: 'size',
      doc: 'How big it is.',
      toldDefault: "'small'",
      realDefault: "'large'",
      isOptional: true,
      type: "'small' | 'large'",
    });
  });

  it('finds a prop without a comment, and does not lend it another’s', () => {
    expect(label).toMatchObject({ doc: '', isOptional: false });
    expect(isOpen).toMatchObject({ doc: 'Whether it is open.', isOptional: true, type: 'boolean' });
  });

  it('finds what is taken over from another interface', () => {
    const [field] = chip?.bases ?? [];
    expect(field?.name).toBe('FieldProps');
    expect(field?.takes('label')).toBe(true);
    expect(field?.takes('id')).toBe(false);
  });

  it('finds what a part is given by a private interface, by an alias, or without a name', () => {
    const found = interfacesOf({
      path: 'src/ui/Chip/Chip.tsx',
      text: `
        interface Words { title: string }
        type ChipProps = Pick<FieldProps, 'id'> & { /** Its name. */ label: string };
        interface Nothing { of: string }
        export function Tip({ title = 'Tip' }: Words) {}
        export function Chip({ id, label }: ChipProps) {}
        export function Dot({ size }: { size?: number }) {}
        function Hidden({ of }: Nothing) {}
      `,
    });
    expect(found.flatMap((described) => described.props)).toEqual([
      expect.objectContaining({ name: 'title', realDefault: "'Tip'", doc: '' }),
      expect.objectContaining({ name: 'label', doc: 'Its name.' }),
      expect.objectContaining({
        place: 'src/ui/Chip/Chip.tsx DotProps.size',
        isOptional: true,
        doc: '',
      }),
    ]);
    const [field] = found.find(({ name }) => name === 'ChipProps')?.bases ?? [];
    expect([field?.name, field?.takes('id'), field?.takes('label')]).toEqual([
      'FieldProps',
      true,
      false,
    ]);
  });

  it('finds many props', () => {
    expect(props.length).toBeGreaterThan(300);
  });
});
