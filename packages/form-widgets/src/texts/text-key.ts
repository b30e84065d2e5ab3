import zh from '../locales/zh.json' with { type: 'json' }

/** The texts of this package in one language, nested as in `locales/`. */
export type Texts = typeof zh

type KeyOf<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string ? Name : `${Name}.${KeyOf<Branch[Name]>}`
}[keyof Branch & string]

/** Key of a text: `'select.placeholder'`. */
export type TextKey = KeyOf<Texts>

/** Returns the text of a key, with `{{values}}` filled in. */
export type WidgetText = (key: TextKey, values?: Record<string, string | number>) => string

/** Texts as a function. */
export function textsOf(texts: object): WidgetText {
  const flat = flatten(texts)
  return (key, values) => fillIn(flat.get(key) ?? key, values)
}

/** Nested texts as a map of `a.b` → text. */
export function flatten(branch: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(branch).flatMap(([name, inner]: [string, unknown]): [string, string][] => {
      if (typeof inner === 'string') return [[prefix + name, inner]]
      return typeof inner === 'object' && inner ? [...flatten(inner, `${prefix}${name}.`)] : []
    }),
  )
}

const fillIn = (text: string, values: Record<string, string | number> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The texts of the default language. They are bundled, so that a field works without a provider. */
export const zhTexts = textsOf(zh)
