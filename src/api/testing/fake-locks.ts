type Work = () => Promise<unknown>;

export function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async request(_name: string, ...rest: [Work] | [{ signal?: AbortSignal }, Work]) {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      const before = last;
      let giveBack = () => {};
      const turn = new Promise<void>((resolve) => {
        giveBack = resolve;
      });
      last = before.then(() => turn);
      try {
        await Promise.race([before, aborted(options.signal)]);
        return await work();
      } finally {
        giveBack();
      }
    },
  };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}
