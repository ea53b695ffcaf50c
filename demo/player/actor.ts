import {
  isInaccessible,
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
  waitFor,
} from '@testing-library/dom';
import type { userEvent } from '@testing-library/user-event';
import { addDays, dateInIndia, indiaInstant } from '../../src/domain/time/india-time.ts';
import { currentTime } from '../../src/domain/time/clock.ts';
import type { Demo } from '../demo.ts';
import { allWell } from '../../mocks/network/settings.ts';
import type { Actor, Device, Hands, Name } from '../scenarios/actor.ts';

export interface ActorTools extends Pick<Demo, 'jumpTo' | 'settings'> {
  answers: Pick<Demo['answers'], 'list' | 'play'>;
}

export interface ActorOptions {
  /** Two copies of user-event in one page disturb each other, so Storybook passes its own. */
  user: Pick<typeof userEvent, 'click' | 'clear' | 'type' | 'selectOptions'>;
  /** Read at each look, because a frame's document changes. Throws if there is none. */
  root: () => HTMLElement;
  /** Of the other person's device. @default root */
  otherRoot?: () => HTMLElement;
  tools: ActorTools;
  /** In ms. 0 looks once. */
  patience: number;
  /** Once aborted, the actor finds nothing more. */
  signal?: AbortSignal;
  /** Runs before each press, so that the audience can follow. */
  point: (element: HTMLElement) => Promise<void>;
}

export function createActor(options: ActorOptions): Actor {
  const { root, otherRoot = root, tools } = options;
  const { settings, answers } = tools;
  return {
    ...createDevice(options),
    other: createDevice({ ...options, root: otherRoot }),
    jump: (daysAhead, time) =>
      tools.jumpTo(indiaInstant(addDays(dateInIndia(currentTime()), daysAhead), time)),
    setNetwork: (network) => settings.write({ ...settings.read(), network }),
    makeWell: () => settings.write(allWell),
    async answer(kind) {
      const offer = (await answers.list()).find((one) => one.kind === kind);
      if (!offer) throw new Error('Nobody can answer here.');
      const playing = answers.play(offer);
      if (kind !== 'join') await playing;
    },
  };
}

type DeviceOptions = Omit<ActorOptions, 'tools' | 'otherRoot'>;

function createDevice(options: DeviceOptions): Device {
  return {
    ...createHands(options),
    async go(path) {
      // A frame's page may not be loaded yet.
      await findElement(options, 'page', (place) =>
        queryAllByRole(place, 'main', { hidden: true }),
      );
      const place = options.root();
      const link = place.ownerDocument.createElement('a');
      link.href = import.meta.env.BASE_URL.replace(/\/$/, '') + path;
      // The app handles clicks on links anywhere in the document.
      place.append(link);
      link.click();
      link.remove();
    },
  };
}

function createHands(options: DeviceOptions): Hands {
  const { user, root, patience, point } = options;
  const find = (what: string, query: Query) => findElement(options, what, query);
  const see: Hands['see'] = (role, name, state) =>
    find(describe(role, name), (place) =>
      queryAllByRole(place, role, { ...(name !== undefined && { name }), ...state }),
    );
  const seeGone: Hands['seeGone'] = (role, name) =>
    waitFor(
      () => {
        if (queryAllByRole(root(), role, { name }).length > 0) {
          throw new Error(`There still is ${describe(role, name)} on the page.`);
        }
      },
      { timeout: patience, onTimeout: (error) => error },
    );
  const press: Hands['press'] = async (role, name) => {
    await point(await see(role, name));
    // The page may have replaced it: a link that is no longer on the page would reload the app.
    await user.click(await see(role, name), { delay: null });
  };
  return {
    see,
    seeGone,
    press,
    seePage: (heading) => see('heading', heading, { level: 1 }),
    read: (text) =>
      find(describe('text', text), (place) =>
        queryAllByText(place, (_, part) => isInnermost(part, text)).filter(
          (part) => !isInaccessible(part),
        ),
      ),
    async fill(label, text) {
      const field = await find(describe('field', label), (place) =>
        queryAllByLabelText(place, label, { selector: 'input, textarea' }).filter(
          (found) => !isInaccessible(found),
        ),
      );
      await point(field);
      await user.clear(field);
      await user.type(field, text);
    },
    async choose(label, option) {
      const field = await see('combobox', label);
      await point(field);
      if (field.tagName === 'SELECT') {
        const chosen = queryAllByRole(field, 'option', { name: option });
        await user.selectOptions(field, chosen.slice(0, 1));
        return;
      }
      await user.click(field);
      await press('option', option);
    },
    within: (role, text) =>
      createHands({
        ...options,
        root: () =>
          queryAllByRole(root(), role).find((part) => hasText(part, text)) ??
          root().ownerDocument.createElement('div'),
      }),
  };
}

type Query = (place: HTMLElement) => HTMLElement[];

function findElement(
  { root, patience, signal }: Pick<ActorOptions, 'root' | 'patience' | 'signal'>,
  what: string,
  query: Query,
): Promise<HTMLElement> {
  return waitFor(
    () => {
      signal?.throwIfAborted();
      const [found] = query(root()).filter((element) => !element.closest('[data-demo]'));
      if (found) return found;
      throw new Error(`There is no ${what} on the page.`);
    },
    // By default, the error would have the whole page.
    { timeout: patience, onTimeout: (error) => error },
  );
}

/** A text may be spread over several elements. */
function isInnermost(part: Element | null, text: Name): boolean {
  if (!part || !hasText(part, text)) return false;
  return ![...part.children].some((child) => hasText(child, text));
}

function hasText({ textContent }: Element, text: Name): boolean {
  return typeof text === 'string'
    ? Boolean(textContent?.includes(text))
    : text.test(textContent ?? '');
}

function describe(role: string, name: Name | undefined): string {
  return name === undefined ? role : `${role} ‘${String(name)}’`;
}
