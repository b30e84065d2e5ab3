import { LANGUAGES, type Language } from '@sqos/contract'

const LOCALES: Record<Language, string> = { zh: 'zh-CN', zhtw: 'zh-TW', en: 'en-US' }

/** The BCP 47 tag of a language, for `Intl`, `<html lang>` and Arco. */
export const localeOf = (language: Language): string => LOCALES[language]

/** What is known about the reader's wish: a value kept from earlier, and `navigator.language`. */
interface LanguageHints {
  stored?: string | null | undefined
  browser?: string | undefined
}

/**
 * The language to start in: the stored one if it is one of ours, else the browser's, else zh.
 * Source: specification of the shell, section 9.
 */
export function detectLanguage({ stored, browser = '' }: LanguageHints): Language {
  const kept = LANGUAGES.find((language) => language === stored)
  if (kept) return kept
  const tag = browser.toLowerCase()
  if (/^zh\b.*\b(tw|hk|mo|hant)\b/.test(tag)) return 'zhtw'
  return /^en\b/.test(tag) ? 'en' : 'zh'
}
