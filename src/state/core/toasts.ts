import { proxy, useSnapshot } from 'valtio';

/** Spec §2 Shell. */
export const TOAST_MS = 3000;

export interface ToastMessage {
  id: string;
  kind: 'success' | 'error' | 'info';
  message: string;
  /** The page announces the same error. */
  isQuiet?: boolean;
  /** The message links there. */
  href?: string;
}

const state = proxy<{ toasts: ToastMessage[] }>({ toasts: [] });
let shown = 0;

export function showToast(
  kind: ToastMessage['kind'],
  message: string,
  { isQuiet = false, href }: Pick<ToastMessage, 'isQuiet' | 'href'> = {},
): void {
  // Repeated failures must not fill a small screen.
  if (state.toasts.some((toast) => toast.kind === kind && toast.message === message)) return;
  shown += 1;
  state.toasts.push({ id: `toast-${shown}`, kind, message, isQuiet, ...(href && { href }) });
}

export function dismissToast(id: string): void {
  state.toasts = state.toasts.filter((toast) => toast.id !== id);
}

/** For notices, which stay in the list of updates. */
export function dismissLinkedToasts(): void {
  state.toasts = state.toasts.filter(({ href }) => href === undefined);
}

export function useToasts() {
  return useSnapshot(state).toasts;
}

export function currentToasts(): readonly ToastMessage[] {
  return state.toasts;
}

export function resetToasts(): void {
  state.toasts = [];
}
