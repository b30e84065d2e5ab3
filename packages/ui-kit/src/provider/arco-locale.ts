import type { Language } from '@sqos/contract'
import type { ConfigProviderProps } from '@arco-design/web-react'

type ArcoLocale = NonNullable<ConfigProviderProps['locale']>

const LOADERS: Record<Language, () => Promise<{ default: ArcoLocale }>> = {
  zh: () => import('@arco-design/web-react/es/locale/zh-CN'),
  zhtw: () => import('@arco-design/web-react/es/locale/zh-TW'),
  en: () => import('@arco-design/web-react/es/locale/en-US'),
}

const loaded = new Map<Language, ArcoLocale>()

/** Arco's own texts in a language; wait for it before the first render so that they are there from the start. */
export async function loadArcoLocale(language: Language): Promise<ArcoLocale> {
  const locale = loaded.get(language) ?? (await LOADERS[language]()).default
  loaded.set(language, locale)
  return locale
}

/** Arco's texts in a language, if they have been loaded. */
export const loadedArcoLocale = (language: Language): ArcoLocale | undefined => loaded.get(language)
