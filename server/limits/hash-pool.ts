import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DeriveKey } from '../../backend/handlers/core/passwords.ts';

/**
 * A string, because the server's bundle is deleted after the start. On Linux, a thread can have a
 * lower priority than its process, so that guests who guess passwords do not delay other calls.
 */
const WORKER_CODE = `
const { parentPort } = require('node:worker_threads');
const { pbkdf2Sync } = require('node:crypto');
const { constants, setPriority } = require('node:os');
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
parentPort.on('message', ({ password, salt, iterations }) => {
  parentPort.postMessage(pbkdf2Sync(password, salt, iterations, 32, 'sha256'));
});
`;

interface Job {
  input: Record<'password' | 'salt', string> & { iterations: number };
  resolve: (key: Uint8Array) => void;
  reject: (error: Error) => void;
}

export interface HashPool {
  size: number;
  deriveKey: DeriveKey;
  close(): Promise<void>;
}

/** By default, leaves one CPU core for other requests. */
export function createHashPool(size = Math.max(1, availableParallelism() - 1)): HashPool {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const working = new Map<Worker, Job>();
  let isClosed = false;

  function startNext(): void {
    const hasThread = idle.length > 0 || working.size < size;
    const job = hasThread ? waiting.shift() : undefined;
    if (!job) return;
    const worker = idle.pop() ?? startWorker();
    working.set(worker, job);
    worker.ref();
    worker.postMessage(job.input);
  }

  function startWorker(): Worker {
    const worker = new Worker(WORKER_CODE, { eval: true });
    const lose = (error: Error) => {
      const rest = idle.indexOf(worker);
      if (rest >= 0) idle.splice(rest, 1);
      working.get(worker)?.reject(error);
      working.delete(worker);
      startNext();
    };
    worker.on('message', (key: Uint8Array) => {
      const job = working.get(worker);
      working.delete(worker);
      idle.push(worker);
      worker.unref();
      job?.resolve(key);
      startNext();
    });
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('A thread that hashes passwords has ended')));
    return worker;
  }

  return {
    size,
    deriveKey: (password, salt, iterations) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(stopped());
        waiting.push({ input: { password, salt, iterations }, resolve, reject });
        startNext();
      }),
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(stopped());
      await Promise.all([...idle, ...working.keys()].map((worker) => worker.terminate()));
    },
  };
}

function stopped(): Error {
  return new Error('The server has stopped hashing passwords');
}
