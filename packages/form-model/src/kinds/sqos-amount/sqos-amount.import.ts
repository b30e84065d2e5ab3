import { type ImportCell, readNumberCell } from '../../import/import-cell.ts'

/** A number; the amount in capitals may follow it. */
export const importCell: ImportCell = {
  reader: () => (cell) => readNumberCell(typeof cell === 'string' ? cell.trim().replace(/\s.*$/s, '') : cell),
}
