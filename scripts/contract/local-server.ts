/** Default address of `npm run server`. */
export const LOCAL_SERVER = 'http://localhost:5003';
