import { CircleAlert } from 'lucide-react';
import { alert, icon, way } from './FormAlert.css.ts';

export interface FormAlertProps {
  /** Why the form could not be sent, or null. */
  message: string | null;
  /** The page where the person can change that; null where there is none. */
  link?: { label: string; href: string } | null;
}

/** Says inline, and at once to people who listen, why a form was refused as a whole. */
export function FormAlert({ message, link }: FormAlertProps) {
  if (message === null) return null;
  return (
    <p className={alert} role="alert">
      <CircleAlert className={icon} size={20} strokeWidth={1.75} aria-hidden="true" />
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
