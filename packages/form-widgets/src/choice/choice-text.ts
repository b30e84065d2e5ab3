import { useCallback } from 'react'
import { useWidgetText } from '../texts/text-context.ts'
import type zh from './locales/zh.json'
import { texts } from './locales/texts.generated.ts'

/** Key of a text of the pickers. */
export type ChoiceTextKey = keyof typeof zh

/** The text of a key, with `{{values}}` filled in. */
export type ChoiceText = (key: ChoiceTextKey, values?: Record<string, string | number>) => string

/**
 * The texts of the pickers in the language of the nearest provider. They are separate from the texts of the other fields, so
 * that those do not bundle them.
 */
export function useChoiceText(): ChoiceText {
  const { language } = useWidgetText()
  return useCallback(
    (key, values = {}) =>
      texts[language][key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)),
    [language],
  )
}
