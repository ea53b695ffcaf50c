import { useEffect, useEffectEvent } from 'react';

const fields = ['input', 'textarea', 'select', '[contenteditable]'];
const lists = ['menu', 'listbox', 'dialog', 'alertdialog'];
const ownKeys = [...fields, ...lists.map((role) => `[role="${role}"]`)].join();

/** @param actions by `KeyboardEvent.key`. Letters are ignored where the user types or chooses. */
export function useCallKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
    const owner = target instanceof Element ? target.closest(ownKeys) : null;
    const isTyping = key === 'Escape' && owner?.matches('input, textarea');
    const action = actions[key.toLowerCase()] ?? actions[key];
    if (!action || (owner && !isTyping)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
