import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';

export interface SaveActionsProps {
  label: string;
  isChanged: boolean;
  isSubmitting: boolean;
  onDiscard: () => void;
}

export function SaveActions({ label, isChanged, isSubmitting, onDiscard }: SaveActionsProps) {
  return (
    <Inline gap="s3" align="center">
      <Button type="submit" isPending={isSubmitting}>
        {label}
      </Button>
      {isChanged && (
        <>
          <Button variant="text" isDisabled={isSubmitting} onPress={onDiscard}>
            {t`Discard changes`}
          </Button>
          <p className={quietText}>{t`Not saved yet`}</p>
        </>
      )}
    </Inline>
  );
}
