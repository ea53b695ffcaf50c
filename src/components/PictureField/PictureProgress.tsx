import { Button } from '../../ui/Button/Button.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { Inline } from '../../ui/Inline/Inline.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';

export interface PictureUpload {
  status: 'idle' | 'sending' | 'failed' | 'removing';
  file: File | null;
  /** 0 to 1. */
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
        <ProgressBar label="Sending your picture" value={upload.progress * 100} />
        <div>
          <Button variant="text" onPress={onPictureCancel}>
            Cancel
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
        <Button onPress={onPictureRetry}>Try again</Button>
        <Button variant="text" onPress={onPictureCancel}>
          Keep current picture
        </Button>
      </Inline>
    </>
  );
}
