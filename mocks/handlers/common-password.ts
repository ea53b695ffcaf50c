import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';

/** Refuses a new password that is one of the most common; an old one still logs in. */
export function refuseCommonPassword(
  { isTooCommon }: Pick<Backend, 'isTooCommon'>,
  field: string,
  password: string,
): void {
  if (!isTooCommon(password)) return;
  const message = 'This password is too common';
  throw new ApiError('invalid-request', message, { fields: { [field]: message } });
}
