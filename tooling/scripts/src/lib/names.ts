/** All spellings of a name in templates; `__Name__` in a template is replaced by `Name` of this. */
export function spellings(kebab: string) {
  const kebabs = plural(kebab)
  return {
    name: kebab,
    names: kebabs,
    Name: pascal(kebab),
    Names: pascal(kebabs),
    camel: camel(kebab),
    camels: camel(kebabs),
    snakes: kebabs.replaceAll('-', '_'),
    CONST: kebab.replaceAll('-', '_').toUpperCase(),
  }
}

/** The titles of a module's page, by language. */
export interface Titles {
  zh?: string | undefined
  zhtw?: string | undefined
  en?: string | undefined
}

/**
 * The titles of a module: `zhtw` defaults to `zh`, `en` to the plural words of the name, `zh` to `en`. The placeholders
 * of templates are `__titleZh__`, `__titleZhtw__` and `__titleEn__`; `__newZh__` and `__newZhtw__` are the title of the
 * create dialog.
 */
export function titlesOf(kebab: string, { zh, zhtw, en }: Titles) {
  const words = plural(kebab).replaceAll('-', ' ')
  const titleEn = en ?? words.slice(0, 1).toUpperCase() + words.slice(1)
  const titleZh = zh ?? titleEn
  const titleZhtw = zhtw ?? titleZh
  const titles = {
    titleEn,
    titleZh,
    titleZhtw,
    newZh: zh ? `新建${zh}` : '新建',
    newZhtw: zh ? `新建${titleZhtw}` : '新建',
  }
  for (const title of Object.values(titles))
    if (!/^[^"\\\p{Cc}]{1,50}$/u.test(title))
      throw new Error(
        `The title ${JSON.stringify(title)} must have 1 to 50 characters, without quotes and backslashes.`,
      )
  return titles
}

/** Replaces the placeholders of a template, in its text or in a file name. Throws for an unknown placeholder. */
export function fillIn(template: string, values: Record<string, string>): string {
  return template.replaceAll(/__([A-Za-z]+?)__/g, (mark, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template holds ${mark}; known are ${Object.keys(values).join(', ')}.`)
    return value
  })
}

const camel = (kebab: string) => kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const pascal = (kebab: string) => camel(`-${kebab}`)

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
