import type zh from '../locales/zh.json'

/** Key of a text of the editor. */
export type RichTextKey = keyof typeof zh

/** Returns the text of a key, with `{{values}}` filled in. */
export type RichTextText = (key: RichTextKey, values?: Record<string, string | number>) => string

/** Texts as a function. */
export const textsOf =
  (texts: Readonly<Record<string, unknown>>): RichTextText =>
  (key, values = {}) => {
    const text = texts[key]
    return typeof text === 'string'
      ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
      : key
  }
