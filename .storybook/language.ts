import { addons } from 'storybook/preview-api';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { inHindi } from './hindi.ts';
import type { Globals } from '../stories/support/apply-toolbars.ts';
import { startPageTranslator } from './page-translator.ts';

let isHindi = false;
const observer = new MutationObserver(translate);
let pageTranslator: ReturnType<typeof startPageTranslator> | null = null;

export function applyLanguage(globals: Globals): void {
  isHindi = globals['language'] === 'hindi';
  document.documentElement.lang = isHindi ? 'hi' : 'en';
  if (!isHindi) observer.disconnect();
  const isTranslated = globals['language'] === 'translated';
  if (!isTranslated) stopPageTranslator();
  // Before the play function, which still finds elements by their names.
  else pageTranslator ??= startPageTranslator('same');
}

/** Returns the texts that a user of a translated page did not see change. */
export function stopPageTranslator(): string[] {
  const stale = pageTranslator?.findStaleTexts() ?? [];
  pageTranslator?.stop();
  pageTranslator = null;
  return stale;
}

// Translate after the play function, which finds elements by their English names.
addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
  if (newPhase === 'rendering' || newPhase === 'loading') observer.disconnect();
  else if (isHindi && /^(completed|errored)$/.test(newPhase)) translate();
});

function translate(): void {
  observer.disconnect();
  for (const root of roots()) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode.parentElement?.closest('script, style, body > [class^="sb-"]')) continue;
      const words = currentNode.nodeValue ?? '';
      const translated = inHindi(words);
      if (translated !== words) currentNode.nodeValue = translated;
    }
    for (const field of root.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = inHindi(field.placeholder);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  }
}

function roots(): Element[] {
  const isPage = document.querySelector('#storybook-docs:not([hidden])') !== null;
  return isPage ? [...document.querySelectorAll('.docs-story')] : [document.body];
}
