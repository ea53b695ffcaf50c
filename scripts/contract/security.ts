import type { Endpoint } from '../../src/contract/endpoint.ts';

export const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `accessToken` of a sign-in or a refresh. One that is no longer good answers 403 `token-expired`; the client then refreshes once and repeats the call once.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'caresetu_refresh',
    description:
      'HttpOnly, for all paths. Its name is the server’s choice; over https, `__Host-` before it keeps sibling hosts from setting it. It changes with each refresh; the one before it gets the same successor for 30 seconds, and ends the session when it is used later.',
  },
  webhookSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Webhook-Secret',
    description:
      'What the server shares with the helpers’ devices, the payment provider and the back office, which call it without a person. Reports to the back office have a secret of their own. Not known to any page.',
  },
  backOfficeSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Webhook-Secret',
    description:
      'Another secret, which the server shares with the back office that verifies doctors. Not known to any page, helper or payment provider.',
  },
  smsGatewaySecret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Webhook-Secret',
    description:
      'Another secret, which the server shares with the SMS gateway that reports replies. It is good for no other webhook.',
  },
};

const withOptionalSession = ['logout'];

export function toSecurity(name: string, { access, errors }: Endpoint) {
  if (access === 'session') return [{ refreshCookie: [] }];
  if (access === 'webhook') return [{ webhookSecret: [] }];
  if (access === 'back-office') return [{ backOfficeSecret: [] }];
  if (access === 'sms-gateway') return [{ smsGatewaySecret: [] }];
  if (access !== 'public') return [{ accessToken: [] }];
  if (withOptionalSession.includes(name)) return [{}, { refreshCookie: [] }];
  return errors.includes('token-expired') ? [{}, { accessToken: [] }] : [];
}
