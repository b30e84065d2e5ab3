/** The most common symbology; all symbologies together are three times as large. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object)
    valid(): boolean
    encode(): { data: string }
  }
}
