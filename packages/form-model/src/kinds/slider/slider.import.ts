import { asBoolean, own } from '../../json/json.ts'
import { type ImportCell, readNumberCell, readPairCell } from '../../import/import-cell.ts'

/** A number, or `1 - 5` for a range. */
export const importCell: ImportCell = {
  reader: ({ node }) =>
    asBoolean(own(node, 'range')) === true ? readPairCell(/\s+-\s+|[~至]/, readNumberCell) : readNumberCell,
}
