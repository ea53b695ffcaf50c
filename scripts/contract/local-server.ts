/** Where `npm run server` answers unless told otherwise. */
export const LOCAL_SERVER = 'http://localhost:5003';
