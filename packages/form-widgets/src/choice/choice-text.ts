import type { Language } from '@sqos/contract'
import { useWidgetText } from '../texts/text-context.ts'
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }
import zhtw from './locales/zhtw.json' with { type: 'json' }

/** Names a text of the pickers. */
export type ChoiceTextKey = keyof typeof zh

/** Gives the text of a key, with `{{values}}` filled in. */
export type ChoiceText = (key: ChoiceTextKey, values?: Record<string, string | number>) => string

const textIn =
  (texts: typeof zh): ChoiceText =>
  (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Apart from the texts of the other fields, so that these do not carry them. */
const TEXTS: Record<Language, ChoiceText> = { zh: textIn(zh), zhtw: textIn(zhtw), en: textIn(en) }

/** The texts of the pickers in the language of the provider above. */
export const useChoiceText = (): ChoiceText => TEXTS[useWidgetText().language]
