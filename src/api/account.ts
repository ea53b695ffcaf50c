import { accountEndpoints, type Account, type ChangePasswordBody } from '../contract/account.ts';
import { call } from './client.ts';

/** Who follows an upload. */
export interface UploadFollower {
  /** Hears how much is up, 0 to 1. */
  onProgress: (share: number) => void;
  /** Gives it up. */
  signal: AbortSignal;
}

/** Changes the own name; a doctor's profile follows. */
export async function updateAccount(name: string): Promise<Account> {
  return call(accountEndpoints.updateAccount, { body: { name } });
}

/** Puts a picture in place of the own one. */
export async function changePicture(picture: File, following: UploadFollower): Promise<Account> {
  return call(accountEndpoints.changePicture, { body: {}, file: picture, ...following });
}

/** Takes the own picture away. */
export async function removePicture(): Promise<Account> {
  return call(accountEndpoints.changePicture, { body: {} });
}

/** Sets another password; every other session of the person ends. */
export async function changePassword(body: ChangePasswordBody): Promise<void> {
  await call(accountEndpoints.changePassword, { body });
}

/** All that is kept of the signed-in person, as a JSON file. */
export async function exportAccount(): Promise<File> {
  return call(accountEndpoints.exportAccount, {});
}

/** Removes the signed-in person, for good. */
export async function deleteAccount(password: string): Promise<void> {
  await call(accountEndpoints.deleteAccount, { body: { password } });
}
