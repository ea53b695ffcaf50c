/** Whether the server can do its work; no call of the API. */
export const HEALTH_PATH = '/health';

/** Below it the server answers as a geocoder does, where the app looks for one unless told otherwise. */
export const GEOCODER_PATH = '/geocoder';

/** Where realtime clients connect: Socket.IO's own default. */
export const SOCKET_PATH = '/socket.io';
