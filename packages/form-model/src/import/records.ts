import { cellText, type ImportCell, only } from './import-cell.ts'

/** Finds a record by the text that the field shows. */
export const recordImport: ImportCell = {
  reader:
    ({ lookup }) =>
    (cell) =>
      only(lookup.records.get(cellText(cell)), cellText(cell)),
}
