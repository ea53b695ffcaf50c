import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { SignaturePicture } from '../../../components/records/SignaturePicture/SignaturePicture.tsx';
import { pictureFile } from '../../../contract/account.ts';
import { formatFileSize } from '../../../domain/files/file-size.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { RemoveSignatureDialog } from './RemoveSignatureDialog.tsx';

export interface SignatureFieldProps {
  doctorName: string;
  saved: File | null;
  saving: Submission;
  removing: Submission;
  /** Checks the file, and makes the picture that is sent. */
  onPrepare: (file: File) => Promise<{ picture: File } | { problem: string }>;
  /** Resolves to false if it failed. */
  onSave: (picture: File) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

export function SignatureField({
  doctorName,
  saved,
  saving,
  removing,
  onPrepare,
  onSave,
  onRemove,
}: SignatureFieldProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File | null>(null);
  const chooser = useKeptFocus(chosen !== null, chosen !== null || saved !== null || isAsking);
  const shown = chosen ?? saved;
  const url = useObjectUrl(shown);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without the reset, choosing the same file fires no change event.
    target.value = '';
    if (!file) return;
    latest.current = file;
    const prepared = await onPrepare(file);
    // The user has chosen another file since, or saved or discarded.
    if (latest.current !== file) return;
    setProblem('problem' in prepared ? prepared.problem : null);
    if ('picture' in prepared) setChosen(prepared.picture);
  };
  const endChoice = () => {
    latest.current = null;
    setProblem(null);
  };
  const save = async (picture: File) => {
    endChoice();
    if (await onSave(picture)) setChosen(null);
  };
  const discard = () => {
    endChoice();
    setChosen(null);
  };
  const remove = async () => {
    if (await onRemove()) setAsking(false);
  };
  return (
    <Stack gap="s4" align="start">
      {shown === null ? (
        <p>{t`You have no signature yet. Your prescriptions are printed without one.`}</p>
      ) : (
        url !== null && <SignaturePicture src={url} doctorName={doctorName} />
      )}
      {chosen && <p role="status">{t`Not saved yet. It will be printed as you see it here.`}</p>}
      <p className={quietText}>
        <Say>
          JPEG, PNG or WebP, up to {formatFileSize(pictureFile.maxBytes)}. Sign on white paper. We
          make the picture smaller and remove its location.
        </Say>
      </p>
      <FormAlert message={problem ?? (chosen && saving.error)} />
      <Inline gap="s3">
        {chosen && (
          <Button isPending={saving.isSubmitting} onPress={() => void save(chosen)}>
            {t`Save signature`}
          </Button>
        )}
        <Button
          ref={chooser}
          variant="secondary"
          isDisabled={saving.isSubmitting}
          onPress={() => input.current?.click()}
        >
          {shown === null ? t`Add a signature` : t`Choose another picture`}
        </Button>
        {chosen && !saving.isSubmitting && (
          <Button variant="text" onPress={discard}>
            {t`Discard`}
          </Button>
        )}
        {!chosen && saved !== null && (
          <Button variant="text" onPress={() => setAsking(true)}>
            {t`Remove signature`}
          </Button>
        )}
      </Inline>
      <input
        ref={input}
        type="file"
        accept={pictureFile.types.join(',')}
        hidden
        aria-label={t`File`}
        onChange={(event) => void choose(event)}
      />
      {isAsking && (
        <RemoveSignatureDialog
          submission={removing}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

/** The button that had the focus may be gone once the picture is saved, discarded or removed. */
function useKeptFocus(hasChoice: boolean, hasAny: boolean) {
  const chooser = useRef<HTMLButtonElement>(null);
  const before = useRef({ hasChoice, hasAny });
  useEffect(() => {
    const isOver = (before.current.hasChoice && !hasChoice) || (before.current.hasAny && !hasAny);
    if (isOver && document.activeElement === document.body) chooser.current?.focus();
    before.current = { hasChoice, hasAny };
  }, [hasChoice, hasAny]);
  return chooser;
}
