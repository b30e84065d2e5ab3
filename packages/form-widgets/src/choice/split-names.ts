/** Maximum number of names per lookup. */
export const MOST_NAMES = 1000

/** Splits a pasted list into names by lines, cells and commas; removes duplicates. */
export function splitNames(pasted: string): string[] {
  const names = pasted
    .normalize('NFKC')
    .split(/[\n\r\t,;、，；。|]+/)
    .map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}
