import type { Language } from '@sqos/contract'
import { createContext } from 'react'
import type { WidgetText } from './text-key.ts'

/** A language and its texts. */
export interface WidgetLanguage {
  language: Language
  t: WidgetText
  /** Texts of the table form, by key; it has those of zh itself. */
  table?: Partial<Record<string, string>>
}

/** The language of the fields below; nothing where nobody says. Apart from the texts, which the table form does not carry. */
export const TextContext = createContext<WidgetLanguage | undefined>(undefined)
