import { asLanguage, DEFAULT_LANGUAGE, type Language, languageEntry, languageOfTag } from '@sqos/contract'

/** The BCP 47 tag of a language, for `Intl`, `<html lang>` and Arco. */
export const localeOf = (language: Language): string => languageEntry(language).tag

/** The language stored by an earlier visit, and `navigator.language`. */
interface LanguageHints {
  stored?: string | null | undefined
  browser?: string | undefined
}

/**
 * The language to start in: the stored one if we have it, else the browser's, else the default language (zh).
 */
export const detectLanguage = ({ stored, browser = '' }: LanguageHints): Language =>
  asLanguage(stored) ?? languageOfTag(browser) ?? DEFAULT_LANGUAGE
