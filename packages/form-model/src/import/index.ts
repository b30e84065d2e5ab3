import type { Kind } from '../kinds/kind.ts'
import { IMPORTS } from '../kinds/imports.generated.ts'
import { optionImport } from './options.ts'
import { type ImportCell, textImport } from './import-cell.ts'

export { withEmpty } from './import-cell.ts'
export type { CellFault, CellLookup, CellReader, CellValue, ImportCell, ImportedCell } from './import-cell.ts'
export type { Place, PlaceTree } from './places.ts'

/** The import of a kind. Default: an option by its label, or the unchanged text. */
export const importOf = ({ name, hasOptions }: Kind): ImportCell =>
  (Object.hasOwn(IMPORTS, name) ? IMPORTS[name] : undefined) ?? (hasOptions ? optionImport : textImport)
