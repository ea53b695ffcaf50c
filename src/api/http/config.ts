/** URLs have no trailing slash. */
export interface ApiConfig {
  apiUrl: string;
  geocoderUrl: string;
  /** @default apiUrl */
  socketUrl?: string;
  /** Resolves when the demo backend has started. */
  ready: Promise<unknown>;
}

let config: ApiConfig = { apiUrl: '', geocoderUrl: '', ready: Promise.resolve() };

export function setApiConfig(settings: ApiConfig): void {
  config = settings;
}

/** @throws the error that kept the demo backend from starting, an `ApiError` if it is for users */
export async function loadApiConfig(): Promise<Required<Omit<ApiConfig, 'ready'>>> {
  await config.ready;
  const { apiUrl, geocoderUrl, socketUrl = apiUrl } = config;
  return { apiUrl, geocoderUrl, socketUrl };
}
