import { Paperclip } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface AttachmentPickerProps {
  /** The kinds of file that the device offers, such as application/pdf. */
  types: readonly string[];
  /** A file was chosen; whether it can be sent is for others to say. */
  onChoose: (file: File) => void;
}

/** A paperclip that opens the device's own choice of files. */
export function AttachmentPicker({ types, onChoose }: AttachmentPickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again after it was taken out.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <IconButton
        label="Attach a file"
        icon={<Icon glyph={Paperclip} size={24} />}
        onClick={() => inputRef.current?.click()}
      />
      <input ref={inputRef} type="file" accept={types.join(',')} hidden onChange={choose} />
    </>
  );
}
