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

/** False on 2G, on 3G or with data saver. True if unknown. */
export function isNetworkGood(): boolean {
  return !isDataSaved() && !/[23]g/.test(String(network().effectiveType));
}
