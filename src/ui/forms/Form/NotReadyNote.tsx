import { t } from '../../../words/t.ts';
import { late } from './Form.css.ts';

/** Tells users on a slow connection why a prerendered form cannot be sent yet. */
export function NotReadyNote() {
  return <p className={late}>{t`Almost ready. We keep what you type.`}</p>;
}
