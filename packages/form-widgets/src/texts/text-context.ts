import { useContext } from 'react'
import { TextContext, type WidgetLanguage } from './language-context.ts'
import { zhTexts } from './text-key.ts'

const ZH: WidgetLanguage = { language: 'zh', t: zhTexts }

/** The texts of this package in the language of the provider above; zh without one, so that a field works alone. */
export const useWidgetText = (): WidgetLanguage => useContext(TextContext) ?? ZH
