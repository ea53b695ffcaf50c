import { late } from './Form.css.ts';

/** Says in a page's HTML why a form cannot be sent yet: on a slow line the app's script comes seconds later. */
export function NotReadyNote() {
  return <p className={late}>Almost ready. What you type is kept.</p>;
}
