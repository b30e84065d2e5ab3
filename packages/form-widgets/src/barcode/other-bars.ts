import JsBarcode from 'jsbarcode'
import { type BarcodeFormat, isEncodable } from './bars.ts'

/** As `code128Bars`, for every symbology. */
export function otherBars(text: string, format: BarcodeFormat): string | undefined {
  if (!isEncodable(text)) return undefined
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
    // The document may name an unknown symbology.
    return undefined
  }
  return isValid ? drawn.encodings?.map(({ data }) => data).join('') : undefined
}
