import { own } from '../json/json.ts'
import { dateFormat, parseMomentAs } from '../values/moment.ts'
import { type CellReader, cellText, found, type ImportOptions } from './import-cell.ts'

/** Reads a moment in the format of the field. */
export function momentReader({ node }: ImportOptions): CellReader {
  const format = dateFormat(own(node, 'type'), own(node, 'format'))
  return (cell) => {
    const moment = parseMomentAs(cellText(cell), format)
    return moment === undefined ? { fault: 'date' } : found(moment)
  }
}

const TIME = /(?:^|\s)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** Reads a time, alone or after a date. */
export const timeReader =
  (read: (text: string) => unknown): CellReader =>
  (cell) =>
    TIME.test(cellText(cell)) ? found(read(cellText(cell))) : { fault: 'time' }
