/** The declarations of a style attribute by property, without values that load resources. */
export function declarationsOf(css: string): Map<string, string> {
  return new Map(
    css.split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':')
      const property = declaration.slice(0, colon).trim().toLowerCase()
      const value = declaration.slice(colon + 1).trim()
      return colon > 0 && value && ALLOWED[property]?.test(value) ? [[property, value]] : []
    }),
  )
}

const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d.,%/\sdeg]{3,40}\))$/i
const LENGTH = /^\d{1,3}(\.\d{1,3})?(px|pt|em|rem|%)$/i

/** Properties that the toolbar sets; all others are removed. */
const ALLOWED: Record<string, RegExp | undefined> = {
  color: COLOR,
  'background-color': COLOR,
  'font-size': LENGTH,
  'text-align': /^(left|right|center|justify|start|end)$/i,
  'padding-inline-start': LENGTH,
}

/** A style attribute limited to properties of the toolbar. */
export const cleanStyle = (css: string): string =>
  [...declarationsOf(css)].map(([property, value]) => `${property}: ${value}`).join('; ')
