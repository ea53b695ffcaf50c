import { Button } from '../../ui/Button/Button.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import type { PictureFieldProps } from './PictureField.tsx';
import { buttons } from './PictureField.css.ts';

type PictureProgressProps = Pick<
  PictureFieldProps,
  'upload' | 'onPictureCancel' | 'onPictureRetry'
>;

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
