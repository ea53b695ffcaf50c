export const HEALTH_PATH = '/health';

/** The app's default geocoder. */
export const GEOCODER_PATH = '/geocoder';

/** Socket.IO's default. */
export const SOCKET_PATH = '/socket.io';
