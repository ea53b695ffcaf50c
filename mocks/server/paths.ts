/** Reports whether the process is alive. */
export const HEALTH_PATH = '/health';

/** Reports whether the process can answer calls. */
export const READY_PATH = '/ready';

export const METRICS_PATH = '/metrics';

/** The app's default geocoder. */
export const GEOCODER_PATH = '/geocoder';

/** Socket.IO's default. */
export const SOCKET_PATH = '/socket.io';
