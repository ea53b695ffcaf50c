import { ErrorLine } from '../../ui/Field/ErrorLine.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComposerNotes.css.ts';

export interface ComposerNotesProps {
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
export function ComposerNotes({ fileError, fileErrorId, hint, attachedName }: ComposerNotesProps) {
  return (
    <>
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
