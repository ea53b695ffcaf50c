import type { Network } from '../../backend/handlers/core/backend.ts';
import { errorBody } from '../../backend/handlers/core/api-error.ts';
import type { SocketFaults } from '../realtime-browser.ts';
import { setConnection } from './connection.ts';
import { findName, isErrorCode } from '../../backend/faults/faults.ts';
import { isSocketCut, type NetworkSource, takeFault } from './settings.ts';

const loadNetwork = () => import('../../backend/faults/network.ts');

export function demoNetwork(source: NetworkSource): Network {
  let random: (() => number) | undefined;
  return async (endpoint, run) => {
    const name = findName(endpoint);
    const { network, faults } = source.read();
    if (network === 'fast' && !faults.some(({ fault }) => fault.endpoint === name)) return run();
    const { createRandom, passCall, profiles, sleep } = await loadNetwork();
    random ??= createRandom();
    const take = () => (name === undefined ? null : takeFault(source, name));
    return passCall(run, { profile: profiles[network], takeFault: take }, { random, sleep });
  };
}

export function demoSocketFaults(source: NetworkSource): SocketFaults {
  let random: (() => number) | undefined;
  return {
    isCut: () => isSocketCut(source.read()),
    onCut(listener) {
      let { cuts } = source.read();
      return source.onChange(() => {
        const settings = source.read();
        if (isSocketCut(settings) || settings.cuts > cuts) listener();
        ({ cuts } = settings);
      });
    },
    wait() {
      const { network } = source.read();
      if (network === 'fast') return null;
      return loadNetwork().then(({ createRandom, delayOnSocket, profiles, sleep }) => {
        random ??= createRandom();
        return sleep(delayOnSocket(profiles[network], random));
      });
    },
    async refuse(event) {
      const kind = event === 'call_join' ? takeFault(source, event)?.kind : undefined;
      if (kind === undefined || !isErrorCode(kind)) return null;
      const { faultError } = await import('../../backend/faults/fault-messages.ts');
      return errorBody(faultError(kind));
    },
  };
}

/** Without this event, the app would wait before its next attempt. */
function reconnect(): void {
  window.dispatchEvent(new Event('online'));
}

export function followConnection(source: NetworkSource): void {
  let wasCut = false;
  let { cuts } = source.read();
  const follow = () => {
    const settings = source.read();
    setConnection(settings.network !== 'offline');
    const isCut = isSocketCut(settings);
    if ((wasCut || settings.cuts > cuts) && !isCut) queueMicrotask(reconnect);
    wasCut = isCut;
    ({ cuts } = settings);
  };
  source.onChange(follow);
  follow();
}
