import type { Role } from '../../../contract/common.ts';
import type { PrivacyInfo } from '../../../contract/privacy.ts';
import { h3Text, softText } from '../../../theme/typography.css.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export function CorrectionHelp({ role }: { role: Role }) {
  return (
    <Stack gap="s3">
      <h3 className={h3Text}>{t`Correct your data`}</h3>
      <p className={softText}>
        {role === 'patient'
          ? t`Change your name and picture above. To correct a medical record, ask the doctor who wrote it.`
          : t`Change your profile above. You cannot change a medical record. Write a new one, or send your patient a message.`}
      </p>
    </Stack>
  );
}

export function GrievanceContact({ contact }: Pick<PrivacyInfo, 'contact'>) {
  if (!contact) return null;
  const { name, email } = contact;
  return (
    <Stack gap="s3">
      <h3 className={h3Text}>{t`Questions and complaints`}</h3>
      <p className={softText}>
        <Say>
          Write to {name} at <Link href={`mailto:${email}`}>{email}</Link>. You get an answer within
          90 days. After that, you can complain to the Data Protection Board of India.
        </Say>
      </p>
    </Stack>
  );
}
