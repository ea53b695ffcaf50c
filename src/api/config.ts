/** Where requests go. */
export interface ApiConfig {
  /** The API's address, without a slash at the end. */
  apiUrl: string;
  /** The geocoder's address, without a slash at the end. */
  geocoderUrl: string;
  /**
   * The realtime server's address, without a slash at the end.
   * @default apiUrl
   */
  socketUrl?: string;
  /** Requests wait for this: a backend that starts in the browser. */
  ready: Promise<unknown>;
}

let config: ApiConfig = { apiUrl: '', geocoderUrl: '', ready: Promise.resolve() };

/** Sets where the requests of this page go. */
export function setApiConfig(settings: ApiConfig): void {
  config = settings;
}

/**
 * The addresses, once the backend can be reached.
 * @throws whatever kept the backend in the browser from starting
 */
export async function loadApiConfig(): Promise<Required<Omit<ApiConfig, 'ready'>>> {
  await config.ready;
  const { apiUrl, geocoderUrl, socketUrl = apiUrl } = config;
  return { apiUrl, geocoderUrl, socketUrl };
}
