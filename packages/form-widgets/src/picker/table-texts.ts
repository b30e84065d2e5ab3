import type { Language } from '@sqos/contract'
import { createI18n, type I18n } from '@sqos/i18n'
import { uiKitLocales } from '@sqos/ui-kit/table'
import { use } from 'react'

const translators = new Map<Language, Promise<I18n>>()

/** The texts of ui-kit's table in a language; suspends until they are loaded, so that hosts need no setup. */
export function useTableTexts(language: Language): I18n {
  const known = translators.get(language) ?? createI18n({ language, catalogues: [uiKitLocales] })
  translators.set(language, known)
  return use(known)
}
