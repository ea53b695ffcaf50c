import { useId } from 'react';
import * as styles from './director.css.ts';

export interface ReplaceDemoDataProps {
  /** Address of the stored data, to download it. */
  downloadUrl: string;
  /** The data may be replaced. */
  onReplace: () => void;
}

/** Asks before the demo replaces data that this version cannot read, and offers to download it. */
export function ReplaceDemoData({ downloadUrl, onReplace }: ReplaceDemoDataProps) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <dialog
      ref={showModal}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      // Only an answer closes it: the demo cannot start without one.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 className={styles.dialogTitle} id={titleId}>
        This version cannot read your demo data
      </h2>
      <p className={styles.dialogText} id={textId}>
        Another version of CareSetu stored it in this browser. Nothing has been replaced. You can
        download the data before you start a new demo.
      </p>
      <div className={styles.tools}>
        <a className={styles.buttonLink} href={downloadUrl} download="caresetu-demo.json">
          Download the data
        </a>
        <button type="button" className={styles.button} onClick={onReplace}>
          Start a new demo
        </button>
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
