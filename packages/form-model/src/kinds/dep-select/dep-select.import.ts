import { cellText, found, type ImportCell, readEach } from '../../import/import-cell.ts'
import { placeIn } from '../../import/places.ts'

/** A department by its name or its path. */
export const importCell: ImportCell = {
  needs: 'organizations',
  reader: (options) =>
    readEach(options, (cell) => {
      const place = placeIn(options.lookup.organizations, { text: cellText(cell), isDepartment: true })
      return 'value' in place && Array.isArray(place.value) ? found(place.value.at(-1)) : place
    }),
}
