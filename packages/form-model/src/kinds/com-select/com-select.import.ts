import { cellText, type ImportCell, readEach } from '../../import/import-cell.ts'
import { placeIn } from '../../import/places.ts'

export const importCell: ImportCell = {
  needs: 'organizations',
  reader: (options) => readEach(options, (cell) => placeIn(options.lookup.organizations, { text: cellText(cell) })),
}
