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
