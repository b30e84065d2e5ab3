import { asText, own } from '../../json/json.ts'
import { cellText, found, type ImportCell } from '../../import/import-cell.ts'

/** The text of either state, true or false, or the stored value. */
export const importCell: ImportCell = {
  reader: ({ kind, node }) => {
    const on = asText(own(node, 'activeTxt')) || asText(own(node, 'active-text')) || '开'
    const off = asText(own(node, 'inactiveTxt')) || asText(own(node, 'inactive-text')) || '关'
    return (cell) => {
      if (cellText(cell) === on || cell === true) return found(own(node, 'active-value') ?? 1)
      if (cellText(cell) === off || cell === false) return found(own(node, 'inactive-value') ?? 0)
      return found(kind.read(cellText(cell), node))
    }
  },
}
