import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';

/** Only for new passwords: existing users must still be able to log in. */
export function refuseCommonPassword(
  { isTooCommon }: Pick<Backend, 'isTooCommon'>,
  field: string,
  password: string,
): void {
  if (!isTooCommon(password)) return;
  const message = 'This password is too common';
  throw new ApiError('invalid-request', message, { fields: { [field]: message } });
}
