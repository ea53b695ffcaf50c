const STEP_UP_MS = 12 * 60 * 60 * 1000;

export function needsStepUp(provedAt: string | undefined, now: Date): boolean {
  return provedAt === undefined || now.getTime() - Date.parse(provedAt) > STEP_UP_MS;
}
