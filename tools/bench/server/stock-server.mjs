import jsonServer from 'json-server';

const [, , path = 'db.json'] = process.argv;
const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }), jsonServer.bodyParser, jsonServer.router(path));
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  console.log(JSON.stringify({ event: 'started', url: `http://127.0.0.1:${port}` }));
});
// A write can block the server for seconds, after which it would close connections that are in use.
server.keepAliveTimeout = 0;
