import type { Language } from '@sqos/contract'
import type zh from './locales/zh.json'
import { texts } from './locales/texts.generated.ts'

type TextKey = keyof typeof zh

/** The text of a key in the user's language, with `{{values}}` filled in. */
export type ViewerText = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of the viewer's frame. They are bundled with it and need no library. */
export function textIn(language: Language): ViewerText {
  return (key, values = {}) =>
    texts[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''))
}
