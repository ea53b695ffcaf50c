import { interfacesOf, layers, tsxFiles, type Layer, type Prop } from './sources.ts';
import { storiesOf, type PartStory } from './stories.ts';

/** A story shows one of these states if its name matches. */
const kinds = {
  long: /Long|Unusual/,
  hindi: /Hindi|Unusual|OtherScripts/,
  rightToLeft: /^RightToLeft$/,
};

type Kind = keyof typeof kinds;

interface PropState {
  place: string;
  part: string;
  state: string;
  isShownBy: (story: PartStory) => boolean;
}

const interfaces = new Map(
  layers
    .flatMap((layer) => tsxFiles(`src/${layer}`))
    .flatMap(interfacesOf)
    .map((described) => [described.name, described]),
);

export function statesFromProps(layer: Layer): PropState[] {
  const parts = tsxFiles(`src/${layer}`)
    .flatMap(interfacesOf)
    .filter(({ name }) => name.endsWith('Props'))
    .map(({ name }) => name.replace(/Props$/, ''))
    .filter((part) => storiesOf(layer, part).length > 0);
  return parts.flatMap((part) =>
    propsWithBases(`${part}Props`).flatMap((prop) => [
      ...statesOf(prop).map(([state, isMet]) => ({
        place: prop.place,
        part,
        state,
        isShownBy: ({ args }: PartStory) => isMet(args[prop.name]),
      })),
      ...kindsOf(layer, prop).map((kind) => ({
        place: prop.place,
        part,
        state: kind,
        isShownBy: ({ name }: PartStory) => kinds[kind].test(name),
      })),
    ]),
  );
}

function propsWithBases(name: string): Prop[] {
  const { props = [], bases = [] } = interfaces.get(name) ?? {};
  const own = new Set(props.map((prop) => prop.name));
  const inherited = bases.flatMap((base) =>
    propsWithBases(base.name).filter((prop) => base.takes(prop.name) && !own.has(prop.name)),
  );
  return [...props, ...inherited];
}

function statesOf({ name, type }: Prop): [state: string, isMet: (value: unknown) => boolean][] {
  if (type.startsWith('Loadable<')) {
    const states = ['loading', 'failed', 'offline'];
    if (type.endsWith('[]>')) states.push('empty');
    return states.map((state) => [state, (value) => loadStateOf(value) === state]);
  }
  if (name === 'isDisabled') return [['disabled', (value) => value === true]];
  if (/^is(Submitting|Sending|Saving|Pending)$/.test(name))
    return [['sending', (value) => value === true]];
  if (name === 'pendingId') return [['sending', Boolean]];
  if (/^error$|Error$/.test(name) && /\bstring\b/.test(type)) return [['failed', Boolean]];
  return [];
}

/** A screen's data may be long or in any script. */
function kindsOf(layer: Layer, { type }: Prop): Kind[] {
  return layer === 'screens' && type.startsWith('Loadable<')
    ? ['long', 'hindi', 'rightToLeft']
    : [];
}

function loadStateOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('reason' in value) return value.reason;
  if ('data' in value && Array.isArray(value.data) && value.data.length === 0) return 'empty';
  return 'status' in value ? value.status : undefined;
}
