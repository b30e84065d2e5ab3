import { create } from 'qrcode'

/** White modules around the code, which scanners need. Source: ISO/IEC 18004, 5.3.8. */
export const QUIET_ZONE = 4

/** Rows of modules, 1 for dark; undefined for a text that is too long. Error correction is low: specification, 9. */
export function qrRows(text: string): string[] | undefined {
  if (text === '') return undefined
  try {
    const { size, data } = create(text, { errorCorrectionLevel: 'L' }).modules
    return Array.from({ length: size }, (_, row) => data.slice(row * size, (row + 1) * size).join(''))
  } catch {
    return undefined
  }
}
