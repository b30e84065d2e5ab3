import { useContext } from 'react'
import { TextContext, type WidgetLanguage } from './language-context.ts'
import { zhTexts } from './text-key.ts'

const ZH: WidgetLanguage = { language: 'zh', t: zhTexts }

/** The texts of this package in the language of the nearest provider; Chinese without one. */
export const useWidgetText = (): WidgetLanguage => useContext(TextContext) ?? ZH
