import type { Language } from '@sqos/contract'
import { createContext, useContext } from 'react'
import { type WidgetText, zhTexts } from './text-key.ts'

/** A language and its texts. */
export interface WidgetLanguage {
  language: Language
  t: WidgetText
  /** Texts of the table form, by key; it has those of zh itself. */
  table?: Partial<Record<string, string>>
}

/** The language of the fields below; zh where nobody says otherwise, so that a field works without any provider. */
export const TextContext = createContext<WidgetLanguage>({ language: 'zh', t: zhTexts })

/** The texts of this package in the language of the provider above. */
export const useWidgetText = (): WidgetLanguage => useContext(TextContext)
