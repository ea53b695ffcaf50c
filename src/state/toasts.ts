import { proxy, useSnapshot } from 'valtio';

/** Milliseconds until a toast goes by itself (spec §2 Shell). */
export const TOAST_MS = 3000;

export interface ToastMessage {
  id: string;
  kind: 'success' | 'error' | 'info';
  message: string;
}

const state = proxy<{ toasts: ToastMessage[] }>({ toasts: [] });
let shown = 0;

/** Shows a short notice at the top right. */
export function showToast(kind: ToastMessage['kind'], message: string): void {
  // Five messages that fail one by one are one piece of news, and should not cover a phone's screen.
  if (state.toasts.some((toast) => toast.kind === kind && toast.message === message)) return;
  shown += 1;
  state.toasts.push({ id: `toast-${shown}`, kind, message });
}

/** Takes a notice away. */
export function dismissToast(id: string): void {
  state.toasts = state.toasts.filter((toast) => toast.id !== id);
}

/** The notices in view, oldest first. */
export function useToasts() {
  return useSnapshot(state).toasts;
}

/** What is in view right now, for code outside of React. */
export function currentToasts(): readonly ToastMessage[] {
  return state.toasts;
}

export function resetToasts(): void {
  state.toasts = [];
}
