import { t } from '../../../words/t.ts';
import { late } from './Form.css.ts';

export function NotReadyNote() {
  return <p className={late}>{t`Almost ready. We keep what you type.`}</p>;
}
