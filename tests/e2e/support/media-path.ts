import type { Page } from '@playwright/test';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** Takes the media of calls through the test, which can lose all packets. */
export class MediaPath {
  readonly #sockets: Socket[] = [];
  #generation = 0;

  /** Call this before the page opens. Only UDP over IPv4 is left. */
  async lead(page: Page): Promise<void> {
    // Without them, the browser hides its addresses behind names.
    await page.context().grantPermissions(['camera', 'microphone']);
    await page.exposeFunction('openPath', (address: string, port: number) =>
      this.#open(address, port),
    );
    await page.addInitScript(() => {
      const { prototype } = RTCPeerConnection;
      const { addIceCandidate, setRemoteDescription } = prototype;
      prototype.addIceCandidate = async function addRelayed(init = {}) {
        const parts = (init?.candidate ?? '').split(' ');
        const [, , protocol, , address = '', port] = parts;
        if (protocol?.toLowerCase() !== 'udp' || !/^[\d.]+$/.test(address)) return;
        parts[5] = String(await Reflect.get(window, 'openPath')(address, Number(port)));
        await Reflect.apply(addIceCandidate, this, [{ ...init, candidate: parts.join(' ') }]);
      };
      // The browser also sends each candidate alone.
      prototype.setRemoteDescription = function setWithoutCandidates({ type, sdp = '' }) {
        const without = sdp.replaceAll(/^a=candidate:.*\r\n/gm, '');
        return Reflect.apply(setRemoteDescription, this, [{ type, sdp: without }]);
      };
    });
  }

  cut(): void {
    this.#generation += 1;
  }

  close(): void {
    for (const socket of this.#sockets.splice(0)) socket.close();
  }

  async #open(address: string, port: number): Promise<number> {
    const generation = this.#generation;
    const pass = (from: Socket, data: Buffer, to: { address: string; port: number }) => {
      if (generation === this.#generation) from.send(data, to.port, to.address);
    };
    const exits = new Map<string, Promise<Socket>>();
    const entry = await this.#bind(address);
    entry.on('message', (data, sender) => {
      const key = `${sender.address} ${sender.port}`;
      const exit = exits.get(key) ?? this.#bind(address);
      if (!exits.has(key)) {
        exits.set(key, exit);
        void exit.then((socket) => socket.on('message', (reply) => pass(entry, reply, sender)));
      }
      void exit.then((socket) => pass(socket, data, { address, port }));
    });
    return entry.address().port;
  }

  async #bind(address: string): Promise<Socket> {
    const socket = createSocket('udp4');
    this.#sockets.push(socket);
    socket.bind(0, address);
    await once(socket, 'listening');
    return socket;
  }
}
