import JsBarcode from 'jsbarcode'
import { type BarcodeFormat, canBeBars } from './bars.ts'

/** As `code128Bars`, for every symbology. */
export function otherBars(text: string, format: BarcodeFormat): string | undefined {
  if (!canBeBars(text)) return undefined
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
