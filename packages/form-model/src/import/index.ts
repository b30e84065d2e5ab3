import type { Kind } from '../kinds/kind.ts'
import { IMPORTS } from '../kinds/imports.generated.ts'
import { optionImport } from './options.ts'
import { type ImportCell, textImport } from './import-cell.ts'

export { withEmpty } from './import-cell.ts'
export type { CellFault, CellLookup, CellReader, CellValue, ImportCell, ImportedCell } from './import-cell.ts'
export type { Place, PlaceTree } from './places.ts'

/** How cells of a kind are imported. Default: an option by its label, or the text as it is. */
export const importOf = ({ name, hasOptions }: Kind): ImportCell =>
  (Object.hasOwn(IMPORTS, name) ? IMPORTS[name] : undefined) ?? (hasOptions ? optionImport : textImport)
