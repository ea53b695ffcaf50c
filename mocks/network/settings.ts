import * as z from 'zod/mini';
import {
  type CallName,
  countCall,
  type CountedFault,
  type Fault,
  faultText,
  printFault,
} from '../../backend/faults/faults.ts';

const KEY = 'caresetu-demo-network';

export const networkNames = ['fast', 'slow-4g', '2g', 'offline', 'lossy'] as const;
export type NetworkName = (typeof networkNames)[number];

export interface NetworkSettings {
  network: NetworkName;
  isSocketCut: boolean;
  /** How often the sockets of all tabs were cut for a moment. */
  cuts: number;
  faults: CountedFault[];
}

export const allWell: NetworkSettings = {
  network: 'fast',
  isSocketCut: false,
  cuts: 0,
  faults: [],
};

const storedSettings = z.object({
  network: z.enum(networkNames),
  isSocketCut: z.boolean(),
  cuts: z.int().check(z.nonnegative()),
  faults: z.array(z.object({ fault: faultText, calls: z.int().check(z.nonnegative()) })),
});

export interface NetworkSource {
  read: () => NetworkSettings;
  write: (settings: NetworkSettings) => void;
  onChange: (listener: () => void) => () => void;
}

export function openSettings(storage: Pick<Storage, 'getItem' | 'setItem'>): NetworkSource {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let last: { text: string | null; settings: NetworkSettings } = { text: null, settings: allWell };
  addEventListener('storage', ({ key }) => {
    // In a frame of the stage, the key has a prefix.
    if (key === null || key.endsWith(KEY)) notify();
  });
  return {
    read() {
      const text = storage.getItem(KEY);
      if (text !== last.text) last = { text, settings: parseSettings(text) };
      return last.settings;
    },
    write(settings) {
      const text = JSON.stringify(z.encode(storedSettings, settings));
      last = { text, settings };
      storage.setItem(KEY, text);
      notify();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parseSettings(text: string | null): NetworkSettings {
  try {
    return storedSettings.parse(JSON.parse(text ?? 'null'));
  } catch {
    return allWell;
  }
}

export function isSocketCut({ network, isSocketCut }: NetworkSettings): boolean {
  return isSocketCut || network === 'offline';
}

export function withFault(settings: NetworkSettings, fault: Fault): NetworkSettings {
  const others = settings.faults.filter((other) => printFault(other.fault) !== printFault(fault));
  return { ...settings, faults: [...others, { fault, calls: 0 }] };
}

export function takeFault(source: NetworkSource, endpoint: CallName): Fault | null {
  const settings = source.read();
  if (!settings.faults.some(({ fault }) => fault.endpoint === endpoint)) return null;
  const { hit, left } = countCall(settings.faults, endpoint);
  source.write({ ...settings, faults: left });
  return hit;
}
