import { generate, getRgbStr } from '@arco-design/color'

/** Red, green, blue, each 0-255. */
export type Rgb = readonly [number, number, number]

/** WCAG 2.2, 1.4.3: contrast of text. */
export const TEXT_CONTRAST = 4.5

/** A little above the limit: browsers round colours. */
const TARGET = TEXT_CONTRAST + 0.05

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** The background of text in a palette's colour, and the text colour on the palette's colour. */
export const SURFACES = {
  light: { backgrounds: [WHITE, [242, 243, 245]] as Rgb[], onColor: WHITE },
  dark: {
    backgrounds: [
      [23, 23, 26],
      [55, 55, 57],
    ] as Rgb[],
    onColor: [23, 23, 26] as Rgb,
  },
} as const

/** Share of the colour in Arco's tints: dark tags, selected rows. */
const DARK_TINT = 0.2

/** The ramp of Arco for a colour, with steps 5 to 9 moved as far as text needs to be read. */
export interface Palette {
  /** `--primary-1` … `--primary-10`. */
  steps: Rgb[]
  /** One shade beyond the text colour, for text on the palette's own tints. */
  shade: Rgb
}

/** Relative luminance contrast of two opaque colours, 1-21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/**
 * The ten steps of a colour. Arco's own sixth step of #1890ff has 3.2 : 1 under white text, so the sixth step walks along
 * the ramp (darker in light, lighter in dark) until text in it, and text on it, can be read.
 */
export function paletteOf(hex: string, mode: 'light' | 'dark'): Palette {
  const ramp = generate(hex, { list: true, dark: mode === 'dark' }).map(toRgb)
  const at = (position: number) => along(ramp, position)
  const { onColor } = SURFACES[mode]

  let base = 5
  while (base < 9 && !isReadable(at(base), { mode, tint: at(0) })) base += 0.02
  let hover = base
  while (hover > 4 && contrast(at(hover - 0.02), onColor) >= TARGET) hover -= 0.02

  const spread = (step: number) => at(base + ((9 - base) * (step - 5)) / 4)
  const steps = [at(0), at(1), at(2), at(3), at(hover), at(base), spread(6), spread(7), spread(8), at(9)]
  return { steps, shade: mode === 'light' ? mix(at(base), BLACK, 0.2) : mix(at(base), WHITE, 0.2) }
}

/** A colour laid over another with a share of 0-1. */
const mix = (under: Rgb, over: Rgb, share: number): Rgb => [
  Math.round(under[0] + (over[0] - under[0]) * share),
  Math.round(under[1] + (over[1] - under[1]) * share),
  Math.round(under[2] + (over[2] - under[2]) * share),
]

/** Reads `#rrggbb` and whatever else Arco's generator returns. */
function toRgb(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = getRgbStr(color).split(',').map(Number)
  return [red, green, blue]
}

/** All backgrounds of text in a colour in a mode, including its own tints. */
export function backgroundsOf(color: Rgb, { mode, tint }: { mode: 'light' | 'dark'; tint: Rgb }): Rgb[] {
  const { backgrounds } = SURFACES[mode]
  if (mode === 'light') return [...backgrounds, tint]
  return [...backgrounds, mix([35, 35, 36], color, DARK_TINT)]
}

function isReadable(color: Rgb, where: { mode: 'light' | 'dark'; tint: Rgb }): boolean {
  return [...backgroundsOf(color, where), SURFACES[where.mode].onColor].every(
    (background) => contrast(color, background) >= TARGET,
  )
}

function along(ramp: readonly Rgb[], position: number): Rgb {
  const low = Math.floor(position)
  return mix(ramp[low] ?? BLACK, ramp[low + 1] ?? ramp[low] ?? BLACK, position - low)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
