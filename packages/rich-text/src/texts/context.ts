import { createContext } from 'react'
import type { RichTextText } from './rich-text-text.ts'

/** The texts of the editor; undefined for Chinese. Separate from the texts, so that a page does not bundle them. */
export const RichTextContext = createContext<RichTextText | undefined>(undefined)
