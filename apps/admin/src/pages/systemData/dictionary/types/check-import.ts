/** Suffix of exported dictionaries. Source: contract of the API family, platform, section 1.6. */
export const IMPORT_SUFFIX = '.bdd'

/** Maximum bytes that the server accepts. */
export const MAX_IMPORT_SIZE = 5 * 1024 * 1024

/** The problem of a file before it is sent, as a message key. */
export function checkImport({ name, size }: { name: string; size: number }): 'suffix' | 'size' | 'empty' | undefined {
  if (!name.toLowerCase().endsWith(IMPORT_SUFFIX)) return 'suffix'
  if (size === 0) return 'empty'
  return size > MAX_IMPORT_SIZE ? 'size' : undefined
}
