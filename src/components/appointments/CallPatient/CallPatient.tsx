import { Phone } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import { phoneAccess, phoneWaitText } from '../../../domain/appointments/visit-phone.ts';
import { formatMobile } from '../../../domain/forms/format-mobile.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Reminder } from '../../../domain/messages/message-status.ts';
import { firstName } from '../../../domain/names.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { PartnerReminder } from '../../room/PartnerReminder/PartnerReminder.tsx';

export interface CallPatientProps {
  visit: Appointment;
  now: Date;
  /** Null until the doctor asks for it, because the patient sees each reading (ADR 0081). */
  phone: Loadable<string> | null;
  onShow: () => void;
  /** Of the message that the doctor could not reach the patient. */
  reminder: Reminder | null;
  onRemind: () => void;
}

/** For the doctor of a phone visit: the number to call. */
export function CallPatient({ visit, now, phone, onShow, reminder, onRemind }: CallPatientProps) {
  const hourCycle = useHourCycle();
  const hintId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const hasAsked = useRef(false);
  const access = phoneAccess(visit, now);
  const name = firstName(visit.patient.name);
  const number = phone?.status === 'ready' ? phone.data : null;

  // The link replaces the focused button, and screen readers read the number.
  useLayoutEffect(() => {
    if (number === null || !hasAsked.current) return;
    hasAsked.current = false;
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [number]);

  if (visit.status !== 'scheduled' || isMissed(visit) || access === 'over') return null;
  if (access === 'too-early') return <p className={quietText}>{phoneWaitText(visit, hourCycle)}</p>;
  if (number !== null) {
    return (
      <Inline gap="s4" rowGap="s2" align="center">
        <ButtonLink ref={link} href={`tel:+91${number}`} icon={<Icon glyph={Phone} size={20} />}>
          {t`Call ${formatMobile(number)}`}
        </ButtonLink>
        <PartnerReminder
          variant="text"
          label={t`Could not reach the patient`}
          reminder={reminder}
          onRemind={onRemind}
        />
      </Inline>
    );
  }
  return (
    <Stack gap="s2">
      <FormAlert message={phone?.status === 'error' ? failureText(phone, name) : null} />
      <Inline gap="s4" rowGap="s2" align="center">
        <Button
          icon={<Icon glyph={Phone} size={20} />}
          isPending={phone?.status === 'loading'}
          aria-describedby={hintId}
          onPress={() => {
            hasAsked.current = true;
            onShow();
          }}
        >
          {phone?.status === 'error' && phone.reason === 'step-up'
            ? t`Enter a code`
            : t`Show number`}
        </Button>
        <p id={hintId} className={quietText}>
          {t`${name} can see when you open the number.`}
        </p>
      </Inline>
    </Stack>
  );
}

function failureText(
  { reason, message }: Extract<Loadable<string>, { status: 'error' }>,
  name: string,
): string {
  if (reason === 'step-up') return message;
  return reason === 'not-found'
    ? t`There is no number for this visit. Write to ${name} in Messages.`
    : t`The number could not be loaded. ${message}`;
}
