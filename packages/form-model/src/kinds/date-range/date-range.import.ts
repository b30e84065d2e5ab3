import { type ImportCell, readPairCell } from '../../import/import-cell.ts'
import { momentReader } from '../../import/moments.ts'

export const importCell: ImportCell = { reader: (options) => readPairCell('至', momentReader(options)) }
