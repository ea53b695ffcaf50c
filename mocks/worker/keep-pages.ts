/** So that a scenario and the stage go on without a network. See docs/offline.md. */
export async function keepPages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('caresetu:keep-pages');
}
