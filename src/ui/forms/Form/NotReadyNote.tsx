import { t } from '../../../words/t.ts';
import { late } from './Form.css.ts';

/** Says why a prerendered form cannot be sent yet on a slow connection. */
export function NotReadyNote() {
  return <p className={late}>{t`Almost ready. We keep what you type.`}</p>;
}
