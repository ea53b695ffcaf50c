import { CircleAlert } from 'lucide-react';
import { error as errorClass, errorIcon } from './Field.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';

export interface ErrorLineProps {
  id: string;
  children: string;
}

export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <p id={id} className={errorClass}>
      <Icon glyph={CircleAlert} className={errorIcon} size={20} />
      <span>{children}</span>
    </p>
  );
}
