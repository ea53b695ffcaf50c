import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar/ProgressBar.tsx';
import { t } from '../../../words/t.ts';

export interface PictureUpload {
  status: 'idle' | 'sending' | 'failed' | 'removing';
  file: File | null;
  /** From 0 to 1. */
  progress: number;
  error: string | null;
}

export interface PictureProgressProps {
  upload: PictureUpload;
  onPictureRetry: () => void;
  onPictureCancel: () => void;
}

export function PictureProgress({ upload, onPictureCancel, onPictureRetry }: PictureProgressProps) {
  if (upload.status === 'sending') {
    return (
      <>
        <ProgressBar label={t`Sending your picture`} value={upload.progress * 100} />
        <div>
          <Button variant="text" onPress={onPictureCancel}>
            {t`Cancel`}
          </Button>
        </div>
      </>
    );
  }
  if (upload.status !== 'failed') return null;
  return (
    <>
      <FormAlert message={upload.error} />
      <Inline gap="s3">
        <Button onPress={onPictureRetry}>{t`Try again`}</Button>
        <Button variant="text" onPress={onPictureCancel}>
          {t`Keep current picture`}
        </Button>
      </Inline>
    </>
  );
}
