/** Twips (twentieths of a point) of a length in CSS pixels. */
export const twips = (pixels: number): number => Math.round(pixels * 15)

/** Twips of a length in millimetres. */
export const twipsOfMm = (mm: number): number => Math.round((mm * 1440) / 25.4)

/** Half points, in which Word counts sizes of letters, of CSS pixels. */
export const halfPoints = (pixels: number): number => Math.round(pixels * 1.5)

/** The number of a computed length; 0 for words such as `auto`. */
export const pixels = (length: string): number => Number.parseFloat(length) || 0

/** `RRGGBB` of a computed colour; undefined if it is transparent. */
export function hexColor(color: string): string | undefined {
  const [red, green, blue, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined || opacity === 0) return undefined
  return [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
}
