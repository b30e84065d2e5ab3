interface LanguageEntry {
  /** Name in our own files, in the database and on the wire: `locales/<code>.json`. */
  code: string
  /** The language's name in the language itself. */
  name: string
  /** BCP 47 tag, for `Intl`, `<html lang>` and Arco's texts. */
  tag: string
  /** Beginnings of the tags that mean this language; the first one is sent in `Accept-Language`. */
  prefixes: readonly [string, ...string[]]
  /** Whether every text must be translated (`pnpm check`). The texts that another language lacks are shown in English. */
  isComplete: boolean
}

/**
 * The languages of the interface, default first. `pnpm new language <code>` adds an entry here and one file for each folder
 * `locales/`; nothing else names the languages.
 */
export const LANGUAGE_LIST = [
  { code: 'zh', name: '简体中文', tag: 'zh-CN', prefixes: ['zh'], isComplete: true },
  {
    code: 'zhtw',
    name: '繁體中文',
    tag: 'zh-TW',
    prefixes: ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zhtw'],
    isComplete: true,
  },
  { code: 'en', name: 'English', tag: 'en-US', prefixes: ['en'], isComplete: true },
] as const satisfies readonly LanguageEntry[]

/** Code of a language of the interface. */
export type Language = (typeof LANGUAGE_LIST)[number]['code']

/** The codes of the languages, default first. */
export const LANGUAGES: readonly Language[] = LANGUAGE_LIST.map(({ code }) => code)

/** The language in which everything can be shown. */
export const DEFAULT_LANGUAGE: Language = LANGUAGE_LIST[0].code

/** Name, tag and prefixes of a language. */
export const languageEntry = (language: Language): LanguageEntry & { code: Language } =>
  LANGUAGE_LIST.find(({ code }) => code === language) ?? LANGUAGE_LIST[0]

/** The language with this code; undefined when we do not have it. */
export const asLanguage = (code: unknown): Language | undefined => LANGUAGES.find((language) => language === code)

/** The language of a BCP 47 tag such as `zh-Hant-HK` or `en-GB`: the entry with the longest matching prefix. */
export function languageOfTag(tag: string): Language | undefined {
  const wanted = tag.toLowerCase()
  const matches = LANGUAGE_LIST.flatMap(({ code, prefixes }) =>
    prefixes
      .filter((prefix) => wanted === prefix.toLowerCase() || wanted.startsWith(`${prefix.toLowerCase()}-`))
      .map((prefix) => ({ code, length: prefix.length })),
  )
  return matches.toSorted((a, b) => b.length - a.length)[0]?.code
}
