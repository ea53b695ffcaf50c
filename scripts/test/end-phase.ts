/**
 * 'errored' if the play function failed, '' while it runs. Serialized into the page, so it must not
 * use anything else from this module.
 * @param id required if another story may still be on the page
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
