// oxlint-disable-next-line typescript/triple-slash-reference -- compilers of these sources need the types too
/// <reference path="./jsbarcode-code128.d.ts" />
import { checkBarcode } from '@sqos/validators'
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

/** Symbologies that a designer can choose from. */
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

/** Only letters and digits are encoded. */
export const isEncodable = (text: string): boolean => text !== '' && !checkBarcode(text)

/** Letters of code128. */
const ASCII = /^[\x20-\x7E]+$/

/** Modules of code128: 1 for bars, 0 for spaces; undefined if the text cannot be encoded. */
export function code128Bars(text: string): string | undefined {
  if (!ASCII.test(text)) return undefined
  const code = new CODE128(text, {})
  return code.valid() ? code.encode().data : undefined
}
