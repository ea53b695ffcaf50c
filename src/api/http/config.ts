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
  /** Resolves when the demo backend has started in the browser. */
  ready: Promise<unknown>;
}

let config: ApiConfig = { apiUrl: '', geocoderUrl: '', ready: Promise.resolve() };

export function setApiConfig(settings: ApiConfig): void {
  config = settings;
}

/** @throws {unknown} if the backend failed to start */
export async function loadApiConfig(): Promise<Required<Omit<ApiConfig, 'ready'>>> {
  await config.ready;
  const { apiUrl, geocoderUrl, socketUrl = apiUrl } = config;
  return { apiUrl, geocoderUrl, socketUrl };
}
