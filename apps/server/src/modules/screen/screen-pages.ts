import { isRecord } from '@sqos/form-model'
import type { ScreenPage } from './screen.schema.ts'

/** The stored pages of a screen. */
export function pagesOf(text: string): ScreenPage[] {
  const pages: unknown = JSON.parse(text)
  if (!Array.isArray(pages)) return []
  return pages
    .filter(isRecord)
    .flatMap(({ portalId, seconds }) =>
      typeof portalId === 'string' && typeof seconds === 'number' ? [{ portalId, seconds }] : [],
    )
}
