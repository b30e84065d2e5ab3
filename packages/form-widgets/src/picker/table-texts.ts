import type { Language } from '@sqos/contract'
import { createI18n, type I18n } from '@sqos/i18n'
import { uiKitLocales } from '@sqos/ui-kit/table'

const translators = new Map<Language, I18n>()

/** Loads the texts of ui-kit's table in a language, so that hosts need no setup. */
export async function loadTableTexts(language: Language): Promise<I18n> {
  const i18n = translators.get(language) ?? (await createI18n({ language, catalogues: [uiKitLocales] }))
  translators.set(language, i18n)
  return i18n
}
