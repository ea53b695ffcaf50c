/** The browser drops the lock while the page is hidden. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let hasEnded = false;
  const request = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    const granted = await navigator.wakeLock.request('screen').catch(() => null);
    if (hasEnded) void granted?.release();
    else lock = granted;
  };
  const onVisible = () => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    hasEnded = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
