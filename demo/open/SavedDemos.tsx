import { useId, useState } from 'react';
import * as styles from '../kit/demo.css.ts';

export interface SavedDemosProps {
  onSave: () => Promise<void>;
  /** Rejects with a message that completes ‘This file cannot be opened:’. */
  onOpenFile: (file: File) => Promise<void>;
}

export function SavedDemos({ onSave, onOpenFile }: SavedDemosProps) {
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const noteId = useId();
  const act = async (work: () => Promise<void>, describe: (problem: string) => string) => {
    if (isBusy) return;
    setIsBusy(true);
    setNote('');
    try {
      await work();
    } catch (error) {
      setNote(describe(error instanceof Error ? error.message : String(error)));
    }
    setIsBusy(false);
  };
  return (
    <div className={styles.panel}>
      <p className={styles.title}>This demo as a file</p>
      <p className={styles.hint}>All data, files and the time, as they are now.</p>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={isBusy}
          onClick={() => void act(onSave, (problem) => `The demo could not be saved: ${problem}.`)}
        >
          Save to a file
        </button>
      </div>
      <label className={styles.field}>
        Open a saved file, instead of the demo’s data
        <input
          type="file"
          className={styles.file}
          accept="application/json,.json"
          aria-describedby={noteId}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (!file) return;
            const describe = (problem: string) =>
              `This file cannot be opened: ${problem}. The demo stays as it is.`;
            void act(() => onOpenFile(file), describe);
          }}
        />
      </label>
      <p className={styles.hint} id={noteId} role="status">
        {note}
      </p>
    </div>
  );
}
