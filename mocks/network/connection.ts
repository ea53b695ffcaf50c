export function setConnection(isOnline: boolean): void {
  const wasOnline = navigator.onLine;
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  if (navigator.onLine === wasOnline) return;
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
