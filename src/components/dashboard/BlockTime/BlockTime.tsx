import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { BlockedHours } from '../../../contract/doctors.ts';
import { isToPropose, listAwayVisits } from '../../../domain/appointments/away-visits.ts';
import {
  findVisitsIn,
  listBlockableDays,
  listBlockChoices,
  type BlockChoice,
} from '../../../domain/booking/block-choices.ts';
import { formatBlocked } from '../../../domain/booking/block-words.ts';
import type { Schedule } from '../../../domain/booking/slots.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { dateInIndia, formatDay } from '../../../domain/time/india-time.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { NativeSelect } from '../../../ui/forms/NativeSelect/NativeSelect.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { countBooked } from '../ScheduleEditor/count-booked.ts';
import { BlockChoices } from './BlockChoices.tsx';
import { BookedInHours } from './BookedInHours.tsx';
import * as styles from './BlockTime.css.ts';

export interface BlockTimeProps {
  schedule: Schedule & { blockedHours?: readonly BlockedHours[] | undefined };
  appointments: Loadable<readonly Appointment[]>;
  now: Date;
  /** The hours that are sent. */
  pending: BlockedHours | null;
  error: string | null;
  /** `proposes` is true if the doctor then wants to propose other times to the booked patients. */
  onBlock: (hours: BlockedHours, proposes: boolean) => void;
  onUnblock: (hours: BlockedHours) => void;
  onRetry: () => void;
  onClose: () => void;
  /**
   * Without it, the first day with working hours.
   * @default undefined
   */
  date?: string | undefined;
}

/** The second of two taps blocks. With booked visits, it asks first. */
export function BlockTime({
  schedule,
  appointments,
  now,
  pending,
  error,
  onBlock,
  onUnblock,
  onRetry,
  onClose,
  date,
}: BlockTimeProps) {
  const hourCycle = useHourCycle();
  const [chosenDay, setChosenDay] = useState(date);
  const [asked, setAsked] = useState<BlockedHours | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  const isAsking = asked !== null;
  useEffect(() => {
    // The pressed button is gone.
    if (hasAsked.current && !isAsking) form.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);
  const days = listBlockableDays(schedule, now);
  const day = days.find((one) => one === chosenDay) ?? days[0];
  const today = dateInIndia(now);
  const known = appointments.status === 'ready' ? appointments.data : [];
  const visits = asked ? findVisitsIn(asked, known, now) : [];
  const canPropose =
    asked !== null &&
    listAwayVisits({ ...schedule, blockedHours: [asked] }, visits, now).some(isToPropose);
  const choose = ({ hours, isBlocked }: BlockChoice) => {
    if (isBlocked) onUnblock(hours);
    else if (findVisitsIn(hours, known, now).length > 0) setAsked(hours);
    else onBlock(hours, false);
  };
  const block = (proposes: boolean) => {
    if (!asked) return;
    onBlock(asked, proposes);
    setAsked(null);
  };
  return (
    <Dialog
      size="large"
      title={asked ? t`${countBooked(visits)} in this time` : t`Block time`}
      description={
        asked
          ? formatBlocked(asked, hourCycle)
          : t`Patients see blocked time as taken, without a reason. Times are in IST.`
      }
      isOpen
      isHeadingFocused
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        asked ? (
          <>
            <Button key="back" variant="secondary" onPress={() => setAsked(null)}>
              {t`Go back`}
            </Button>
            {canPropose && (
              <Button key="propose" onPress={() => block(true)}>
                {t`Block and propose new times`}
              </Button>
            )}
            <Button
              key="block"
              variant={canPropose ? 'text' : 'primary'}
              onPress={() => block(false)}
            >
              {canPropose ? t`Block only` : t`Block this time`}
            </Button>
          </>
        ) : (
          <Button key="close" variant="secondary" onPress={onClose}>
            {t`Close`}
          </Button>
        )
      }
    >
      {asked ? (
        <BookedInHours visits={visits} />
      ) : (
        <div ref={form} className={styles.form} tabIndex={-1}>
          {day === undefined ? (
            <p>{t`You have no working hours in the next 14 days.`}</p>
          ) : (
            <>
              <div className={styles.day}>
                <NativeSelect
                  label={t`Day`}
                  options={days.map((value) => ({
                    value,
                    label: value === today ? t`${formatDay(value)}, today` : formatDay(value),
                  }))}
                  value={day}
                  onChange={setChosenDay}
                />
              </div>
              {appointments.status === 'error' && (
                <Inline gap="s4" align="baseline" role="alert">
                  <p>{t`Booked visits cannot be checked. You can block time, and visits in it stay booked.`}</p>
                  <Button variant="text" onPress={onRetry}>
                    {t`Try again`}
                  </Button>
                </Inline>
              )}
              <BlockChoices
                choices={listBlockChoices(schedule, day, now)}
                appointments={known}
                isLoading={appointments.status === 'loading'}
                now={now}
                pending={pending}
                onChoose={choose}
              />
            </>
          )}
          <FormAlert message={error} />
        </div>
      )}
    </Dialog>
  );
}
