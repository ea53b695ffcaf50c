import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { allWell, openSettings } from '../../mocks/network/settings.ts';
import { createFakeAnswers, joinOffer } from '../testing/fake-answers.ts';
import { createActor } from './actor.ts';

const pointNowhere = async (_element: HTMLElement): Promise<void> => undefined;

function open(patience = 0, root = () => document.body, point = pointNowhere) {
  const pressed = vi.fn<(name: string) => void>();
  const jumpTo = vi.fn<(instant: Date) => Promise<void>>().mockResolvedValue();
  render(
    <>
      <section data-demo="">
        <button type="button">Next</button>
        <p>9:00 am is in the strip</p>
      </section>
      <button type="button" hidden>
        Confirm
      </button>
      <button type="button" onClick={() => pressed('first')}>
        Confirm
      </button>
      <button type="button" onClick={() => pressed('second')}>
        Confirm the visit
      </button>
      <p>
        <b>9:00 am</b> was just taken
      </p>
      <label hidden>
        Notes <textarea />
      </label>
      <label>
        Notes <textarea defaultValue="old" />
      </label>
      <label>
        Password <input type="password" />
      </label>
      <label>
        City
        <select>
          <option>Pune</option>
          <option>Mumbai</option>
        </select>
      </label>
      <ul>
        <li>
          Meera Nair
          <button type="button">Accept</button>
        </li>
        <li>
          Arjun Rao
          <button type="button" onClick={() => pressed('Arjun')}>
            Accept
          </button>
        </li>
      </ul>
    </>,
  );
  const settings = openSettings(localStorage);
  const answers = createFakeAnswers([joinOffer]);
  const actor = createActor({
    user: userEvent,
    root,
    tools: { jumpTo, settings, answers },
    patience,
    point,
  });
  return { actor, pressed, jumpTo, settings, answers };
}

beforeEach(() => localStorage.clear());

afterEach(() => vi.useRealTimers());

it('an actor presses the first visible match, by role and name', async () => {
  const { actor, pressed } = open();
  await actor.press('button', /^Confirm/);
  expect(pressed).toHaveBeenCalledExactlyOnceWith('first');
});

it('an actor presses what replaces an element while the actor points at it', async () => {
  const later = document.createElement('button');
  const laterPressed = vi.fn<() => void>();
  later.textContent = 'Confirm';
  later.addEventListener('click', laterPressed);
  let restore = () => {};
  const { actor, pressed } = open(0, undefined, async (element) => {
    element.replaceWith(later);
    restore = () => later.replaceWith(element);
  });
  await actor.press('button', /^Confirm/);
  restore();
  expect(laterPressed).toHaveBeenCalledOnce();
  expect(pressed).not.toHaveBeenCalled();
});

it('an actor finds nothing in the demo’s own tools, and says what is missing', async () => {
  const { actor } = open();
  await expect(actor.press('button', 'Next')).rejects.toThrow(/^There is no button ‘Next’/);
  await expect(actor.read('in the strip')).rejects.toThrow(/^There is no text ‘in the strip’/);
});

it('an actor waits for what appears later', async () => {
  const { actor } = open(5000);
  const seen = actor.see('heading', 'Later');
  document.body.append(Object.assign(document.createElement('h1'), { textContent: 'Later' }));
  expect(await seen).toHaveTextContent('Later');
  screen.getByRole('heading').remove();
});

it('an actor reads a text that is spread over several elements', async () => {
  const { actor } = open();
  expect(await actor.read('9:00 am was just taken')).toContainHTML('<b>9:00 am</b>');
});

it('an actor replaces the text of a field, and chooses from a select', async () => {
  const { actor } = open();
  await actor.fill('Notes', 'new');
  await actor.fill('Password', 'demo1234');
  await actor.choose('City', 'Mumbai');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('new');
  expect(screen.getByLabelText('Password')).toHaveValue('demo1234');
  expect(screen.getByLabelText('City')).toHaveValue('Mumbai');
});

it('an actor acts within one item of a list', async () => {
  const { actor, pressed } = open();
  await actor.within('listitem', 'Arjun').press('button', 'Accept');
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Arjun');
});

it('an actor sets the network, and makes all well', () => {
  const { actor, settings } = open();
  actor.setNetwork('2g');
  expect(settings.read()).toEqual({ ...allWell, network: '2g' });
  actor.makeWell();
  expect(settings.read()).toEqual(allWell);
});

it('an actor jumps to a time in India', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), toFake: ['Date'] });
  const { actor, jumpTo } = open();
  await actor.jump(1, '09:00');
  expect(jumpTo).toHaveBeenLastCalledWith(new Date('2026-11-22T03:30:00Z'));
});

it('an actor plays the other person, and fails if no one can answer', async () => {
  const { actor, answers } = open();
  await actor.answer('join');
  expect(answers.read().running.map(({ offer }) => offer)).toEqual([joinOffer]);
  await expect(actor.answer('accept')).rejects.toThrow('Nobody can answer here.');
});

it('an actor waits until a part of the page is gone', async () => {
  const { actor } = open();
  const gone = actor.seeGone('button', 'Accept');
  document.body.replaceChildren();
  await gone;
  expect(document.body).toBeEmptyDOMElement();
});

it('an actor goes to a page once the frame has loaded the app', async () => {
  const place = document.createElement('div');
  let isLoaded = false;
  const { actor } = open(5000, () => {
    if (!isLoaded) throw new Error('The frame has no page.');
    return place;
  });
  const opened: string[] = [];
  document.body.append(place);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) opened.push(event.target.pathname);
  };
  document.addEventListener('click', follow);
  onTestFinished(() => {
    document.removeEventListener('click', follow);
    place.remove();
  });
  const going = actor.go('/doctors');
  isLoaded = true;
  place.append(document.createElement('main'));
  await going;
  expect(opened).toEqual(['/doctors']);
});
