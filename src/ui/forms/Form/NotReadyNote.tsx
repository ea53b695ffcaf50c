import { t } from '../../../words/t.ts';
import { late } from './Form.css.ts';

/** For slow connections: says why the prerendered form cannot be sent yet. */
export function NotReadyNote() {
  return <p className={late}>{t`Almost ready. We keep what you type.`}</p>;
}
