export const LOCAL_SERVER = 'http://localhost:5003';
