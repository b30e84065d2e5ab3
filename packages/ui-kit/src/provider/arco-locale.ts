import type { ConfigProviderProps } from '@arco-design/web-react'
import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import type { Language } from '@sqos/contract'

type ArcoLocale = NonNullable<ConfigProviderProps['locale']>

const LOADERS: Record<Language, () => Promise<{ default: ArcoLocale }>> = {
  // Arco itself falls back to zh-CN, so it is there anyway.
  zh: async () => ({ default: zhCN }),
  zhtw: () => import('@arco-design/web-react/es/locale/zh-TW'),
  en: () => import('@arco-design/web-react/es/locale/en-US'),
}

const loaded = new Map<Language, ArcoLocale>([['zh', zhCN]])

/** Arco's own texts in a language; wait for it before the first render so that they are there from the start. */
export async function loadArcoLocale(language: Language): Promise<ArcoLocale> {
  try {
    const locale = loaded.get(language) ?? (await LOADERS[language]()).default
    loaded.set(language, locale)
    return locale
  } catch {
    // Its file cannot be had. The application's own texts matter more: they are shown, and next time it is asked for again.
    return zhCN
  }
}

/** Arco's texts in a language, if they have been loaded. */
export const loadedArcoLocale = (language: Language): ArcoLocale | undefined => loaded.get(language)
