import { strongText } from '../../theme/typography.css.ts';
import { useLoginReason } from './use-login-reason.ts';

export function LoginReason({ redirect }: { redirect: string }) {
  const reason = useLoginReason(redirect);
  return reason && <p className={strongText}>{reason}</p>;
}
