/** TypeScript's DOM types lack this type. */
interface NetworkInformation {
  saveData?: unknown;
  effectiveType?: unknown;
}

function network(): NetworkInformation {
  return Reflect.get(navigator, 'connection') ?? {};
}

export function isDataSaved(): boolean {
  return network().saveData === true;
}

/** False on 2G and 3G, and if data saver is on. True if unknown. */
export function isNetworkGood(): boolean {
  return !isDataSaved() && !/[23]g/.test(`${network().effectiveType}`);
}
