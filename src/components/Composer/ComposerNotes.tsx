import { WifiOff } from 'lucide-react';
import { ErrorLine } from '../../ui/Field/ErrorLine.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComposerNotes.css.ts';

export interface ComposerNotesProps {
  /** Whether messages have to wait for a connection. */
  isOffline: boolean;
  /** Why a file was refused, or null. */
  fileError: string | null;
  /** The id of that sentence. */
  fileErrorId: string;
  /** What the last try led to, or null. */
  hint: string | null;
  /** The name of the file that will go along, or null. */
  attachedName: string | null;
}

/** What people should know while they write. The line for what just happened always stands there, to be announced. */
export function ComposerNotes({
  isOffline,
  fileError,
  fileErrorId,
  hint,
  attachedName,
}: ComposerNotesProps) {
  return (
    <>
      {isOffline && (
        <p className={styles.note}>
          <WifiOff className={styles.sign} size={20} strokeWidth={1.75} aria-hidden="true" />
          You are offline. Messages go out once you are back.
        </p>
      )}
      {fileError !== null && (
        <div className={styles.error} role="alert">
          <ErrorLine id={fileErrorId}>{fileError}</ErrorLine>
        </div>
      )}
      <div role="status">
        {hint !== null && <p className={styles.note}>{hint}</p>}
        {attachedName !== null && <VisuallyHidden>{attachedName} is attached</VisuallyHidden>}
      </div>
    </>
  );
}
