/** More than these are not looked up at once. */
export const MOST_NAMES = 1000

/** Names out of a pasted list: one per line or cell, or separated by commas and the like; doubles once. */
export function splitNames(pasted: string): string[] {
  const names = pasted
    .normalize('NFKC')
    .split(/[\n\r\t,;、，；。|]+/)
    .map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}
