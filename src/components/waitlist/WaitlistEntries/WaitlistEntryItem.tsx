import { Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import type { OfferAnswer, WaitlistEntry } from '../../../contract/waitlist.ts';
import { visitPlace } from '../../../domain/appointments/visit-place.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { getOffer } from '../../../domain/waitlist/waitlist.ts';
import {
  formatPosition,
  formatTimeLeft,
  formatWishes,
} from '../../../domain/waitlist/waitlist-words.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { appointmentTypes } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import * as styles from './WaitlistEntries.css.ts';

export interface WaitlistEntryItemProps {
  entry: WaitlistEntry;
  now: Date;
  isBusy: boolean;
  onAnswer: (answer: OfferAnswer) => void;
  onLeave: () => void;
}

type Pressed = OfferAnswer | 'leave';

/** The place in the line, or the time that is held for the patient. */
export function WaitlistEntryItem({
  entry,
  now,
  isBusy,
  onAnswer,
  onLeave,
}: WaitlistEntryItemProps) {
  const id = useId();
  const hourCycle = useHourCycle();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const name = doctorShortName(entry.doctor.name);
  const offer = getOffer(entry, now) ? entry.offer : undefined;
  const place = entry.appointmentType === 'in-person' ? visitPlace(offer?.place) : null;
  // The pressed button stays focusable.
  const state = (one: Pressed) => ({
    isPending: isBusy && pressed === one,
    isDisabled: isBusy && pressed !== one,
  });
  const answer = (one: OfferAnswer) => {
    setPressed(one);
    onAnswer(one);
  };
  return (
    <div className={styles.entry}>
      {/* Announced when an offer comes or ends, and not each minute. */}
      <div role="status">
        <p className={styles.words} id={id}>
          <Icon glyph={Hourglass} size={20} className={styles.icon} />
          <span>
            {offer
              ? t`${name} has a free time on ${formatSlot(offer, hourCycle)}`
              : t`You are waiting for an earlier time with ${name}`}
          </span>
        </p>
        {!offer && entry.offer && <p>{t`The time is no longer held for you.`}</p>}
      </div>
      {offer ? (
        <>
          <p>{formatTimeLeft(offer, now, hourCycle)}</p>
          <p className={quietText}>
            {entry.visitId === undefined
              ? `${appointmentTypes[entry.appointmentType].label}, ${formatMoney(offer.price)}`
              : t`Your later visit moves to this time.`}
          </p>
          {place !== null && <p className={quietText}>{place}</p>}
          <div className={styles.answers} role="group" aria-labelledby={id}>
            <Button {...state('accept')} onPress={() => answer('accept')}>
              {entry.visitId === undefined ? t`Request this time` : t`Move my visit`}
            </Button>
            <Button variant="text" {...state('decline')} onPress={() => answer('decline')}>
              <Say>
                No thanks<VisuallyHidden> (time with {name})</VisuallyHidden>
              </Say>
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={quietText}>{formatWishes(entry)}</p>
          <p className={quietText}>{formatPosition(entry.position)}</p>
        </>
      )}
      <div className={styles.answers}>
        <Button
          variant="text"
          {...state('leave')}
          onPress={() => {
            setPressed('leave');
            onLeave();
          }}
        >
          <Say>
            Stop waiting<VisuallyHidden> for a time with {name}</VisuallyHidden>
          </Say>
        </Button>
      </div>
    </div>
  );
}
