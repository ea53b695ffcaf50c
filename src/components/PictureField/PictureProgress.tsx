import { Button } from '../../ui/Button/Button.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { buttons } from './PictureField.css.ts';

/** How it goes with a picture on its way. */
export interface PictureUpload {
  /** `failed`: the picture waits to be sent once more. */
  status: 'idle' | 'sending' | 'failed' | 'removing';
  /** The picture that is on its way, or could not be sent. */
  file: File | null;
  /** How much of it is up, 0 to 1. */
  progress: number;
  /** Why the last try failed, or null. */
  error: string | null;
}

export interface PictureProgressProps {
  /** How sending one goes. */
  upload: PictureUpload;
  /** The picture that could not be sent is to be sent once more. */
  onPictureRetry: () => void;
  /** The picture on its way, or that could not be sent, is given up. */
  onPictureCancel: () => void;
}

/** How far a picture has come, or why it could not be sent, and what can be done about it. */
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
      <div className={buttons}>
        <Button onPress={onPictureRetry}>Try again</Button>
        <Button variant="text" onPress={onPictureCancel}>
          Keep the old one
        </Button>
      </div>
    </>
  );
}
