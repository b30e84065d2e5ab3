import { config } from '../config.ts'

/** URL of an image on the server; undefined without a path. */
export function imageAddress(path: string | null | undefined): string | undefined {
  if (!path) return undefined
  return /^https?:\/\//.test(path) ? path : `${config.apiBase}${path}`
}
