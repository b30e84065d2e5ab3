/** The address before the lock screen, from the state of the navigation; `/` when unknown. */
export function lockedFrom(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'lockedFrom' in state ? state.lockedFrom : undefined
  return typeof known === 'string' ? known : '/'
}
