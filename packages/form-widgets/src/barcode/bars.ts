import { checkBarcode } from '@sqos/validators'
import JsBarcode from 'jsbarcode'

/** Symbologies that a designer can choose from. Source: contract of the platform, 13.8 `barcode`. */
export type BarcodeFormat =
  | 'code128'
  | 'ean13'
  | 'ean8'
  | 'ean5'
  | 'ean2'
  | 'code39'
  | 'itf14'
  | 'msi10'
  | 'msi11'
  | 'pharmacode'
  | 'upc'
  | 'codabar'

/** Modules of white on either side, without which no scanner finds the beginning. Source: ISO/IEC 15417, 4.3.4. */
export const QUIET_ZONE = 10

/**
 * Bars as ones and spaces as zeros, a digit per module; nothing for what the symbology cannot write. Only letters and
 * digits are written at all. Source: specification of the platform, section 5.
 */
export function barsOf(text: string, format: BarcodeFormat): string | undefined {
  if (text === '' || checkBarcode(text)) return undefined
  const drawn: { encodings?: { data: string }[] } = {}
  let isValid = false
  try {
    JsBarcode(drawn, text, {
      format,
      valid: (answer) => {
        isValid = answer
      },
    })
  } catch {
    // A designer may have stored a symbology that does not exist.
    return undefined
  }
  return isValid ? drawn.encodings?.map(({ data }) => data).join('') : undefined
}
