import { useContext } from 'react'
import zh from '../locales/zh.json' with { type: 'json' }
import { RichTextContext } from './context.ts'
import { type RichTextText, textsOf } from './rich-text-text.ts'

const zhTexts = textsOf(zh)

/** The texts of the editor in the language of the nearest provider; Chinese without one. */
export const useRichTextText = (): RichTextText => useContext(RichTextContext) ?? zhTexts
