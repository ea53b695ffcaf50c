/** The page reads the time and its data again, as when the user comes back to its tab. */
export function readAgain(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
