import type { ImportCell } from '../../import/import-cell.ts'
import { momentReader } from '../../import/moments.ts'

export const importCell: ImportCell = { reader: momentReader }
