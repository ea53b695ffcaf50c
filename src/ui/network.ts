/** What some browsers tell of the network; TypeScript does not know it. */
interface NetworkInformation {
  saveData?: unknown;
  effectiveType?: unknown;
}

function network(): NetworkInformation {
  return Reflect.get(navigator, 'connection') ?? {};
}

/** Whether the person has asked the browser to save data. */
export function isDataSaved(): boolean {
  return network().saveData === true;
}

/** Whether the network is not known to be a slow one, or one to be spared. */
export function isNetworkGood(): boolean {
  return !isDataSaved() && !/[23]g/.test(String(network().effectiveType));
}
