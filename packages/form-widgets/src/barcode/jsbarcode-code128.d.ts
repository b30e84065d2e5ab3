/** The one symbology that most barcodes are written in; all of them together weigh three times as much. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object)
    valid(): boolean
    encode(): { data: string }
  }
}
