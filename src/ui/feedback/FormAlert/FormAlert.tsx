import { CircleAlert } from 'lucide-react';
import { alert, icon, way } from './FormAlert.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';

export interface FormAlertProps {
  message: string | null;
  link?: { label: string; href: string } | null;
}

/** Screen readers announce the message. */
export function FormAlert({ message, link }: FormAlertProps) {
  if (message === null) return null;
  return (
    <p className={alert} role="alert">
      <Icon glyph={CircleAlert} className={icon} size={20} />
      <span>
        {message}
        {link && (
          <>
            {' '}
            <a className={way} href={link.href}>
              {link.label}
            </a>
          </>
        )}
      </span>
    </p>
  );
}
