import { formatCardNumber, testCards } from '../../../domain/payments/card-number.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DemoCardForm.css.ts';

export interface TestCardsProps {
  onChoose: (digits: string) => void;
}

export function TestCards({ onChoose }: TestCardsProps) {
  return (
    <div>
      <p className={styles.hint}>{t`Use one of these test cards. Tap a card to fill it in.`}</p>
      <ul className={styles.cards} aria-label={t`Test cards`}>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <button className={styles.card} type="button" onClick={() => onChoose(number)}>
              <span className={styles.digits}>{formatCardNumber(number)}</span>{' '}
              <span className={styles.outcome}>{outcome}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
