import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { pictureFile } from '../../../contract/account.ts';
import type { User } from '../../../contract/auth.ts';
import { checkFile, isPhonePhoto } from '../../../domain/files/file-check.ts';
import { formatFileSize } from '../../../domain/files/file-size.ts';
import { nameText, quietText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { canDecode } from '../../../ui/media/can-decode.ts';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { PictureDialog } from '../../messages/PictureDialog/PictureDialog.tsx';
import * as styles from './PictureField.css.ts';
import {
  PictureProgress,
  type PictureProgressProps,
  type PictureUpload,
} from './PictureProgress.tsx';

export interface PictureFieldProps extends PictureProgressProps {
  user: User;
  onPictureChange: (picture: File) => void;
  onPictureRemove: () => void;
}

export function PictureField({
  user,
  upload,
  onPictureChange,
  onPictureRemove,
  ...progress
}: PictureFieldProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useFocusAfterUpload(upload.status);
  const preview = useObjectUrl(upload.file);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without the reset, choosing the same file fires no change event.
    target.value = '';
    if (!file) return;
    const reason = await checkFile(file, pictureFile);
    // Cropping makes a JPEG of it.
    const canConvert =
      file.size <= pictureFile.maxBytes && (await isPhonePhoto(file)) && (await canDecode(file));
    setRefusal(canConvert ? null : reason);
    setChosen(canConvert || reason === null ? file : null);
  };
  return (
    <div className={styles.field}>
      <Avatar
        name={user.name}
        src={preview ?? user.profilePicture}
        size="l"
        fallback={user.role === 'patient' ? 'initials' : 'doctor'}
      />
      <div className={styles.side}>
        <p className={nameText}>{user.name}</p>
        <p className={quietText}>
          <Say>
            JPEG, PNG or WebP, up to {formatFileSize(pictureFile.maxBytes)}. We crop it to fit and
            remove its location.
          </Say>
        </p>
        <PictureProgress upload={upload} {...progress} />
        <FormAlert message={refusal ?? (upload.status === 'idle' ? upload.error : null)} />
        <Inline gap="s3">
          <Button ref={chooser} variant="secondary" onPress={() => input.current?.click()}>
            {user.profilePicture === null ? t`Add a picture` : t`Change picture`}
          </Button>
          {user.profilePicture !== null && (
            <Button
              variant="text"
              isPending={upload.status === 'removing'}
              isDisabled={upload.status === 'sending'}
              onPress={onPictureRemove}
            >
              {t`Remove picture`}
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
      </div>
      {chosen && (
        <PictureDialog
          file={chosen}
          onClose={() => setChosen(null)}
          onConfirm={(picture) => {
            setChosen(null);
            onPictureChange(picture);
          }}
        />
      )}
    </div>
  );
}

function useFocusAfterUpload(status: PictureUpload['status']) {
  const chooser = useRef<HTMLButtonElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const isOver = status === 'idle' && before.current !== 'idle';
    if (isOver && document.activeElement === document.body) chooser.current?.focus();
    before.current = status;
  }, [status]);
  return chooser;
}
