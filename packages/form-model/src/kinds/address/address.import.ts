import { cellText, type ImportCell, readEach } from '../../import/import-cell.ts'
import { placeIn } from '../../import/places.ts'

export const importCell: ImportCell = {
  needs: 'regions',
  reader: (options) => readEach(options, (cell) => placeIn(options.lookup.regions, { text: cellText(cell) })),
}
