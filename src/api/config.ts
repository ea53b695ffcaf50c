export interface ApiConfig {
  /** Without a trailing slash. */
  apiUrl: string;
  /** Without a trailing slash. */
  geocoderUrl: string;
  /**
   * Without a trailing slash.
   * @default apiUrl
   */
  socketUrl?: string;
  /** Requests wait for this: the demo backend starts in the browser. */
  ready: Promise<unknown>;
}

let config: ApiConfig = { apiUrl: '', geocoderUrl: '', ready: Promise.resolve() };

export function setApiConfig(settings: ApiConfig): void {
  config = settings;
}

/**
 * Resolves when the backend is ready.
 * @throws the error that kept it from starting
 */
export async function loadApiConfig(): Promise<Required<Omit<ApiConfig, 'ready'>>> {
  await config.ready;
  const { apiUrl, geocoderUrl, socketUrl = apiUrl } = config;
  return { apiUrl, geocoderUrl, socketUrl };
}
