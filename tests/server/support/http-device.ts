import { filledPath } from '../../../backend/handlers/core/route.ts';
import { readReply, type TestDevice, withCookies } from '../../../backend/testing/test-backend.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

export function createHttpDevice(url: string): TestDevice {
  const device: TestDevice = {
    cookie: '',
    async send(method, path, { body, rawBody, token, headers } = {}) {
      const init: RequestInit = {
        method,
        headers: {
          ...(device.cookie && { cookie: device.cookie }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: rawBody ?? (body === undefined ? null : JSON.stringify(body)),
      };
      const response = await fetch(url + path, init);
      device.cookie = withCookies(device.cookie, response.headers.getSetCookie());
      return readReply(response);
    },
    call(name, params = {}, options) {
      const { method, path } = endpoints[name];
      return device.send(method, filledPath(path, params), options);
    },
  };
  return device;
}
