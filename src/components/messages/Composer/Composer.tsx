import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { MESSAGE_MAX_LENGTH, sharedFile } from '../../../contract/messages.ts';
import { isBlank } from '../../../contract/text.ts';
import type { Draft } from '../../../domain/messages/conversation.ts';
import { cleanFileName } from '../../../domain/files/file-name.ts';
import { remainingBytes, whyNotSendable } from '../../../domain/messages/message-draft.ts';
import { afterPress } from '../../../ui/lazy/after-next-frame.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { AttachmentPicker } from '../AttachmentPicker/AttachmentPicker.tsx';
import { ChosenFile } from '../ChosenFile/ChosenFile.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './Composer.css.ts';
import { ComposerNotes } from './ComposerNotes.tsx';
import { MessageBox } from './MessageBox.tsx';
import { useFileDrop } from './use-file-drop.ts';

export interface ComposerProps {
  partnerName: string;
  draft: Draft;
  onDraftChange: (text: string) => void;
  /** Called for a chosen, dropped or pasted file, before validation. */
  onFileChoose: (file: File) => void;
  onFileRemove: () => void;
  fileError: string | null;
  onSend: () => void;
}

const most = MESSAGE_MAX_LENGTH.toLocaleString('en-IN');
const cutHint = t`A message can have up to ${most} characters. We left out the end of the text you added.`;

/** Spec §2 Messages, §5 Message. */
export function Composer({
  partnerName,
  draft,
  onDraftChange,
  onFileChoose,
  onFileRemove,
  fileError,
  onSend,
}: ComposerProps) {
  const id = useId();
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const [hint, setHint] = useState<string | null>(null);
  const focusBox = () => boxRef.current?.focus();
  const takeFiles = (files: readonly File[]) => {
    setHint(
      files.length > 1
        ? t`You can send one file with each message. We attached the first one.`
        : null,
    );
    if (files[0]) onFileChoose(files[0]);
    focusBox();
  };
  const { isOver, onPaste } = useFileDrop(takeFiles);

  const { text, file } = draft;
  const blocked = whyNotSendable(draft);
  const room = remainingBytes(text);
  const send = (press: { detail: number }) => {
    setHint(draft.isPreparing ? null : blocked);
    focusBox();
    if (blocked === null) afterPress(press, onSend);
  };
  const ids = { room: `${id}-room`, blocked: `${id}-blocked`, fileError: `${id}-file` };
  const isTooLong = blocked !== null && !draft.isPreparing && !isBlank(text);

  return (
    <div className={styles.composer} role="group" aria-label={t`New message`} onPaste={onPaste}>
      <div className={styles.above}>
        <ComposerNotes
          fileError={fileError}
          fileErrorId={ids.fileError}
          hint={draft.isPreparing ? blocked : hint}
          attachedName={file && cleanFileName(file.name)}
        />
        {file && (
          <div className={styles.chosen}>
            <ChosenFile
              file={file}
              onRemove={() => {
                onFileRemove();
                focusBox();
              }}
            />
          </div>
        )}
      </div>
      <div className={styles.line}>
        <span className={styles.clip}>
          <AttachmentPicker types={sharedFile.types} onChoose={(chosen) => takeFiles([chosen])} />
        </span>
        <MessageBox
          ref={boxRef}
          label={t`Message to ${partnerName}`}
          value={text}
          onChange={(value) => {
            setHint(null);
            onDraftChange(value);
          }}
          onCut={() => setHint(cutHint)}
          onEnter={() => send({ detail: 0 })}
          isInvalid={isTooLong}
          describedBy={room === null ? undefined : ids.room}
        />
        <IconButton
          label={t`Send`}
          variant="primary"
          icon={<Icon glyph={SendHorizontal} className={styles.send} />}
          aria-disabled={blocked !== null}
          aria-describedby={blocked === null ? undefined : ids.blocked}
          title={blocked ?? undefined}
          onClick={send}
        />
        {room !== null && (
          <p className={styles.room} id={ids.room} data-state={isTooLong ? 'over' : 'near'}>
            {room}
          </p>
        )}
      </div>
      <span id={ids.blocked} hidden>
        {blocked}
      </span>
      {isOver && <p className={styles.dropHint}>{t`Drop the file to attach it`}</p>}
    </div>
  );
}
