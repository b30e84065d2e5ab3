const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const FUNCTION = /^(rgb|rgba|hsl|hsla)\(\s*[\d.]+[^()]*\)$/i
const CHANNELS = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+)(%?))?\s*\)$/i

/** Whether a text is a colour. */
export const isColor = (text: string): boolean => HEX.test(text.trim()) || FUNCTION.test(text.trim())

/** `#rrggbb` of a colour, for the browser's colour picker; black if unknown. */
export function hexOf(text: string | undefined): string {
  const color = text?.trim().toLowerCase() ?? ''
  const digits = HEX.exec(color)?.[1]
  if (digits) {
    const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
    return `#${long.slice(0, 6)}`
  }
  const channels = CHANNELS.exec(color)?.slice(1, 4)
  return `#${(channels ?? ['0', '0', '0']).map((channel) => hexByte(Number(channel))).join('')}`
}

/** Opacity of a colour: 0 to 1. */
export function alphaOf(text: string | undefined): number {
  const color = text?.trim().toLowerCase() ?? ''
  const digits = HEX.exec(color)?.[1] ?? ''
  if (digits.length === 8) return Number.parseInt(digits.slice(6), 16) / 255
  if (digits.length === 4) return Number.parseInt(digits.slice(3), 16) / 15
  const [, , , , alpha, percent] = CHANNELS.exec(color) ?? []
  if (alpha === undefined) return 1
  return Math.min(1, Number(alpha) / (percent ? 100 : 1))
}

/** `#rrggbb`, with two digits more unless it is opaque. */
export const withAlpha = (hex: string, alpha: number): string => (alpha >= 1 ? hex : hex + hexByte(alpha * 255))

/** `rgb(24, 144, 255)`, with a fourth part unless it is opaque. */
export function rgbOf(hex: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')
  return alpha >= 1 ? `rgb(${channels})` : `rgba(${channels}, ${Number(alpha.toFixed(2))})`
}

const hexByte = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')
