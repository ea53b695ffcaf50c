import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

/**
 * Gives each prop the control that can set it. Left to itself, Storybook offers raw JSON for whatever it does not
 * know, such as a component between the tags or a moment.
 */
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

/** Types whose values nobody can write into a field; a text is a node, too. */
const onlyInCode = /^(ReactNode|Date|File|Ref|RefObject)$/;

const textOrNone = (value: unknown): InputType => ({
  control: typeof value === 'string' ? 'text' : false,
});

/** Whether it holds what JSON has no word for: an element, a file, a moment, a handler. */
function isMadeInCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Date || value instanceof Blob || '$$typeof' in value) return true;
  // The things inside of things: a tab has its content, a menu's entry its icon.
  return Object.values(value).some(isMadeInCode);
}

/** Calls a value by the name that its `mapping` has for it, so that the control shows which one a story has. */
export const valuesByName: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const named = Object.entries(argTypes[name]?.mapping ?? {});
      return [name, named.find(([, other]) => other === value)?.[0] ?? value];
    }),
  );
