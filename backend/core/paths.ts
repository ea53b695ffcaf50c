export const HEALTH_PATH = '/health';

export const READY_PATH = '/ready';

export const METRICS_PATH = '/metrics';

/** The app's default geocoder URL ends in this path. */
export const GEOCODER_PATH = '/geocoder';

export const SOCKET_PATH = '/socket.io';
