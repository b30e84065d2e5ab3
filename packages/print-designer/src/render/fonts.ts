/** Font of paper: the same on every machine, from the package `@fontsource/noto-sans-sc`. */
export const PAPER_FONT = 'Noto Sans SC'

/** Names of CSS that stand for some font. */
const GENERIC = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-.*|math|emoji)$/i
/** Values of CSS that are no list of fonts. */
const NO_LIST = /^(inherit|initial|unset|revert|revert-layer|)$/i

/** Letters that most fonts draw with other widths than the usual ones. */
const SAMPLE = 'mmmmWQ@lli1一字，'

/** The fonts of a `font-family`, in their order, without names that stand for some font. */
const namesOf = (family: string): string[] =>
  family
    .split(',')
    .map((name) => name.replaceAll(/["']/g, '').trim())
    .filter((name) => name !== '' && !GENERIC.test(name))

/**
 * Gives every font of a document the font of paper as its substitute, so that no letter is missing on a machine without it.
 * Returns the choices of fonts, each in its order.
 */
export function substituteFonts(content: ParentNode): readonly (readonly string[])[] {
  for (const element of content.querySelectorAll<HTMLElement>('font[face]'))
    element.style.fontFamily ||= element.getAttribute('face') ?? ''
  const choices = new Map<string, readonly string[]>()
  for (const { style } of content.querySelectorAll<HTMLElement>('[style]')) {
    const family = style.fontFamily
    const names = namesOf(family)
    if (NO_LIST.test(family) || names.includes(PAPER_FONT)) continue
    if (names.length > 0) choices.set(family, names)
    style.fontFamily = `${family}, "${PAPER_FONT}"`
  }
  return [...choices.values()]
}

const known = new Map<string, boolean>()

/** Names of the fonts that this machine does not have: the first of each choice of which it has none. */
export const absentFonts = (choices: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(choices.flatMap((names) => (names.some(isHere) ? [] : names.slice(0, 1)))),
]

/** Whether letters of a font are wider or narrower than those that a browser takes in its place. */
function isHere(name: string): boolean {
  if (name === PAPER_FONT) return true
  const before = known.get(name)
  if (before !== undefined) return before
  const pen = document.createElement('canvas').getContext('2d')
  // jsdom does not draw.
  if (!pen) return true
  const width = (family: string) => {
    pen.font = `72px ${family}`
    return pen.measureText(SAMPLE).width
  }
  const found = ['monospace', 'serif', 'sans-serif'].some(
    (usual) => width(`${JSON.stringify(name)}, ${usual}`) !== width(usual),
  )
  known.set(name, found)
  return found
}
