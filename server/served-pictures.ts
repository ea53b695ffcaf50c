import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '../backend/files/files.ts';
import { picturePath } from '../backend/handlers/files/picture-path.ts';
import type { SeedData } from '../backend/store/records.ts';

const ART = /^\/art\/(people|hospitals)\/[\w-]+\.svg$/;

/** App builds for a real server lack the demo pictures. */
export async function withServedPictures(
  seed: SeedData,
  files: Files,
  now: Date,
): Promise<SeedData> {
  const shown = [
    ...seed.accounts.map(({ profilePicture }) => profilePicture),
    ...seed.freelancers.map(({ profilePicture }) => profilePicture),
    ...seed.hospitals.map(({ image }) => image),
  ];
  const folder = publicFolder();
  const hashes = new Map<string | null, string>();
  for (const address of new Set(shown)) {
    if (address === null || !ART.test(address)) continue;
    const bytes = new Uint8Array(await readFile(join(folder, address)));
    hashes.set(address, await files.put(bytes, now));
  }
  const served = (address: string | null) => {
    const hash = hashes.get(address);
    return hash === undefined ? address : picturePath(hash);
  };
  const withPortrait = <T extends { profilePicture: string | null }>(person: T): T => ({
    ...person,
    profilePicture: served(person.profilePicture),
  });
  const pictures = [...new Set(hashes.values())].map((id) => ({ id, type: 'image/svg+xml' }));
  return {
    ...seed,
    accounts: seed.accounts.map(withPortrait),
    doctors: seed.doctors.map(withPortrait),
    freelancers: seed.freelancers.map(withPortrait),
    hospitals: seed.hospitals.map((place) => ({ ...place, image: served(place.image) })),
    pictures: [...seed.pictures, ...pictures],
  };
}

function publicFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'public/art'))) {
    if (folder === dirname(folder))
      throw new Error('The folder "public" of the project is missing');
    folder = dirname(folder);
  }
  return join(folder, 'public');
}
