import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

export const controlsThatSet: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.control === undefined && argType.options === undefined
        ? { ...argType, ...controlFor(argType, initialArgs[name]) }
        : argType,
    ]),
  );

function controlFor({ type }: InputType, value: unknown): InputType {
  if (isMadeInCode(value)) return { control: false };
  if (type === undefined || typeof type === 'string') return {};
  if (type.name === 'other' && onlyInCode.test(type.value)) return textOrNone(value);
  return {};
}

/** Editable only if the value is a string. */
const onlyInCode = /^(ReactNode|Date|File|Ref|RefObject)$/;

const textOrNone = (value: unknown): InputType => ({
  control: typeof value === 'string' ? 'text' : false,
});

function isMadeInCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Date || value instanceof Blob || '$$typeof' in value) return true;
  return Object.values(value).some(isMadeInCode);
}

export const valuesByName: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const named = Object.entries(argTypes[name]?.mapping ?? {});
      return [name, named.find(([, other]) => other === value)?.[0] ?? value];
    }),
  );
