/**
 * Whether a page of this origin may open a socket: pages of the host that was called, and of the configured origins. Programs
 * send no origin; they need a token like everybody.
 */
export function mayConnect(
  { origin, host }: { origin: string | undefined; host: string },
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
