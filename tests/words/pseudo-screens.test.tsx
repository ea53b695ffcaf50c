import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { specialties } from '../../src/domain/doctors/specialties.ts';

const screens = [
  'About',
  'Account',
  'Appointments',
  'Booking',
  'Confirmation',
  'DoctorDashboard',
  'DoctorProfile',
  'Freelancers',
  'Home',
  'Hospital',
  'Messages',
  'PatientDashboard',
  'Payment',
  'QueueForm',
  'Record',
  'Room',
  'Search',
  'Signup',
  'Terms',
  'Visit',
];

type Stories = Parameters<typeof composeStories>[0];
type ComposedStory = ComponentType & { args: object };

const files = import.meta.glob<Stories>('../../stories/screens/*/*.stories.tsx');

/** Names that are the same in every language, and values from the contract. */
const names = [
  'CareSetu',
  'Care',
  'Setu',
  'Aarogya',
  'Trust',
  'Nadi',
  'Labs',
  'Sparsh',
  'Clinics',
  'WebRTC',
  'HTTPS',
  'https',
  'JPEG',
  'WebP',
  'mmHg',
];
const known = new Set([...names, ...specialties.flatMap(({ name }) => wordsOf(name))]);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
});

it.each(screens)('the pseudo build shows no plain English on screen %s', async (name) => {
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}Screen.stories.tsx`));
  const stories = file === undefined ? undefined : await files[file]?.();
  if (!stories) throw new Error(`${name}Screen has no stories`);
  const [Story] = Object.values<ComposedStory>(composeStories(stories));
  if (!Story) throw new Error(`${name}Screen has no story`);
  const data = new Set(stringsIn(Story.args).flatMap(wordsOf));
  render(<Story />);
  const english = shownTexts(document.body).filter((text) =>
    wordsOf(text).some((word) => !data.has(word) && !known.has(word)),
  );
  expect(english).toEqual([]);
});

/** Translated texts have accents, so these words are not translated. */
function wordsOf(text: string): string[] {
  return text.match(/(?<!\p{L})[A-Za-z]{4,}(?!\p{L})/gu) ?? [];
}

function shownTexts(root: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      const labels = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title'];
      texts.push(...labels.map((label) => node.getAttribute(label) ?? ''));
    } else if (!node.parentElement?.closest('style, script')) {
      texts.push(node.textContent ?? '');
    }
  }
  return [...new Set(texts.filter((text) => text.trim() !== ''))];
}

function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((item) => stringsIn(item, seen));
}
