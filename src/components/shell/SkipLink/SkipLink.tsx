import { t } from '../../../words/t.ts';
import { skip } from './SkipLink.css.ts';

export function SkipLink() {
  return (
    <a className={skip} href="#main">
      {t`Skip to content`}
    </a>
  );
}
