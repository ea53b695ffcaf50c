/**
 * What every answer of a host of the app says to browsers, made from the settings of the build. This is the only
 * place that knows it: `npm start` sends it, the build writes it down for static hosts, and
 * `scripts/nginx-headers.mjs` prints it for nginx.
 */

/**
 * The settings that decide where a page may reach, as .env.example lists them; a blank one counts as not set.
 * @typedef {Record<string, string | undefined>} Settings
 */

/** Where Stripe's form, and the bank's question in it, come from; see docs.stripe.com/security/guide. */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** What no page of the app asks a device for. Features that only some browsers know would be complained about. */
const unusedFeatures = [
  'accelerometer',
  'display-capture',
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

/** The origin of an address, or nothing where it is blank or wrong: the app itself says so when it starts. */
function originOf(/** @type {string | undefined} */ address) {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

function read(/** @type {Settings} */ settings) {
  const api = originOf(settings['VITE_API_URL']);
  const isDemo = !settings['VITE_API_URL'];
  // The demo's backend is the page's own and takes no money, so these two count for nothing there.
  const socket = isDemo ? [] : originOf(settings['VITE_SOCKET_URL'] || settings['VITE_API_URL']);
  const takesCards = !isDemo && Boolean(settings['VITE_STRIPE_PUBLISHABLE_KEY']);
  return { api, socket, geocoder: originOf(settings['VITE_GEOCODER_URL']), takesCards };
}

function contentSecurityPolicy(/** @type {Settings} */ settings) {
  const { api, socket, geocoder, takesCards } = read(settings);
  const sockets = socket.map((origin) => origin.replace(/^http/, 'ws'));
  const reached = new Set([...api, ...socket, ...sockets, ...geocoder]);
  /** @type {Record<string, string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(takesCards ? stripe.script : [])],
    // react-aria and Radix put <style> elements into the page, and positions on elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A page's first drawing stands within its HTML: data. A file that was chosen is shown before it is sent: blob.
    // People's pictures come from the API.
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...reached, ...(takesCards ? stripe.connect : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(takesCards && { 'frame-src': stripe.frame }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one that src/trusted-types.ts makes.
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function permissionsPolicy(/** @type {Settings} */ settings) {
  const features = {
    // The check before a video visit, and 'Use my location'.
    camera: '(self)',
    microphone: '(self)',
    geolocation: '(self)',
    // Wallets in Stripe's form.
    payment: read(settings).takesCards ? '(self "https://js.stripe.com")' : '()',
    ...Object.fromEntries(unusedFeatures.map((feature) => [feature, '()'])),
  };
  return Object.entries(features)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', ');
}

/** What any static file is sent with, whoever's it is. */
export const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * What the app is sent with on this machine, and in every other place besides what {@link hostHeaders} adds.
 * @param {Settings} settings
 * @returns {Record<string, string>} values by the header's name
 */
export function securityHeaders(settings) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    // A wallet of Stripe's may open a window, which answers to the page.
    'Cross-Origin-Opener-Policy': read(settings).takesCards
      ? 'same-origin-allow-popups'
      : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(settings),
    ...plainHeaders,
  };
}

/**
 * What a host on the internet sends with the app: it is there over https alone, for a year from each visit on.
 * @param {Settings} settings
 * @returns {Record<string, string>} values by the header's name
 */
export function hostHeaders(settings) {
  return { ...securityHeaders(settings), 'Strict-Transport-Security': 'max-age=31536000' };
}

/**
 * The file `_headers` of a build, as Netlify, Cloudflare Pages and their like read it.
 * @param {Settings} settings
 * @param {string} base the path it is served under, with a slash at both ends
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
 * The same as lines of nginx, for a server that is there over https alone.
 * @param {Settings} settings
 */
export function nginxHeaders(settings) {
  return Object.entries(hostHeaders(settings))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
}
