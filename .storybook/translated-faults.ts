import { expect } from 'storybook/test';
import { stopPageTranslator } from './language.ts';

/** Fails a story that reports an error or shows an old text in a translated page. */
export function watchForFaults(): () => void {
  const faults: string[] = [];
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    faults.push(parts.map(String).join(' '));
    error(...parts);
  };
  const note = ({ message }: ErrorEvent) => faults.push(message);
  window.addEventListener('error', note);
  return () => {
    console.error = error;
    window.removeEventListener('error', note);
    const stale = stopPageTranslator();
    expect([...faults, ...stale]).toEqual([]);
  };
}
