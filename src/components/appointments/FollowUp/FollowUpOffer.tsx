import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Appointment, FollowUp } from '../../../contract/appointments.ts';
import type { Money } from '../../../contract/common.ts';
import type { FollowUpTimes } from '../../../domain/appointments/follow-up.ts';
import { formatOffer, formatWish } from '../../../domain/appointments/follow-up-words.ts';
import { isSameTime } from '../../../domain/appointments/move.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { appointmentTypes } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { useKeptGroupFocus } from './use-kept-group-focus.ts';
import * as styles from './FollowUp.css.ts';

export interface OfferedTimes extends FollowUpTimes {
  /** Of a new visit of the same type. */
  price: Money;
}

export interface FollowUpOfferProps {
  visit: Appointment;
  followUp: FollowUp;
  /** Null if the doctor cannot be booked at the moment. */
  offer: Loadable<OfferedTimes | null>;
  /** The booking form. */
  otherHref: string;
  isBusy: boolean;
  /** Null is 'No thanks'. */
  onAnswer: (slot: SlotTime | null) => void;
  onRetry: () => void;
}

/** For the patient, while the doctor's wish waits for an answer. */
export function FollowUpOffer({
  visit,
  followUp,
  offer,
  otherHref,
  isBusy,
  onAnswer,
  onRetry,
}: FollowUpOfferProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const hourCycle = useHourCycle();
  const [sent, setSent] = useState<SlotTime | null>();
  const name = doctorShortName(visit.doctor.name);
  const ready = offer.status === 'ready' ? offer.data : null;
  useKeptGroupFocus(group, ready !== null && ready.times.length > 0);
  // The pressed button stays focusable.
  const state = (isSent: boolean) => ({
    isPending: isBusy && isSent,
    isDisabled: isBusy && !isSent,
  });
  const send = (slot: SlotTime | null) => {
    setSent(slot);
    onAnswer(slot);
  };
  return (
    <div className={styles.offer}>
      <p className={styles.words} id={id}>
        <Icon glyph={CalendarDays} size={20} className={styles.icon} />
        <span>{formatWish(visit, followUp)}</span>
      </p>
      <div role="status">
        {offer.status === 'loading' && <p className={quietText}>{t`Loading free times…`}</p>}
        {offer.status === 'error' && <p>{t`The free times could not be loaded.`}</p>}
        {offer.status === 'ready' && (
          <p>{ready ? formatOffer(ready) : t`${name} cannot be booked at the moment.`}</p>
        )}
      </div>
      {ready && ready.times.length > 0 && (
        <p className={quietText}>
          {`${appointmentTypes[visit.appointmentType].label}, ${formatMoney(ready.price)}`}
        </p>
      )}
      {ready && ready.times.length > 0 && (
        <div ref={group} className={styles.times} role="group" aria-labelledby={id} tabIndex={-1}>
          {ready.times.map((slot) => (
            <Button
              key={`${slot.date} ${slot.time}`}
              variant="secondary"
              {...state(sent !== undefined && sent !== null && isSameTime(sent, slot))}
              onPress={() => send(slot)}
            >
              <bdi>{formatSlot(slot, hourCycle)}</bdi>
            </Button>
          ))}
        </div>
      )}
      <div className={styles.others}>
        {offer.status === 'error' && (
          <Button variant="secondary" onPress={onRetry}>{t`Try again`}</Button>
        )}
        {visit.doctor.takesVisits !== false && (
          <ButtonLink href={otherHref} variant="text">
            <Say>
              Other times<VisuallyHidden> with {name}</VisuallyHidden>
            </Say>
          </ButtonLink>
        )}
        <Button variant="text" {...state(sent === null)} onPress={() => send(null)}>
          <Say>
            No thanks<VisuallyHidden> (follow-up with {name})</VisuallyHidden>
          </Say>
        </Button>
      </div>
    </div>
  );
}
