import type { Language } from '@sqos/contract'
import { text } from '../../platform/text.ts'
import { SCHEME, type DataScheme } from './row-scope.ts'

/** Describes the rows of a data scheme: by its own text, or by its fixed meaning. */
export function rowsInWords({ enCode, conditionText }: DataScheme, language: Language): string {
  const fixed = Object.entries(SCHEME).find(([, code]) => code === enCode)?.[0]
  return fixed === undefined ? conditionText : text(language, `why.rows.${fixed}`)
}
