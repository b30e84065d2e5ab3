import type { StoredValue } from './uploads-context.ts'

/** Unique keys of files, which may occur twice. */
export function keysOf(files: readonly StoredValue[]): readonly string[] {
  const seen = new Map<string, number>()
  return files.map(({ fileId, url, name }) => {
    const key = fileId || url || name || ''
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return `${key} ${count}`
  })
}

/** A safe URL; undefined for a URL that could run a script. */
export const safeAddress = (url: unknown): string | undefined =>
  typeof url === 'string' && /^(https?:\/\/|\/(?!\/))/.test(url) ? url : undefined
