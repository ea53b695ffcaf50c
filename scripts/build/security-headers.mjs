/**
 * Variables as in .env.example. A blank value counts as not set.
 * @typedef {Record<string, string | undefined>} Settings
 */

/** Required by Stripe.js (docs.stripe.com/security/guide). */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Browsers log a warning for unknown names. */
const unusedFeatures = [
  'accelerometer',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'midi',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Skip an invalid URL here. The app reports it when it starts. */
function toOrigin(/** @type {string | undefined} */ address) {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

function read(/** @type {Settings} */ settings) {
  const api = toOrigin(settings['VITE_API_URL']);
  const isDemo = !settings['VITE_API_URL'];
  const socket = isDemo ? [] : toOrigin(settings['VITE_SOCKET_URL'] || settings['VITE_API_URL']);
  const takesCards = !isDemo && Boolean(settings['VITE_STRIPE_PUBLISHABLE_KEY']);
  return { api, socket, geocoder: toOrigin(settings['VITE_GEOCODER_URL']), isDemo, takesCards };
}

function contentSecurityPolicy(/** @type {Settings} */ settings) {
  const { api, socket, geocoder, isDemo, takesCards } = read(settings);
  const sockets = socket.map((origin) => origin.replace(/^http/, 'ws'));
  const reached = new Set([...api, ...socket, ...sockets, ...geocoder]);
  /** @type {Record<string, string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(takesCards ? stripe.script : [])],
    // react-aria and Radix add <style> elements and style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // data: for inlined drawings, blob: for previews, and the API for users' pictures.
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    // data: for the fonts inside a page (ADR 0092).
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...reached, ...(takesCards ? stripe.connect : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(takesCards && { 'frame-src': stripe.frame }),
    // The demo's stage has frames of the app.
    ...(isDemo && { 'frame-src': ["'self'"] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isDemo ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function permissionsPolicy(/** @type {Settings} */ settings) {
  const features = {
    camera: '(self)',
    microphone: '(self)',
    'display-capture': '(self)',
    'picture-in-picture': '(self)',
    'screen-wake-lock': '(self)',
    geolocation: '(self)',
    payment: read(settings).takesCards ? '(self "https://js.stripe.com")' : '()',
    ...Object.fromEntries(unusedFeatures.map((feature) => [feature, '()'])),
  };
  return Object.entries(features)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', ');
}

export const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Public hosts need more headers, see {@link hostHeaders}.
 * @param {Settings} settings
 * @returns {Record<string, string>} values by header name
 */
export function securityHeaders(settings) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    // Stripe's wallets open popups that send messages to the page.
    'Cross-Origin-Opener-Policy': read(settings).takesCards
      ? 'same-origin-allow-popups'
      : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(settings),
    ...plainHeaders,
  };
}

/**
 * @param {Settings} settings
 * @returns {Record<string, string>} values by header name
 */
export function hostHeaders(settings) {
  return { ...securityHeaders(settings), 'Strict-Transport-Security': 'max-age=31536000' };
}

/**
 * Returns the `_headers` file for Netlify and Cloudflare Pages.
 * @param {Settings} settings
 * @param {string} base with a slash at both ends
 */
export function headersFile(settings, base) {
  const lines = Object.entries(hostHeaders(settings)).map(([name, value]) => `  ${name}: ${value}`);
  const caching = [
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
    `${base}art/*`,
    '  Cache-Control: public, max-age=86400',
    '',
    `${base}service-worker.js`,
    '  Cache-Control: no-cache',
  ];
  return ['/*', ...lines, '', ...caching, ''].join('\n');
}

/**
 * Returns nginx directives for a server that only uses HTTPS.
 * @param {Settings} settings
 */
export function nginxHeaders(settings) {
  return Object.entries(hostHeaders(settings))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
}
