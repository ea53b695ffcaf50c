import {
  secondFactorEndpoints,
  type ConfirmFactorBody,
  type Enrolment,
  type TurnOffBody,
} from '../contract/second-factor.ts';
import { call } from './http/client.ts';

export async function startSecondFactor(password: string): Promise<Enrolment> {
  return call(secondFactorEndpoints.startSecondFactor, { body: { password } });
}

export async function confirmSecondFactor(body: ConfirmFactorBody): Promise<string[]> {
  return (await call(secondFactorEndpoints.confirmSecondFactor, { body })).recoveryCodes;
}

export async function proveSecondFactor(code: string): Promise<void> {
  await call(secondFactorEndpoints.proveSecondFactor, { body: { code } });
}

export async function renewRecoveryCodes(code: string): Promise<string[]> {
  return (await call(secondFactorEndpoints.renewRecoveryCodes, { body: { code } })).recoveryCodes;
}

export async function turnOffSecondFactor(body: TurnOffBody): Promise<void> {
  await call(secondFactorEndpoints.turnOffSecondFactor, { body });
}
