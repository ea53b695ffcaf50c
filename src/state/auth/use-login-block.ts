import { useEffect, useState } from 'react';

/** See `findLoginBlock`. Its code comes after the page's. */
export function useLoginBlock(): string | null {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    const check = async () => {
      const { findLoginBlock } = await import('./find-login-block.ts');
      const found = await findLoginBlock();
      if (isShown) setReason(found);
    };
    // Without a connection, logging in says so.
    check().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return reason;
}
