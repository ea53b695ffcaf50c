import { beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '../demo.ts';
import { frameName } from '../kit/frame-names.ts';
import { frameStorage, openFrame, storePaths } from './frames.ts';

const meera = 'patient-meera-nair';

function createDemo({ accounts = [meera, 'doctor-ananya-krishnan'] } = {}) {
  const signFrameIn = vi.fn<Demo['signFrameIn']>(async (storage, id) => {
    if (id !== null && !accounts.includes(id)) return false;
    storage.setItem('account', id ?? '');
    return true;
  });
  const findAccount = async (storage = sessionStorage as Pick<Storage, 'getItem'>) =>
    storage.getItem('account') ?? undefined;
  return { signFrameIn, findAccount };
}

function addFrame(path: string): void {
  const frame = document.createElement('iframe');
  frame.name = frameName('left');
  document.body.append(frame);
  const location = new URL(path, 'https://demo.example');
  Object.defineProperty(frame, 'contentWindow', { value: { location } });
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('a frame starts signed in, on its person’s dashboard', async () => {
  const demo = createDemo();
  const start = await openFrame(demo, 'left', meera);
  expect(start).toEqual({ path: `/patient/dashboard/${meera}`, problem: null });
  expect(await demo.findAccount(frameStorage('left'))).toBe(meera);
  expect((await openFrame(demo, 'right', 'guest')).path).toBe('/');
});

test('after a reload of the stage, a frame has its session and its page', async () => {
  const demo = createDemo();
  await openFrame(demo, 'left', meera);
  addFrame('/appointments?status=pending#one');
  storePaths();
  const start = await openFrame(demo, 'left', meera);
  expect(start.path).toBe('/appointments?status=pending#one');
  expect(demo.signFrameIn).toHaveBeenCalledOnce();
});

test('a frame whose session has ended is signed in again', async () => {
  const demo = createDemo();
  await openFrame(demo, 'left', meera);
  frameStorage('left').removeItem('account');
  await openFrame(demo, 'left', meera);
  expect(await demo.findAccount(frameStorage('left'))).toBe(meera);
});

test('another person in a frame finds nothing of the one before', async () => {
  const demo = createDemo();
  await openFrame(demo, 'left', meera);
  frameStorage('left').setItem('caresetu-booking:meera', 'draft');
  await openFrame(demo, 'left', 'doctor-ananya-krishnan');
  expect(frameStorage('left').getItem('caresetu-booking:meera')).toBeNull();
});

test('the stage says that a person has deleted their account', async () => {
  const demo = createDemo({ accounts: [] });
  expect(await openFrame(demo, 'left', meera)).toEqual({
    path: '/',
    problem: 'The demo has no account of Meera Nair any more. ‘Reset demo’ restores it.',
  });
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'a frame does not open the stored address %s',
  async (path) => {
    const demo = createDemo();
    await openFrame(demo, 'left', meera);
    frameStorage('left').setItem('caresetu-frame-path', path);
    expect((await openFrame(demo, 'left', meera)).path).toBe(`/patient/dashboard/${meera}`);
  },
);
