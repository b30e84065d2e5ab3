import type { Language } from '@sqos/contract'
import { type Texts, textsOf, type WidgetText, zhTexts } from './text-key.ts'

const LOADERS: Record<Exclude<Language, 'zh'>, () => Promise<{ default: Texts }>> = {
  zhtw: () => import('../locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('../locales/en.json', { with: { type: 'json' } }),
}

/** The texts of a language. */
export const loadWidgetTexts = async (language: Language): Promise<WidgetText> =>
  language === 'zh' ? zhTexts : textsOf((await LOADERS[language]()).default)
