import { useWidgetText } from '../texts/text-context.ts'
import zh from './locales/zh.json' with { type: 'json' }

/** Names a text of the table form. */
export type TableTextKey = keyof typeof zh

/** Gives the text of a key, with `{{values}}` filled in. */
export type TableText = (key: TableTextKey, values?: Record<string, string | number>) => string

const textIn =
  (texts: Partial<Record<string, string>>): TableText =>
  (key, values = {}) =>
    (texts[key] ?? zh[key]).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The texts of the default language, which is there without any provider. */
export const zhTableText = textIn(zh)

const known = new WeakMap<object, TableText>()

/** The texts of the table form in the language of the provider above; the same function each time. */
export function useTableText(): TableText {
  const { table } = useWidgetText()
  if (!table) return zhTableText
  const text = known.get(table) ?? textIn(table)
  known.set(table, text)
  return text
}
