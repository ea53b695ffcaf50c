import type { Kind } from '../../../stories/inventory.ts';
import { propsOf, tsxFiles, type Layer, type Prop } from './sources.ts';
import { storiesOf } from './stories.ts';

/** A state that people can meet because a prop brings it about. */
interface PropState {
  /** The prop: 'src/components/SlotPicker/SlotPicker.tsx SlotPickerProps.slots'. */
  place: string;
  /** The part that has it. */
  part: string;
  /** What people meet. */
  state: Kind;
}

/** What follows from the props of a layer's parts that have stories of their own. */
export function statesFromProps(layer: Layer): PropState[] {
  return tsxFiles(`src/${layer}`)
    .flatMap(propsOf)
    .flatMap((prop) => {
      const [part = '', name = ''] = prop.place.split(' ').at(-1)?.split('Props.') ?? [];
      if (storiesOf(layer, part).length === 0) return [];
      return statesOf(layer, name, prop).map((state) => ({ place: prop.place, part, state }));
    });
}

/** A screen hands its hour cycle on to parts that have a story for it; what it loads are people's own words. */
function statesOf(layer: Layer, name: string, { type }: Prop): Kind[] {
  if (type.startsWith('Loadable<')) {
    const met: Kind[] = ['loading', 'failed', 'offline'];
    return layer === 'screens' ? [...met, 'long', 'hindi', 'rightToLeft'] : met;
  }
  if (name === 'isDisabled') return ['disabled'];
  if (/^is(Submitting|Sending|Saving|Pending)$/.test(name) || name === 'pendingId')
    return ['sending'];
  if (/^error$|Error$/.test(name) && /\bstring\b/.test(type)) return ['failed'];
  return name === 'hourCycle' && layer !== 'screens' ? ['twentyFourHours'] : [];
}
