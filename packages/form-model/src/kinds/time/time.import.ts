import type { ImportCell } from '../../import/import-cell.ts'
import { timeReader } from '../../import/moments.ts'

export const importCell: ImportCell = { reader: ({ kind, node }) => timeReader((text) => kind.read(text, node)) }
