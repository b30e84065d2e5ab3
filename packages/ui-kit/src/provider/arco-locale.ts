import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import type { Language } from '@sqos/contract'
import { type ArcoLocale, arcoLoaders } from './arco-locales.generated.ts'

const loaded = new Map<Language, ArcoLocale>([['zh', zhCN]])

/** Loads the texts of Arco's components. Await it before the first render, so that they are shown from the start. */
export async function loadArcoLocale(language: Language): Promise<ArcoLocale> {
  try {
    const locale = loaded.get(language) ?? (await arcoLoaders[language]?.())?.default ?? zhCN
    loaded.set(language, locale)
    return locale
  } catch {
    // If the file cannot be loaded, the texts of the application still work, and the next call tries again.
    return zhCN
  }
}

/** Arco's texts in a language; undefined until they are loaded. */
export const loadedArcoLocale = (language: Language): ArcoLocale | undefined => loaded.get(language)
