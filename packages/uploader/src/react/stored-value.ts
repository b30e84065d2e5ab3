import type { StoredValue } from './uploads-context.ts'

/** A key for each file; one may be there twice. */
export function keysOf(files: readonly StoredValue[]): readonly string[] {
  const seen = new Map<string, number>()
  return files.map(({ fileId, url, name }) => {
    const key = fileId || url || name || ''
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return `${key} ${count}`
  })
}

/** An address that only shows something; nothing for one that could run in the page. */
export const safeAddress = (url: unknown): string | undefined =>
  typeof url === 'string' && /^(https?:\/\/|\/(?!\/))/.test(url) ? url : undefined
