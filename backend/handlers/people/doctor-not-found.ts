import { ApiError } from '../core/api-error.ts';

/** Also returned for unlisted doctors (spec §8). */
export function doctorNotFound(): ApiError {
  return new ApiError('not-found', 'Doctor not found');
}
