import { NOTES_MAX_LENGTH } from '../../../contract/limits.ts';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import { t } from '../../../words/t.ts';

export interface NotesFieldProps {
  doctorName: string;
  value: string;
  onChange: (notes: string) => void;
}

export function NotesField({ doctorName, value, onChange }: NotesFieldProps) {
  return (
    <TextArea
      label={t`Notes for the doctor, optional`}
      isLabelHidden
      value={value}
      onChange={onChange}
      description={t`Only you and ${doctorName} can read these notes.`}
      maxLength={NOTES_MAX_LENGTH}
    />
  );
}
