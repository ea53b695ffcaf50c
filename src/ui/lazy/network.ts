/** TypeScript's DOM types lack it. */
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

/** False on 2G, 3G or with data saver; true if unknown. */
export function isNetworkGood(): boolean {
  return !isDataSaved() && !/[23]g/.test(String(network().effectiveType));
}
