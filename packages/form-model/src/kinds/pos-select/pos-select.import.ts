import { cellText, type ImportCell, only, readEach } from '../../import/import-cell.ts'

export const importCell: ImportCell = {
  needs: 'positions',
  reader: (options) => readEach(options, (cell) => only(options.lookup.positions.get(cellText(cell)), cellText(cell))),
}
