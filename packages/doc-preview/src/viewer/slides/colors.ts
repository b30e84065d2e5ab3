import { child, numberOf } from './slide-parts.ts'

/** The colours of a theme by their names: dk1, lt1, accent1 … */
export type Theme = ReadonlyMap<string, string>

/** Default mapping of a slide's colour names to the theme, without a mapping in the master. */
const ALIASES: Record<string, string> = { tx1: 'dk1', bg1: 'lt1', tx2: 'dk2', bg2: 'lt2' }

/** The colours of the theme by name; empty without a theme. */
export function readTheme(theme: Element | undefined): Theme {
  const scheme = child(theme, 'themeElements', 'clrScheme')
  const colors = [...(scheme?.children ?? [])].map((one): [string, string] => {
    const [value] = one.children
    return [one.localName, `#${value?.getAttribute('lastClr') ?? value?.getAttribute('val') ?? '000000'}`]
  })
  return new Map(colors)
}

/** The colour of a fill (`a:solidFill`, the middle of `a:gradFill`) as CSS; undefined for none. */
export function fillColor(holder: Element | undefined, theme: Theme): string | undefined {
  const solid = child(holder, 'solidFill') ?? child(holder, 'gradFill', 'gsLst', 'gs')
  const [color] = solid?.children ?? []
  return color && cssColor(color, theme)
}

function cssColor(color: Element, theme: Theme): string | undefined {
  const value = color.getAttribute('val') ?? ''
  const hex = color.localName === 'schemeClr' ? theme.get(ALIASES[value] ?? value) : hexOf(color, value)
  if (!hex || !/^#[\da-f]{6}$/i.test(hex)) return undefined
  const share = (name: string) => (numberOf(child(color, name), 'val') ?? 100_000) / 100_000
  const offset = (numberOf(child(color, 'lumOff'), 'val') ?? 0) / 100_000
  const channels = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) * share('lumMod') * share('shade') + 255 * offset
    return Math.round(Math.min(255, part))
  })
  return `rgb(${channels.join(' ')} / ${share('alpha')})`
}

function hexOf(color: Element, value: string): string | undefined {
  if (color.localName === 'srgbClr') return `#${value}`
  if (color.localName === 'sysClr') return `#${color.getAttribute('lastClr') ?? ''}`
  return undefined
}
