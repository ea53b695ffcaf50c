import { ErrorLine } from '../../../ui/forms/Field/ErrorLine.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import * as styles from './ComposerNotes.css.ts';

export interface ComposerNotesProps {
  fileError: string | null;
  fileErrorId: string;
  hint: string | null;
  attachedName: string | null;
}

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
        {attachedName !== null && (
          <VisuallyHidden>
            <Say>{attachedName} is attached</Say>
          </VisuallyHidden>
        )}
      </div>
    </>
  );
}
