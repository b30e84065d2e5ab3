import { LANGUAGES, type Language } from '@sqos/contract'
import type { I18n } from '@sqos/i18n'

const STORAGE_KEY = 'sqos_language'

/** The language chosen earlier in this browser, if the browser remembers. */
export function readLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    // A browser that forbids storage speaks its own language every time.
    return null
  }
}

/** Remembers the chosen language in this browser. */
export function saveLanguage(language: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // The choice holds until the page is left.
  }
}

/** The language the application speaks now. */
export const currentLanguage = (i18n: I18n): Language =>
  LANGUAGES.find((language) => language === i18n.language) ?? 'zh'
