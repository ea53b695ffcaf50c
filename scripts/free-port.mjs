import { createServer } from 'node:net';

/**
 * @param {number} [count] of consecutive ports
 * @returns {Promise<number>} the first of them; nothing listens on them at the moment
 */
export async function freePort(count = 1) {
  for (;;) {
    const first = await listenBriefly(0);
    const others = Array.from({ length: count - 1 }, (_, index) =>
      listenBriefly(first + index + 1),
    );
    const outcomes = await Promise.allSettled(others);
    if (outcomes.every(({ status }) => status === 'fulfilled')) return first;
  }
}

/** @param {number} port */
export async function isFree(port) {
  return listenBriefly(port).then(
    () => true,
    (error) => error.code !== 'EADDRINUSE',
  );
}

/**
 * @param {number} port 0 picks a free port
 * @returns {Promise<number>} rejects if it is taken
 */
function listenBriefly(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
