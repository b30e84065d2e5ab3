import { cellText, type ImportCell, only } from './import-cell.ts'

/** A record by what the field shows of it. */
export const recordImport: ImportCell = {
  reader:
    ({ lookup }) =>
    (cell) =>
      only(lookup.records.get(cellText(cell)), cellText(cell)),
}
