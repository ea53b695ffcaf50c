import { late } from './Form.css.ts';

/** For slow connections: says why the prerendered form cannot be sent yet. */
export function NotReadyNote() {
  return <p className={late}>Almost ready. We keep what you type.</p>;
}
