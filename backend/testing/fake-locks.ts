interface Waiting {
  name: string;
  mode: LockMode;
  start: () => void;
}

export function createFakeLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Set<{ name: string; mode: LockMode }>();
  const queue: Waiting[] = [];

  const isFree = ({ name, mode }: Waiting, ahead: readonly Waiting[]) =>
    [...held, ...ahead].every(
      (other) => other.name !== name || (mode === 'shared' && other.mode === 'shared'),
    );

  const startAllFree = () => {
    for (const waiting of queue.slice()) {
      if (!isFree(waiting, queue.slice(0, queue.indexOf(waiting)))) continue;
      queue.splice(queue.indexOf(waiting), 1);
      waiting.start();
    }
  };

  const request = <T>(
    name: string,
    ...rest: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
  ): Promise<T> => {
    const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
    const { mode = 'exclusive', signal } = options;
    return new Promise<T>((resolve, reject) => {
      const lock = { name, mode };
      const waiting: Waiting = {
        ...lock,
        async start() {
          held.add(lock);
          try {
            resolve(await callback({ ...lock }));
          } catch (error) {
            reject(error);
          } finally {
            held.delete(lock);
            startAllFree();
          }
        },
      };
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(waiting);
        if (place >= 0) queue.splice(place, 1);
        reject(signal.reason);
      });
      queue.push(waiting);
      queueMicrotask(startAllFree);
    });
  };

  return { request, query: async () => ({ held: [...held], pending: [...queue] }) };
}
