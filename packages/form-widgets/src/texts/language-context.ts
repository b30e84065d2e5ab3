import type { Language } from '@sqos/contract'
import { createContext } from 'react'
import type { RichTextText } from '@sqos/rich-text'
import type { WidgetText } from './text-key.ts'

/** A language and its texts. */
export interface WidgetLanguage {
  language: Language
  t: WidgetText
  /** Texts of the rich text editor; it has those of zh itself. */
  richText?: RichTextText
  /** Texts of the table form, by key; it has those of zh itself. */
  table?: Partial<Record<string, string>>
}

/**
 * The language of fields; undefined without a provider. Separate from the texts, so that the table form does not bundle
 * them.
 */
export const TextContext = createContext<WidgetLanguage | undefined>(undefined)
