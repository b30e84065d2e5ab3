import { config } from '../config.ts'

/** Where a picture of the server lies; nothing for none. */
export function imageAddress(path: string | null | undefined): string | undefined {
  if (!path) return undefined
  return /^https?:\/\//.test(path) ? path : `${config.apiBase}${path}`
}
