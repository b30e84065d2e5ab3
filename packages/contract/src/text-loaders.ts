import type { Language } from './languages.ts'

/** The texts of one folder `locales/` in one language. */
export interface Messages {
  [key: string]: string | Messages
}

/** The module of a `locales/*.json` file. */
export interface TextModule {
  default: Messages
}

/** One function for each language that loads its texts. A language without one is shown in English, then in the default language. */
export type TextLoaders = Partial<Record<Language, () => Promise<TextModule>>>

/** The texts of one package: a namespace, and a loader per language. */
export interface Catalogue {
  namespace: string
  load: TextLoaders
}

/** Declares the texts of a package. Nothing is loaded until a language is needed. */
export function defineCatalogue(namespace: string, load: TextLoaders): Catalogue {
  return { namespace, load }
}

/** Returns the text of a key, with `{{values}}` filled in; i18next's `t` is one. For packages without a translator. */
export type TranslateText = (key: string, values: Readonly<Record<string, unknown>>) => string

/** Loads the texts of a language that is not translated completely, and fills the missing ones from another language. */
export async function withFallback(own: Promise<TextModule>, fallback: Promise<TextModule>): Promise<TextModule> {
  const [texts, others] = await Promise.all([own, fallback])
  return { default: merged(texts.default, others.default) }
}

function merged(texts: Messages, others: Messages): Messages {
  const result: Messages = { ...others }
  for (const [key, text] of Object.entries(texts)) {
    const other = others[key]
    result[key] = typeof text === 'object' && typeof other === 'object' ? merged(text, other) : text
  }
  return result
}
