import { countDone, type SeveralVisits } from '../../../domain/appointments/outcomes.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { VisitOutcomes } from '../VisitOutcomes/VisitOutcomes.tsx';

export interface AcceptSeveralProps {
  /** Requests that can be accepted. */
  count: number;
  /** Null until the doctor chooses. */
  chosenCount: number | null;
  acceptance: SeveralVisits;
  isDisabled: boolean;
  onChoose: () => void;
  onCancel: () => void;
  onAccept: () => void;
}

/** Renders nothing for a single request. */
export function AcceptSeveral({
  count,
  chosenCount,
  acceptance: { isSending, outcomes },
  isDisabled,
  onChoose,
  onCancel,
  onAccept,
}: AcceptSeveralProps) {
  const done = countDone(outcomes);
  return (
    <>
      {chosenCount === null && count > 1 && (
        <div>
          <Button
            key="choose"
            variant="secondary"
            onPress={onChoose}
            isDisabled={isDisabled || isSending}
          >
            {t`Accept several`}
          </Button>
        </div>
      )}
      {chosenCount !== null && (
        <Inline gap="s3" rowGap="s2" align="center">
          <Button key="accept" onPress={onAccept} isDisabled={isDisabled || chosenCount === 0}>
            {plural(chosenCount, {
              one: t`Accept 1 request`,
              other: t`Accept ${chosenCount} requests`,
            })}
          </Button>
          <Button key="cancel" variant="text" onPress={onCancel}>
            {t`Cancel`}
          </Button>
        </Inline>
      )}
      {outcomes.length > 0 && (
        <VisitOutcomes
          outcomes={outcomes}
          summary={
            isSending
              ? t`Accepting requests`
              : plural(outcomes.length, {
                  one: t`${done} of 1 request accepted`,
                  other: t`${done} of ${outcomes.length} requests accepted`,
                })
          }
          doneText={t`Accepted`}
          isSending={isSending}
        />
      )}
    </>
  );
}
