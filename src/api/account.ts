import {
  accountEndpoints,
  type Account,
  type ChangePasswordBody,
  type DeviceSession,
  type KnownDevice,
} from '../contract/account.ts';
import { call } from './http/client.ts';

export interface UploadFollower {
  /** `share` is from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export async function updateAccount(name: string): Promise<Account> {
  return call(accountEndpoints.updateAccount, { body: { name } });
}

export async function changePicture(picture: File, following: UploadFollower): Promise<Account> {
  return call(accountEndpoints.changePicture, { body: {}, file: picture, ...following });
}

export async function removePicture(): Promise<Account> {
  return call(accountEndpoints.changePicture, { body: {} });
}

export async function changePassword(body: ChangePasswordBody): Promise<void> {
  await call(accountEndpoints.changePassword, { body });
}

export async function endSession(id: string): Promise<DeviceSession[]> {
  return call(accountEndpoints.endSession, { params: { id } });
}

export async function endOtherSessions(): Promise<DeviceSession[]> {
  return call(accountEndpoints.endOtherSessions, {});
}

export async function endKnownDevice(id: string): Promise<KnownDevice[]> {
  return call(accountEndpoints.endKnownDevice, { params: { id } });
}

export async function exportAccount(): Promise<File> {
  return call(accountEndpoints.exportAccount, {});
}

export async function deleteAccount(password: string): Promise<void> {
  await call(accountEndpoints.deleteAccount, { body: { password } });
}
