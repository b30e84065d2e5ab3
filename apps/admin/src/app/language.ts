import { LANGUAGES, type Language } from '@sqos/contract'
import type { I18n } from '@sqos/i18n'

const STORAGE_KEY = 'sqos_language'

/** The language stored in this browser; null without one. */
export function readLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    // Without storage, the language of the browser applies.
    return null
  }
}

/** Stores the chosen language in this browser. */
export function saveLanguage(language: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Without storage the choice is kept until the page is left.
  }
}

/** The current language of the application. */
export const currentLanguage = (i18n: I18n): Language =>
  LANGUAGES.find((language) => language === i18n.language) ?? 'zh'
