import { useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import {
  listNewTimes,
  suggestNewTimes,
  type NewTimesInput,
} from '../../../domain/appointments/new-times.ts';
import { isSameTime } from '../../../domain/appointments/move.ts';
import { countDone, type SeveralVisits } from '../../../domain/appointments/outcomes.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { AsyncSection } from '../../shared/AsyncSection/AsyncSection.tsx';
import { VisitOutcomes } from '../VisitOutcomes/VisitOutcomes.tsx';
import { NewTimeRow } from './NewTimeRow.tsx';
import * as styles from './ProposeTimes.css.ts';

export interface ProposeTimesProps {
  /** Without a proposal that waits for an answer. */
  visits: readonly Appointment[];
  times: Loadable<NewTimesInput>;
  /** The last proposals that were sent at once. */
  results: SeveralVisits;
  onPropose: (proposals: readonly { visit: Appointment; slot: SlotTime }[]) => void;
  onClose: () => void;
  onRetry: () => void;
}

/** One button proposes a time to each patient. */
export function ProposeTimes({
  visits,
  times,
  results: { isSending, outcomes },
  onPropose,
  onClose,
  onRetry,
}: ProposeTimesProps) {
  /** By visit: what the doctor chose instead of the suggestion. Null proposes nothing. */
  const [choices, setChoices] = useState<Readonly<Record<string, SlotTime | null>>>({});
  const input = times.status === 'ready' ? times.data : null;
  const rows = input ? choose(visits, input, choices) : [];
  const ready = rows.flatMap(({ visit, slot }) => (slot ? { visit, slot } : []));
  const done = countDone(outcomes);
  return (
    <Dialog
      size="large"
      title={t`Propose new times`}
      description={t`Each visit stays at its time until the patient accepts the new one.`}
      isOpen
      isHeadingFocused
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSending) onClose();
      }}
      actions={
        <>
          {visits.length > 0 && (
            <Button
              key="propose"
              onPress={() => onPropose(ready)}
              isPending={isSending}
              isDisabled={ready.length === 0}
            >
              {plural(ready.length, {
                one: t`Propose 1 new time`,
                other: t`Propose ${ready.length} new times`,
              })}
            </Button>
          )}
          <Button key="close" variant="secondary" onPress={onClose} isDisabled={isSending}>
            {t`Close`}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {outcomes.length > 0 && (
          <VisitOutcomes
            outcomes={outcomes}
            summary={
              isSending
                ? t`Proposing new times`
                : plural(outcomes.length, {
                    one: t`${done} of 1 new time proposed`,
                    other: t`${done} of ${outcomes.length} new times proposed`,
                  })
            }
            doneText={t`Proposed`}
            isSending={isSending}
          />
        )}
        {visits.length === 0 ? (
          outcomes.length === 0 && <p>{t`No visit waits for a new time.`}</p>
        ) : (
          <AsyncSection
            data={times}
            failure={t`Your free times could not be loaded`}
            onRetry={onRetry}
            empty={() => null}
          >
            {(loaded) => (
              <ul>
                {rows.map(({ visit, slot }, at) => (
                  <NewTimeRow
                    key={visit.id}
                    visit={visit}
                    slot={slot}
                    slots={listNewTimes(visit, loaded).filter(
                      (one) =>
                        !rows.some((row, other) => other !== at && isSameSlot(row.slot, one)),
                    )}
                    isDisabled={isSending}
                    onChoose={(chosen) => setChoices({ ...choices, [visit.id]: chosen })}
                  />
                ))}
              </ul>
            )}
          </AsyncSection>
        )}
      </div>
    </Dialog>
  );
}

/** A chosen time that is no longer free, or is another visit's, gives way to a suggestion. */
function choose(
  visits: readonly Appointment[],
  input: NewTimesInput,
  choices: Readonly<Record<string, SlotTime | null>>,
): { visit: Appointment; slot: SlotTime | null }[] {
  const chosen = visits.flatMap((visit) => {
    const slot = choices[visit.id];
    const isFree = slot && listNewTimes(visit, input).some((one) => isSameTime(one, slot));
    return slot && isFree ? [slot] : [];
  });
  const days = input.days.map(({ date, times }) => ({
    date,
    times: times.filter((time) => !chosen.some((slot) => isSameTime(slot, { date, time }))),
  }));
  const open = visits.filter(({ id }) => {
    const slot = choices[id];
    return slot === undefined || (slot !== null && !chosen.includes(slot));
  });
  const suggested = suggestNewTimes(open, { ...input, days });
  return visits.map((visit) => {
    const slot = choices[visit.id];
    const isChosen = slot && chosen.includes(slot);
    const suggestion = suggested.find((one) => one.visit === visit)?.slot ?? null;
    return { visit, slot: isChosen ? slot : suggestion };
  });
}

function isSameSlot(one: SlotTime | null, other: SlotTime): boolean {
  return one !== null && isSameTime(one, other);
}
