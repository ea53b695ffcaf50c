import { Paperclip } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';

export interface AttachmentPickerProps {
  /** Accepted MIME types. */
  types: readonly string[];
  /** Validate the file, because the user can choose other types. */
  onChoose: (file: File) => void;
}

export function AttachmentPicker({ types, onChoose }: AttachmentPickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <IconButton
        label={t`Attach a file`}
        icon={<Icon glyph={Paperclip} size={24} />}
        onClick={() => inputRef.current?.click()}
      />
      <input
        ref={inputRef}
        type="file"
        aria-label={t`Attach a file`}
        accept={types.join(',')}
        hidden
        onChange={choose}
      />
    </>
  );
}
