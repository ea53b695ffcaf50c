import { frameName, sides } from './frame-names.ts';

export const helperPhone = { 'data-helper-phone': '' };

const selector = '[data-helper-phone]';

export function findHelperPhone(): HTMLElement | null {
  return document.querySelector(selector);
}

/** In a frame: the stage shows the helper's own phone beside it. */
export function hasHelperPhone(): boolean {
  const isFrame = sides.some((side) => frameName(side) === window.name);
  return isFrame && window.parent.document.querySelector(selector) !== null;
}
