import type { Doctor } from '../../../contract/doctors.ts';
import { h3Text, softText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ListingHint.css.ts';

export interface ListingHintProps {
  doctor: Doctor;
  accountHref: string;
  onManageSchedule: () => void;
}

export function ListingHint({ doctor, accountHref, onManageSchedule }: ListingHintProps) {
  const lacksSpecialty = doctor.specialty === '';
  const lacksHours = doctor.availability.length === 0;
  if (!lacksSpecialty && !lacksHours) return null;
  return (
    <Stack as="section" gap="s3" className={styles.hint} aria-labelledby="listing-hint">
      <h2 id="listing-hint" className={h3Text}>
        {t`Patients cannot find you yet`}
      </h2>
      <p className={softText}>
        {lacksSpecialty && lacksHours
          ? t`To be listed, add a specialty to your profile and set your hours.`
          : lacksSpecialty
            ? t`To be listed, add a specialty to your profile.`
            : t`To be listed, set your hours.`}
      </p>
      <Inline gap="s3" align="center">
        {lacksSpecialty && (
          <ButtonLink href={accountHref} variant="secondary">
            {t`Complete your profile`}
          </ButtonLink>
        )}
        {lacksHours && (
          <Button variant="secondary" onPress={onManageSchedule}>
            {t`Set your hours`}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
