import { type ImportCell, readNumberCell } from '../../import/import-cell.ts'

export const importCell: ImportCell = { reader: () => readNumberCell }
