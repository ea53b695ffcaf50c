const PROBE = 'caresetu-probe';

/** False if the browser blocks cookies for this site. Its own flag is not always right. */
export function canStoreCookies(): boolean {
  try {
    const place = `path=${import.meta.env.BASE_URL}; SameSite=Strict`;
    document.cookie = `${PROBE}=1; ${place}`;
    const isStored = document.cookie.split('; ').includes(`${PROBE}=1`);
    document.cookie = `${PROBE}=; ${place}; max-age=0`;
    return navigator.cookieEnabled && isStored;
  } catch {
    return false;
  }
}
