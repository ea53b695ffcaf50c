import { LRUCache } from 'lru-cache';
import { getResponse } from 'msw';
import { doctorEndpoints } from '../../src/contract/doctors.ts';
import { hospitalEndpoints } from '../../src/contract/hospitals.ts';
import type { Backend } from '../../backend/handlers/core/backend.ts';
import { doctorHandlers } from '../../backend/handlers/doctors/doctors.ts';
import { pictureHandlers } from '../../backend/handlers/account/pictures.ts';
import { PICTURE_PATH } from '../../backend/handlers/files/picture-path.ts';
import { hospitalHandlers } from '../../backend/handlers/hospitals/hospitals.ts';
import type { PageSource, Picture } from './site-renderer.ts';

const NOT_FOUND = 404;

/** Milliseconds for which a list is shared between renders. */
const LIST_MS = 5000;

/** Bytes. HTML contains pictures up to this size. */
const SMALL_PICTURE = 4000;
/** At most. A URL's content never changes. */
const KNOWN_PICTURES = 1000;

/** Returns the responses that a guest would get, without a network. */
export function createPageSource(backend: Backend): PageSource {
  const handlers = [
    ...doctorHandlers(backend),
    ...hospitalHandlers(backend),
    ...pictureHandlers(backend),
  ];

  async function read(path: string): Promise<unknown> {
    const response = await getResponse(handlers, new Request(backend.baseUrl + path));
    if (response?.status === NOT_FOUND) return null;
    if (!response?.ok) throw new Error(`The data of a page got ${response?.status ?? 'nothing'}`);
    return response.json();
  }

  const pictures = new LRUCache<string, { picture: Picture | null }>({ max: KNOWN_PICTURES });

  async function readPicture(address: string): Promise<Picture | null | undefined> {
    if (!address.startsWith(backend.baseUrl + PICTURE_PATH)) return null;
    const response = await getResponse(handlers, new Request(address));
    if (!response?.ok) return response?.status === 404 ? null : undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    return bytes.length <= SMALL_PICTURE ? { type, bytes } : null;
  }

  const { listDoctors, getDoctor } = doctorEndpoints;
  const { listHospitals, getHospital } = hospitalEndpoints;
  const readItem = (path: string, id: string) => read(path.replace(':id', encodeURIComponent(id)));
  return {
    doctors: shared(async () => listDoctors.response.parse(await read(listDoctors.path))),
    hospitals: shared(async () => listHospitals.response.parse(await read(listHospitals.path))),
    async doctor(id) {
      const found = await readItem(getDoctor.path, id);
      return found === null ? null : getDoctor.response.parse(found);
    },
    async hospital(id) {
      const found = await readItem(getHospital.path, id);
      return found === null ? null : getHospital.response.parse(found);
    },
    async picture(address) {
      const known = pictures.get(address);
      if (known) return known.picture;
      const picture = await readPicture(address);
      if (picture !== undefined) pictures.set(address, { picture });
      return picture ?? null;
    },
  };
}

function shared<T>(load: () => Promise<T>): () => Promise<T> {
  let last: { promise: Promise<T>; at: number } | undefined;
  return () => {
    if (last && performance.now() - last.at < LIST_MS) return last.promise;
    const loading = { promise: load(), at: performance.now() };
    loading.promise.catch(() => {
      if (last === loading) last = undefined;
    });
    last = loading;
    return loading.promise;
  };
}
