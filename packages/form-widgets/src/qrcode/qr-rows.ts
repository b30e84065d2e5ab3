import { create } from 'qrcode'

/** Modules of white around it, without which no scanner finds it. Source: ISO/IEC 18004, 5.3.8. */
export const QUIET_ZONE = 4

/** Dark modules as ones, a row each; nothing for a text that is too long. Error correction is low: specification, 9. */
export function qrRows(text: string): string[] | undefined {
  if (text === '') return undefined
  try {
    const { size, data } = create(text, { errorCorrectionLevel: 'L' }).modules
    return Array.from({ length: size }, (_, row) => data.slice(row * size, (row + 1) * size).join(''))
  } catch {
    return undefined
  }
}
