import type { Language } from '@sqos/contract'
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }
import zhtw from './locales/zhtw.json' with { type: 'json' }

type TextKey = keyof typeof zh

/** Gives a text of the frame in the reader's language, with `{{values}}` filled in. */
export type ViewerText = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

const TEXTS = { zh, zhtw, en }

/** The texts of the frame; few enough to come with it, without a library. */
export function textIn(language: Language): ViewerText {
  return (key, values = {}) =>
    TEXTS[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''))
}
