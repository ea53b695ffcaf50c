import { describe, expect, test } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { decide } from '../../testing/test-verification.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';

const PHONE = '9222222222';
const PASSWORD = 'a-new-password';

function start(role: 'patient' | 'doctor' = 'patient') {
  const backend = createTestBackend({ seed: createTestSeed() });
  const device = backend.createDevice();
  const signUp = (phone = PHONE) =>
    device.call(
      'signup',
      {},
      { body: { fullName: ' Esha Pillai ', phone, password: PASSWORD, role, terms: true } },
    );
  const verify = (otp: string, phone = PHONE) =>
    device.call('verifyOtp', {}, { body: { phone, otp } });
  const resend = (phone = PHONE) =>
    device.call('resendOtp', {}, { body: { phone, purpose: 'signup' } });
  return { ...backend, device, signUp, verify, resend };
}

function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

describe('a signup', () => {
  test('sends a 6-digit code and creates the account once the code is entered', async () => {
    const { signUp, verify, sms, codeFor, device } = start();
    expect(await signUp()).toMatchObject({ status: 200, body: { resendAfterSeconds: 30 } });
    expect(sms).toMatchObject([
      {
        kind: 'sms',
        phone: PHONE,
        text: expect.stringMatching(/^Your CareSetu code is \d{6}\./),
      },
    ]);
    await expect(signIn(device, { phone: PHONE, role: 'patient' })).rejects.toThrow(
      'wrong-credentials',
    );

    const reply = await verify(codeFor(PHONE));
    expect(reply).toMatchObject({
      status: 200,
      body: {
        message: 'OTP verified successfully',
        user: { name: 'Esha Pillai', role: 'patient' },
      },
    });
    expect((await device.call('refreshAtStart')).status).toBe(200);
    await signIn(device, { phone: PHONE, role: 'patient' }, { password: PASSWORD });
  });

  test('reports that a phone number is already registered, but at most 5 times an hour', async () => {
    const { signUp } = start();
    const { phone } = people.patientA;
    for (let round = 0; round < 5; round += 1) {
      expect(await signUp(phone)).toMatchObject({
        status: 409,
        body: { code: 'phone-registered' },
      });
    }
    expect((await signUp(phone)).status).toBe(429);
  });

  test('lists a new doctor only once specialty and availability are set and the registration is verified', async () => {
    const { signUp, verify, codeFor, device, backend } = start('doctor');
    await signUp();
    await verify(codeFor(PHONE));
    const { user, accessToken } = await signIn(
      device,
      { phone: PHONE, role: 'doctor' },
      { password: PASSWORD },
    );
    const { id } = user;
    const own = { token: accessToken };
    expect((await device.call('getDoctor', { id })).status).toBe(404);
    expect((await device.call('getDoctor', { id }, { token: 'stale' })).status).toBe(403);
    expect((await device.call('getDoctor', { id }, own)).status).toBe(200);

    const profile = { name: 'Dr. Esha Pillai', specialty: 'ENT', bio: '', experience: 3 };
    const body = { ...profile, profilePicture: null, education: [] };
    await device.call('updateDoctor', { id }, { ...own, body });
    const availability = [{ day: 'Monday', startTime: '10:00', endTime: '11:00' }];
    await device.call('updateAvailability', { id }, { ...own, body: { availability } });
    expect((await device.call('getDoctor', { id })).status).toBe(404);
    const registration = { number: 'KMC 12345', council: 'Karnataka Medical Council', year: 2019 };
    await device.call('updateRegistration', { id }, { ...own, body: registration });
    expect((await device.call('getDoctor', { id })).status).toBe(404);
    await decide(backend, id, { outcome: 'accepted' });
    expect((await device.call('getDoctor', { id })).body).toMatchObject({ registration });
    const { body: doctors } = await device.call('listDoctors');
    expect(doctors).toContainEqual(
      expect.objectContaining({ id, _id: id, name: 'Dr. Esha Pillai' }),
    );
    expect((await device.call('refreshAtStart')).body).toMatchObject({
      user: { name: 'Dr. Esha Pillai' },
    });
  });
});

describe('a one-time code', () => {
  test('can be used only once', async () => {
    const { signUp, verify, codeFor } = start();
    await signUp();
    const code = codeFor(PHONE);
    expect((await verify(code)).status).toBe(200);
    expect(await verify(code)).toMatchObject({ status: 400, body: { message: 'Invalid OTP' } });
  });

  test('expires after 10 minutes', async () => {
    const { signUp, verify, codeFor, clock } = start();
    await signUp();
    clock.advance(10 * 60);
    expect(await verify(codeFor(PHONE))).toMatchObject({
      status: 400,
      body: { code: 'otp-expired' },
    });
  });

  test('is invalid after 5 wrong attempts', async () => {
    const { signUp, verify, codeFor } = start();
    await signUp();
    const code = codeFor(PHONE);
    for (let round = 0; round < 5; round += 1) {
      expect(await verify(wrong(code))).toMatchObject({
        status: 400,
        body: { code: 'invalid-otp' },
      });
    }
    expect(await verify(code)).toMatchObject({ status: 400, body: { code: 'otp-expired' } });
  });

  test('is checked only 5 times for 1,000 concurrent guesses', async () => {
    const { signUp, verify, codeFor } = start();
    await signUp();
    const guess = wrong(codeFor(PHONE));
    const replies = await Promise.all(Array.from({ length: 1000 }, () => verify(guess)));
    const looked = replies.filter(({ body }) => JSON.stringify(body).includes('invalid-otp'));
    expect(looked).toHaveLength(5);
    expect(replies.every(({ status }) => status === 400)).toBe(true);
  }, 60_000);

  test('can be replaced by a new code after 30 seconds', async () => {
    const { signUp, resend, verify, codeFor, clock, sms } = start();
    await signUp();
    const first = codeFor(PHONE);
    clock.advance(29);
    const early = await resend();
    expect(early).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(early.headers.get('retry-after')).toBe('1');
    clock.advance(1);
    expect((await resend()).status).toBe(200);
    expect(sms).toHaveLength(2);
    if (first !== codeFor(PHONE)) expect((await verify(first)).status).toBe(400);
    expect((await verify(codeFor(PHONE))).status).toBe(200);
  });

  test('is sent at most 5 times an hour', async () => {
    const { signUp, resend, clock } = start();
    await signUp();
    for (let round = 0; round < 4; round += 1) {
      clock.advance(60);
      expect((await resend()).status).toBe(200);
    }
    clock.advance(60);
    const sixth = await resend();
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBe(55 * 60);
    clock.advance(55 * 60);
    expect((await resend()).status).toBe(200);
  });

  test('is not sent to a phone number without a signup, although the response is the same', async () => {
    const { signUp, resend, verify, clock, sms } = start();
    await signUp();
    clock.advance(30);
    const known = await resend();
    const unknown = await resend('9333333333');
    const attemptId = expect.any(String);
    expect(unknown).toMatchObject({
      status: known.status,
      body: { ...Object(known.body), attemptId },
    });
    expect(sms.map(({ phone }) => phone)).not.toContain('9333333333');
    expect(await verify('123456', '9333333333')).toMatchObject({ status: 400 });
  });

  test('is stored as a hash', async () => {
    const { signUp, codeFor, backend } = start();
    await signUp();
    const stored = await backend.store.read((reads) => reads.find('oneTimeCodes'));
    expect(JSON.stringify(stored)).not.toContain(codeFor(PHONE));
  });
});
