/** The address that the lock screen was put over, out of its navigation's state; `/` when it is not known. */
export function lockedFrom(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'lockedFrom' in state ? state.lockedFrom : undefined
  return typeof known === 'string' ? known : '/'
}
