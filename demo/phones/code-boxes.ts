const CODE_BOX = 'input[autocomplete="one-time-code"]';

/** @param which of the fields for codes, if a form has two */
export function pasteCode(code: string, which: 'first' | 'last' = 'first'): void {
  const boxes = [...document.querySelectorAll(CODE_BOX)];
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', code);
  const init = { clipboardData, bubbles: true, cancelable: true };
  boxes.at(which === 'first' ? 0 : -1)?.dispatchEvent(new ClipboardEvent('paste', init));
}

/**
 * Also calls back if the inputs already exist.
 * @returns an unsubscribe function
 */
export function whenCodeInputsAppear(callback: () => void): () => void {
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
