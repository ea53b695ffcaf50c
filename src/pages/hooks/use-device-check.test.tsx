import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceKind } from '../../domain/room/device-check.ts';
import { useDeviceCheck } from './use-device-check.ts';

class FakeTrack extends EventTarget {
  isLive = true;
  constructor(
    readonly kind: 'audio' | 'video',
    readonly deviceId: string,
  ) {
    super();
    tracks.push(this);
  }
  stop() {
    this.isLive = false;
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
  end() {
    this.isLive = false;
    this.dispatchEvent(new Event('ended'));
  }
}

class FakeStream {
  constructor(readonly tracks: FakeTrack[]) {}
  getTracks() {
    return this.tracks;
  }
  getVideoTracks() {
    return this.tracks.filter(({ kind }) => kind === 'video');
  }
  getAudioTracks() {
    return this.tracks.filter(({ kind }) => kind === 'audio');
  }
}

type Wanted = Partial<Record<'audio' | 'video', { deviceId?: { exact: string } }>>;

let tracks: FakeTrack[];
let asked: Wanted[];
let broken: Partial<Record<DeviceKind, string>>;
let allowed: DeviceKind[];
let hold: Promise<void>;
let plugged: EventTarget;

async function getUserMedia(wanted: Wanted) {
  asked.push(wanted);
  await hold;
  for (const [kind, name] of Object.entries(broken))
    if (wanted[kind === 'camera' ? 'video' : 'audio']) throw Object.assign(new Error(), { name });
  return new FakeStream(
    (['video', 'audio'] as const)
      .filter((kind) => wanted[kind])
      .map((kind) => new FakeTrack(kind, wanted[kind]?.deviceId?.exact ?? `first-${kind}`)),
  );
}

const enumerateDevices = async () => [
  { kind: 'videoinput', deviceId: 'first-video', label: 'Front camera' },
  { kind: 'videoinput', deviceId: 'second-video', label: 'Rear camera' },
  { kind: 'audioinput', deviceId: 'first-audio', label: '' },
  { kind: 'audioinput', deviceId: '', label: '' },
  { kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker' },
];

beforeEach(() => {
  tracks = [];
  asked = [];
  broken = {};
  allowed = [];
  hold = Promise.resolve();
  plugged = new EventTarget();
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {
    mediaDevices: Object.assign(plugged, { getUserMedia, enumerateDevices }),
    permissions: {
      query: async ({ name }: { name: DeviceKind }) => ({
        state: allowed.includes(name) ? 'granted' : 'denied',
      }),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const start = () =>
  renderHook(({ isOpen }) => useDeviceCheck(isOpen), { initialProps: { isOpen: true } });
type Check = ReturnType<typeof start>;

const run = ({ result }: Check, work: (check: Check['result']['current']) => Promise<void>) =>
  act(async () => work(result.current));
const statesOf = ({ result }: Check) => {
  const { camera, microphone } = result.current.devices;
  const words = ({ state, isRequestingPermission }: typeof camera) => {
    if (isRequestingPermission) return 'asking';
    return state.status === 'problem' ? state.problem : state.status;
  };
  return { camera: words(camera), microphone: words(microphone) };
};
const live = () => tracks.filter(({ isLive }) => isLive).map(({ deviceId }) => deviceId);

describe('the device check', () => {
  it('does not ask for permission before the user starts it', () => {
    expect(statesOf(start())).toEqual({ camera: 'unchecked', microphone: 'unchecked' });
    expect(asked).toEqual([]);
  });

  it('asks for permission once for camera and microphone, and lists the devices', async () => {
    const hook = start();
    await run(hook, ({ check }) => check());
    expect(statesOf(hook)).toEqual({ camera: 'ready', microphone: 'ready' });
    expect(asked).toHaveLength(1);
    expect(hook.result.current.devices).toMatchObject({
      camera: {
        chosenId: 'first-video',
        choices: [
          { id: 'first-video', label: 'Front camera' },
          { id: 'second-video', label: 'Rear camera' },
        ],
      },
      microphone: { chosenId: 'first-audio', choices: [{ id: 'first-audio', label: '' }] },
    });
  });

  it('stops both devices when the page unmounts', async () => {
    const hook = start();
    await run(hook, ({ check }) => check());
    expect(live()).toEqual(['first-video', 'first-audio']);
    hook.unmount();
    expect(live()).toEqual([]);
  });

  it('stops both devices when the visit closes, and can start them again after the visit reopens', async () => {
    const hook = start();
    await run(hook, ({ check }) => check());
    hook.rerender({ isOpen: false });
    expect(live()).toEqual([]);
    expect(statesOf(hook)).toEqual({ camera: 'unchecked', microphone: 'unchecked' });
    hook.rerender({ isOpen: true });
    await run(hook, ({ check }) => check());
    expect(live()).toHaveLength(2);
  });

  it('stops a device that only starts after the component has unmounted', async () => {
    let answer = () => {};
    hold = new Promise((resolve) => {
      answer = resolve;
    });
    const hook = start();
    act(() => void hook.result.current.check());
    expect(statesOf(hook)).toEqual({ camera: 'asking', microphone: 'asking' });
    hook.unmount();
    await act(async () => answer());
    expect(tracks).toHaveLength(2);
    expect(live()).toEqual([]);
  });
});

describe('a failing device', () => {
  it('does not stop the other device', async () => {
    broken = { camera: 'NotFoundError' };
    const hook = start();
    await run(hook, ({ check }) => check());
    expect(statesOf(hook)).toEqual({ camera: 'missing', microphone: 'ready' });
  });

  it('is reported as missing or as in use by another app', async () => {
    broken = { camera: 'NotReadableError', microphone: 'NotFoundError' };
    const hook = start();
    await run(hook, ({ check }) => check());
    expect(statesOf(hook)).toEqual({ camera: 'in-use', microphone: 'missing' });
  });

  it('does not ask for access again after the user denies permission', async () => {
    broken = { camera: 'NotAllowedError', microphone: 'NotAllowedError' };
    const hook = start();
    await run(hook, ({ check }) => check());
    expect(statesOf(hook)).toEqual({ camera: 'denied', microphone: 'denied' });
    expect(asked).toHaveLength(1);
  });

  it('leaves the microphone running when the user denies only the camera', async () => {
    broken = { camera: 'NotAllowedError' };
    allowed = ['microphone'];
    const hook = start();
    await run(hook, ({ check }) => check());
    expect(statesOf(hook)).toEqual({ camera: 'denied', microphone: 'ready' });
  });

  it('starts when the user retries after fixing the cause', async () => {
    broken = { camera: 'NotReadableError' };
    const hook = start();
    await run(hook, ({ check }) => check());
    broken = {};
    await run(hook, ({ open }) => open('camera', ''));
    expect(statesOf(hook)).toEqual({ camera: 'ready', microphone: 'ready' });
  });

  it('is reported as unsupported without HTTPS and in old browsers', async () => {
    vi.stubGlobal('navigator', {});
    const modern = start();
    await run(modern, ({ check }) => check());
    expect(statesOf(modern)).toEqual({ camera: 'unsupported', microphone: 'unsupported' });
    vi.stubGlobal('isSecureContext', false);
    const insecure = start();
    await run(insecure, ({ open }) => open('camera', ''));
    expect(statesOf(insecure).camera).toBe('insecure');
  });
});

describe('a running device', () => {
  it('is replaced when the user chooses another device', async () => {
    const hook = start();
    await run(hook, ({ check }) => check());
    await run(hook, ({ open }) => open('camera', 'second-video'));
    expect(live().toSorted()).toEqual(['first-audio', 'second-video']);
    expect(hook.result.current.devices.camera.chosenId).toBe('second-video');
  });

  it('stops when switched off, and the same device starts when it is switched on again', async () => {
    const hook = start();
    await run(hook, ({ check }) => check());
    await run(hook, ({ open }) => open('camera', 'second-video'));
    await run(hook, ({ toggle }) => toggle('camera'));
    expect(statesOf(hook)).toEqual({ camera: 'off', microphone: 'ready' });
    expect(live()).toEqual(['first-audio']);
    await run(hook, ({ toggle }) => toggle('camera'));
    expect(live().toSorted()).toEqual(['first-audio', 'second-video']);
  });

  it('is reported as missing after it is unplugged', async () => {
    const hook = start();
    await run(hook, ({ check }) => check());
    act(() => tracks[0]?.end());
    expect(statesOf(hook)).toEqual({ camera: 'missing', microphone: 'ready' });
  });

  it('is not reported as missing when the previously used device is unplugged', async () => {
    const hook = start();
    await run(hook, ({ check }) => check());
    await run(hook, ({ open }) => open('camera', 'second-video'));
    act(() => tracks[0]?.end());
    expect(statesOf(hook).camera).toBe('ready');
  });

  it('appears in the list when it is plugged in', async () => {
    const hook = start();
    await act(async () => plugged.dispatchEvent(new Event('devicechange')));
    expect(hook.result.current.devices.camera.choices).toHaveLength(2);
  });
});

describe("the microphone's loudness", () => {
  it('is measured while the microphone is on, and is 0 while the microphone is off', async () => {
    vi.useFakeTimers();
    let sound = 0;
    const close = vi.fn<() => Promise<void>>(async () => {});
    vi.stubGlobal(
      'AudioContext',
      class {
        resume = async () => {};
        close = close;
        createMediaStreamSource = () => ({ connect: () => {} });
        createAnalyser = () => ({
          fftSize: 0,
          getFloatTimeDomainData: (samples: Float32Array) => samples.fill(sound),
        });
      },
    );
    const hook = start();
    await run(hook, ({ check }) => check());
    sound = 1;
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(hook.result.current.level).toBe(10);
    await run(hook, ({ toggle }) => toggle('microphone'));
    expect(hook.result.current.level).toBe(0);
    expect(close).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
