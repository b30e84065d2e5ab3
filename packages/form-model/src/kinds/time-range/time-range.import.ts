import { type ImportCell, readPairCell } from '../../import/import-cell.ts'
import { timeReader } from '../../import/moments.ts'
import { readTimeOf } from '../shared/moment-kinds.ts'

export const importCell: ImportCell = {
  reader: ({ node }) =>
    readPairCell(
      '至',
      timeReader((text) => readTimeOf(text, node)),
    ),
}
