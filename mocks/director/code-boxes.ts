const CODE_BOX = 'input[autocomplete="one-time-code"]';

/** Pastes a one-time code into the first of its boxes, which fills them all, as a person's paste does. */
export function pasteCode(code: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', code);
  const init = { clipboardData, bubbles: true, cancelable: true };
  document.querySelector(CODE_BOX)?.dispatchEvent(new ClipboardEvent('paste', init));
}

/**
 * Calls back once the page has boxes for a code: at once, or after the step that shows them. The message may arrive
 * before the response that leads there.
 * @returns the function that stops waiting
 */
export function onceCodeBoxes(callback: () => void): () => void {
  const observer = new MutationObserver(check);
  function check(): void {
    if (!document.querySelector(CODE_BOX)) return;
    observer.disconnect();
    callback();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}
