import { describe, expect, it } from 'vitest';
import { layers, interfacesOf, tsxFiles, type Prop } from './library/sources.ts';

const interfaces = layers.flatMap((layer) => tsxFiles(`src/${layer}`)).flatMap(interfacesOf);
const inherited = new Set(interfaces.flatMap(({ bases }) => bases.map(({ name }) => name)));

const props = interfaces
  .filter(({ name, isOfPart }) => name.endsWith('Props') || isOfPart || inherited.has(name))
  .flatMap((described) => described.props);

const breaking = (isBroken: (prop: Prop) => boolean, advice: string) =>
  props.filter(isBroken).map(({ place }) => `${place}: ${advice}`);

// A sentence may start with a number or a quoted value: '48 or 54 px high.'
const isSentence = (text: string) => /^[A-Z\d'`][^]*\.'?$/.test(text);

describe('the props tables', () => {
  it('have only full sentences as descriptions', () => {
    const isFragment = ({ doc }: Prop) => doc !== '' && !isSentence(doc);
    expect(breaking(isFragment, 'begin it with a capital and end it with a full stop')).toEqual([]);
  });

  it('have a @default for each optional prop with a default value', () => {
    const isUntold = ({ isOptional, type, realDefault, toldDefault }: Prop) =>
      isOptional && (type === 'boolean' || realDefault !== undefined) && toldDefault === undefined;
    expect(breaking(isUntold, 'add @default')).toEqual([]);
  });

  it("state the same default as the component's code", () => {
    // A default that is passed on or computed cannot be compared.
    const isWrong = ({ type, realDefault, toldDefault }: Prop) =>
      toldDefault !== undefined &&
      (realDefault === undefined
        ? type === 'boolean' && toldDefault !== 'false'
        : /^(['\d]|true$|false$|null$)/.test(realDefault) && realDefault !== toldDefault);
    expect(breaking(isWrong, 'let @default say what the component does')).toEqual([]);
  });

  it('have no @default for required props', () => {
    const isNeedless = ({ isOptional, toldDefault }: Prop) =>
      !isOptional && toldDefault !== undefined;
    expect(breaking(isNeedless, 'drop @default')).toEqual([]);
  });
});

describe('the props parser', () => {
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

  it('distinguishes a full sentence from a fragment', () => {
    for (const text of ['How big it is.\nOften small.', "'large' fills a phone's screen."]) {
      expect(isSentence(text)).toBe(true);
    }
    for (const text of ['how big it is.', 'How big it is', '@deprecated']) {
      expect(isSentence(text)).toBe(false);
    }
  });

  it('takes the default from the code even if the comment says otherwise', () => {
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

  it("detects a prop without a comment and does not use another prop's comment", () => {
    expect(label).toMatchObject({ doc: '', isOptional: false });
    expect(isOpen).toMatchObject({ doc: 'Whether it is open.', isOptional: true, type: 'boolean' });
  });

  it("finds a base interface's props", () => {
    const [field] = chip?.bases ?? [];
    expect(field?.name).toBe('FieldProps');
    expect(field?.takes('label')).toBe(true);
    expect(field?.takes('id')).toBe(false);
  });

  it('finds props of a private interface, an alias and an inline type', () => {
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

  it('finds more than 300 props', () => {
    expect(props.length).toBeGreaterThan(300);
    expect(props.filter(({ doc }) => doc !== '').length).toBeGreaterThan(20);
  });
});
