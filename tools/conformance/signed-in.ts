import type { User } from '../../src/contract/auth.ts';
import type { CallName } from './calls.ts';
import type { CallInput, Device, Reply } from './targets/device.ts';

export interface SignedIn {
  user: User;
  token: string;
  device: Device;
  call: <N extends CallName>(name: N, input?: CallInput) => Promise<Reply<N>>;
}
