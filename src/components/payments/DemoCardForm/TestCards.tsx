import { formatCardNumber, testCards } from '../../../domain/payments/card-number.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DemoCardForm.css.ts';

export interface TestCardsProps {
  onChoose: (digits: string) => void;
}

export function TestCards({ onChoose }: TestCardsProps) {
  return (
    <div>
      <p className={quietText}>{t`Use one of these test cards. Tap a card to fill it in.`}</p>
      <ul className={styles.cards} aria-label={t`Test cards`}>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <button className={styles.card} type="button" onClick={() => onChoose(number)}>
              <span className={styles.digits}>{formatCardNumber(number)}</span>{' '}
              <span className={quietText}>{outcome}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
