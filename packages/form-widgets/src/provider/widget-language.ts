import zhCN from '@arco-design/web-react/es/locale/zh-CN'
import type { Language } from '@sqos/contract'
import { loadWidgetTexts } from '../texts/load-texts.ts'
import type { WidgetLanguage } from '../texts/language-context.ts'
import { zhTexts } from '../texts/text-key.ts'
import { type ArcoLocale, arcoLoaders } from './arco-locales.generated.ts'

/** A language: our texts and Arco's. */
export interface LoadedLanguage {
  texts: WidgetLanguage
  arco: ArcoLocale
}

const loaded = new Map<Language, LoadedLanguage>([['zh', { texts: { language: 'zh', t: zhTexts }, arco: zhCN }]])

/** Loads the texts of a language, ours and Arco's. Await it before the first render. */
export async function loadWidgetLanguage(language: Language): Promise<LoadedLanguage> {
  const known = loaded.get(language)
  if (known) return known
  const [texts, arco] = await Promise.all([loadWidgetTexts(language), arcoLoaders[language]?.()])
  const created = { texts, arco: arco?.default ?? zhCN }
  loaded.set(language, created)
  return created
}

/** The texts of a language, if they have been loaded. */
export const loadedLanguage = (language: Language): LoadedLanguage | undefined => loaded.get(language)
