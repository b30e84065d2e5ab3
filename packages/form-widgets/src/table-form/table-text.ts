import { useContext } from 'react'
import { TextContext } from '../texts/language-context.ts'
import type handsZh from './interactions/locales/zh.json'
import zh from './locales/zh.json' with { type: 'json' }

/** Names a text of the table form. */
export type TableTextKey = keyof typeof zh | keyof typeof handsZh

/** Returns the text of a key, with `{{values}}` filled in. */
export type TableText = (key: TableTextKey, values?: Record<string, string | number>) => string

type Texts = Partial<Record<string, string>>

const zhTexts: Texts = { ...zh }

/** Adds texts of the default language that are loaded later. */
export function addTableTexts(texts: Texts): void {
  Object.assign(zhTexts, texts)
}

const textIn =
  (texts: Texts): TableText =>
  (key, values = {}) =>
    (texts[key] ?? zhTexts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )

/** The texts of the default language, used without a provider. */
export const zhTableText = textIn(zhTexts)

const known = new WeakMap<object, TableText>()

/** The texts of the table form in the language of the nearest provider. Returns a stable function. */
export function useTableText(): TableText {
  const table = useContext(TextContext)?.table
  if (!table) return zhTableText
  const text = known.get(table) ?? textIn(table)
  known.set(table, text)
  return text
}
