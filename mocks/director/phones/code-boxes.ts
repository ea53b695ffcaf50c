const CODE_BOX = 'input[autocomplete="one-time-code"]';

export function pasteCode(code: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', code);
  const init = { clipboardData, bubbles: true, cancelable: true };
  document.querySelector(CODE_BOX)?.dispatchEvent(new ClipboardEvent('paste', init));
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
