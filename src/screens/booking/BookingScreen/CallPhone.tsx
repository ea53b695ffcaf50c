import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { t } from '../../../words/t.ts';
import { CALL_PHONE_NAME } from './call-phone-name.ts';
import * as styles from './BookingScreen.css.ts';

export const phoneModule = lazyModule(() => import('../../../ui/forms/PhoneField/PhoneField.tsx'), {
  when: 'idle',
});

export interface CallPhoneProps {
  /** Short, such as 'Dr. Krishnan'. */
  doctorName: string;
  /** Null for the number of the account. */
  value: string | null;
  /** Null if not known. */
  accountPhone: string | null;
  error: string | null;
  onChange: (phone: string) => void;
}

/** The number for a visit by phone. */
export function CallPhone({ doctorName, value, accountPhone, error, onChange }: CallPhoneProps) {
  const field = useLazyModule(phoneModule, { isOpen: true });
  return (
    field && (
      <div className={styles.callPhone}>
        <field.PhoneField
          label={t`Number for the call`}
          description={
            accountPhone === null
              ? t`Leave it empty for the number of your account. Only ${doctorName} can see it, from half an hour before the visit.`
              : t`Only ${doctorName} can see it, from half an hour before the visit.`
          }
          name={CALL_PHONE_NAME}
          value={value ?? accountPhone ?? ''}
          onChange={onChange}
          {...(error !== null && { error })}
        />
      </div>
    )
  );
}
