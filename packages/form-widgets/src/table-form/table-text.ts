import type { Language } from '@sqos/contract'
import { useWidgetText } from '../texts/text-context.ts'
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }
import zhtw from './locales/zhtw.json' with { type: 'json' }

/** Names a text of the table form. */
export type TableTextKey = keyof typeof zh

/** Gives the text of a key, with `{{values}}` filled in. */
export type TableText = (key: TableTextKey, values?: Record<string, string | number>) => string

/** Apart from the texts of the other fields, so that these do not carry them. */
const TEXTS: Record<Language, typeof zh> = { zh, zhtw, en }

const textIn =
  (texts: typeof zh): TableText =>
  (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The texts by language; the same function each time. */
export const TABLE_TEXTS: Record<Language, TableText> = {
  zh: textIn(TEXTS.zh),
  zhtw: textIn(TEXTS.zhtw),
  en: textIn(TEXTS.en),
}

/** The texts of the table form in the language of the provider above. */
export const useTableText = (): TableText => TABLE_TEXTS[useWidgetText().language]
