/** Every way in which templates write a name; `__Name__` in a template is replaced by `Name` of this. */
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

/** Replaces the marks of a template, in its text or in a file name. An unknown mark is a mistake in the template. */
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
