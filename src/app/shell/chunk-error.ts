import { t } from '../../words/t.ts';
import './chunk-error.css.ts';

/** Shown if a prerendered page's code failed to load. Reloads once the browser is online. */
export function showChunkError(container: HTMLElement): void {
  const link = document.createElement('a');
  link.href = '';
  link.append(t`Reload the page`);
  const note = document.createElement('p');
  note.role = 'alert';
  container.prepend(note);
  note.append(t`Part of this page did not load.`, ' ', link);
  addEventListener('online', () => location.reload());
}
