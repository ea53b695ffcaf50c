import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HealthFacts } from '../../../contract/sharing.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { t } from '../../../words/t.ts';
import { DashboardSection } from '../../dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../shared/AsyncSection/AsyncSection.tsx';
import { HealthFactsList } from '../HealthFactsList/HealthFactsList.tsx';

export interface HealthFactsSectionProps {
  facts: Loadable<HealthFacts>;
  /** Format yyyy-MM-dd. */
  today: string;
  submission: Submission;
  onSave: (facts: HealthFacts) => Promise<boolean>;
  onCancel: () => void;
  onRetry: () => void;
}

const formModule = lazyModule(() => import('../HealthFactsForm/HealthFactsForm.tsx'), {
  when: 'open',
});

export function HealthFactsSection({
  facts,
  today,
  submission,
  onSave,
  onCancel,
  onRetry,
}: HealthFactsSectionProps) {
  const [isEditing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const form = useLazyModule(formModule, {
    isOpen: isEditing,
    onError: () => setEditing(false),
  });
  const isShown = isEditing && form !== null;
  useEffect(() => {
    if (isShown) fields.current?.querySelector('input')?.focus();
  }, [isShown]);
  const close = () => {
    flushSync(() => setEditing(false));
    change.current?.focus();
  };
  return (
    <DashboardSection title={t`About your health`} size="small">
      <AsyncSection
        data={facts}
        failure={t`Your health facts could not be loaded`}
        onRetry={onRetry}
        empty={() => null}
      >
        {(known) =>
          form && isEditing ? (
            <div ref={fields}>
              <form.HealthFactsForm
                facts={known}
                today={today}
                submission={submission}
                onSave={(saved) => void onSave(saved).then((isSaved) => isSaved && close())}
                onCancel={() => {
                  onCancel();
                  close();
                }}
              />
            </div>
          ) : (
            <Stack gap="s4">
              <p className={quietText}>
                {t`Doctors see this only if you share your records with them.`}
              </p>
              <HealthFactsList facts={known} today={today} />
              <div>
                <Button
                  ref={change}
                  variant="secondary"
                  aria-label={t`Change your health facts`}
                  onPress={() => setEditing(true)}
                >
                  {t`Change`}
                </Button>
              </div>
            </Stack>
          )
        }
      </AsyncSection>
    </DashboardSection>
  );
}
