/**
 * For the page of a Storybook: the word for how its story ended, 'errored' when a play function failed; '' while it
 * goes on. It may be sent there alone, so it uses nothing of its module.
 * @param id the story that is waited for, where another may still be on the page
 */
export function endPhase(id?: string): string {
  const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {};
  const phase = String(currentRender?.phase);
  const isOver =
    !document.body.classList.contains('sb-show-preparing-story') &&
    (id === undefined || currentRender?.id === id) &&
    /^(played|completed|afterEach|finished|errored|aborted)$/.test(phase);
  return isOver ? phase : '';
}
