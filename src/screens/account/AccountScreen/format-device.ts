import type { KnownDevice } from '../../../contract/account.ts';
import { t } from '../../../words/t.ts';

export function formatDevice({ browser, system }: Pick<KnownDevice, 'browser' | 'system'>): string {
  if (browser === '' && system === '') return t`Unknown device`;
  if (browser === '' || system === '') return browser || system;
  return t`${browser} on ${system}`;
}
