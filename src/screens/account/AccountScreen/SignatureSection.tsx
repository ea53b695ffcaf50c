import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import { SignatureField, type SignatureFieldProps } from './SignatureField.tsx';

export interface SignatureSectionProps extends Omit<SignatureFieldProps, 'saved'> {
  /** `picture` is null if there is none. */
  signature: Loadable<{ picture: File | null }>;
  onRetry: () => void;
}

export function SignatureSection({ signature, onRetry, ...field }: SignatureSectionProps) {
  return (
    <AccountSection
      title={t`Your signature`}
      note={t`It is printed on your prescriptions. Only you, the patients of those prescriptions and the doctors they share them with can see it.`}
    >
      <AsyncSection
        data={signature}
        failure={t`Your signature could not be loaded`}
        onRetry={onRetry}
        empty={() => null}
      >
        {({ picture }) => <SignatureField {...field} saved={picture} />}
      </AsyncSection>
    </AccountSection>
  );
}
