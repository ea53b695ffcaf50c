import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { DEVELOPMENT_DOCTOR_WEBHOOK_SECRET } from '../../../server/option-table.ts';
import type { TestDevice } from '../../../backend/testing/test-backend.ts';
import { testRegistration } from '../../../backend/testing/test-verification.ts';
import { doctor, weekday } from '../../../src/contract/doctors.ts';

const POLL_MS = 20;

export interface NewDoctor {
  id: string;
  name: string;
  token: string;
}

const signedIn = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) });

/** @param smsPath the server's `--sms` file */
export async function signUpDoctor(device: TestDevice, smsPath: string): Promise<NewDoctor> {
  const name = 'Vasundhara Rajagopal';
  const phone = '9333333333';
  const password = 'a-long-password';
  const body = { fullName: name, phone, password, role: 'doctor', terms: true };
  expectStatus(await device.call('signup', {}, { body }), 200);
  let otp: string | undefined;
  while (otp === undefined) {
    [otp] = /\b\d{6}\b/.exec(await readFile(smsPath, 'utf8').catch(() => '')) ?? [];
    await pause(POLL_MS);
  }
  const verified = await device.call('verifyOtp', {}, { body: { phone, otp } });
  const { accessToken: token, user } = signedIn.parse(verified.body);
  return { id: user.id, name, token };
}

/** @param now not after the server's time */
export async function saveProfile(
  device: TestDevice,
  { id, name, token }: NewDoctor,
  now = new Date(),
) {
  const profile = {
    name,
    specialty: 'Cardiology',
    bio: 'New here.',
    experience: 4,
    profilePicture: null,
    education: ['MBBS'],
  };
  expectStatus(await device.call('updateDoctor', { id }, { body: profile, token }), 200);
  const hours = { startTime: '09:00', endTime: '12:00' };
  const availability = weekday.options.map((day) => ({ day, ...hours }));
  const opened = await device.call('updateAvailability', { id }, { body: { availability }, token });
  expectStatus(opened, 200);
  const asked = await device.call('updateRegistration', { id }, { body: testRegistration, token });
  expectStatus(asked, 200);
  const { requestedAt } = doctor.parse(asked.body).verification ?? {};
  const decidedAt = now.toISOString();
  const body = { outcome: 'accepted', requestedAt, decidedAt };
  const headers = { 'x-webhook-secret': DEVELOPMENT_DOCTOR_WEBHOOK_SECRET };
  expectStatus(await device.call('reportDoctor', { id }, { body, headers }), 200);
}

function expectStatus({ status, body }: { status: number; body: unknown }, expected: number) {
  if (status !== expected) throw new Error(`Status ${status}: ${JSON.stringify(body)}`);
}
