import { useState, type ReactNode } from 'react';
import type { DemoCardToken } from '../../../contract/payments.ts';
import {
  cardDigits,
  cvcDigits,
  demoCardForm,
  getDemoToken,
  expiryAhead,
  expiryDigits,
  formatCardNumber,
  formatExpiry,
} from '../../../domain/payments/card-number.ts';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { t } from '../../../words/t.ts';
import { CardFormIntro } from '../../shared/CardFormIntro/CardFormIntro.tsx';
import { CardField } from './CardField.tsx';
import * as styles from './DemoCardForm.css.ts';
import { TestCards } from './TestCards.tsx';

export interface DemoCardFormProps {
  holder: string;
  now: Date;
  /** Blocks the form, which is then cleared. */
  isPaying: boolean;
  onCard: (token: DemoCardToken) => void;
  children: ReactNode;
}

const asTyped = (digits: string): string => digits;

/** `onCard` receives a token, never the card number. */
export function DemoCardForm({ holder, now, isPaying, onCard, children }: DemoCardFormProps) {
  const { values, field, formProps } = useValidatedForm({
    schema: demoCardForm(now),
    initial: { number: '', expiry: '', cvc: '', name: holder },
    isSubmitting: isPaying,
    onValid: ({ number }) => {
      const token = getDemoToken(number);
      if (token) onCard(token);
    },
  });
  const fill = (card: { number: string; expiry: string; cvc: string }) => {
    field('number').onChange(card.number);
    field('expiry').onChange(card.expiry);
    field('cvc').onChange(card.cvc);
  };

  const [wasPaying, setWasPaying] = useState(isPaying);
  if (wasPaying !== isPaying) {
    setWasPaying(isPaying);
    if (wasPaying) fill({ number: '', expiry: '', cvc: '' });
  }

  return (
    <Form formProps={formProps}>
      <CardFormIntro digits={values.number} name={values.name} expiry={values.expiry}>
        <p className={styles.demo}>{t`Demo: no real money`}</p>
        <p>{t`We do not send or store this card number.`}</p>
      </CardFormIntro>
      <TestCards onChoose={(number) => fill({ number, expiry: expiryAhead(now), cvc: '123' })} />
      <CardField
        label={t`Card number`}
        autoComplete="cc-number"
        variant="card"
        format={formatCardNumber}
        digitsOf={cardDigits}
        {...field('number')}
      />
      <div className={styles.pair}>
        <CardField
          label={t`Expiry`}
          autoComplete="cc-exp"
          placeholder={t`MM / YY`}
          format={formatExpiry}
          digitsOf={expiryDigits}
          {...field('expiry')}
        />
        <CardField
          label={t`CVC`}
          autoComplete="cc-csc"
          variant="masked"
          format={asTyped}
          digitsOf={cvcDigits}
          {...field('cvc')}
        />
      </div>
      <TextField label={t`Name on card`} autoComplete="cc-name" isRequired {...field('name')} />
      {children}
    </Form>
  );
}
