import { emailEndpoints, type ChangeEmailBody, type Email } from '../contract/email.ts';
import { call } from './http/client.ts';

export async function changeEmail(body: ChangeEmailBody): Promise<Email> {
  return call(emailEndpoints.changeEmail, { body });
}

export async function verifyEmail(code: string): Promise<Email> {
  return call(emailEndpoints.verifyEmail, { body: { code } });
}

export async function removeEmail(): Promise<Email> {
  return call(emailEndpoints.removeEmail, {});
}
