import { createContext, useContext } from 'react'
import type { FieldSize } from '../../base/field-props.ts'
import type { TableText } from '../table-text.ts'
import type { GridInteractions } from '../interactions/grid-interactions.ts'
import type { GridCursor } from '../model/grid-cursor.ts'
import type { TableStore } from '../model/table-store.ts'

/** What every part of the grid works with; the same objects all the time. */
export interface GridParts {
  store: TableStore
  cursor: GridCursor
  t: TableText
  /** Of editors in cells. */
  size: FieldSize
  /** Begins the ids of the grid's elements. */
  id: string
}

export const GridContext = createContext<GridParts | undefined>(undefined)

/** What people work with in the grid; nothing until it is loaded. Only the active cell looks at it. */
export const InteractionsContext = createContext<GridInteractions | undefined>(undefined)

export function useGrid(): GridParts {
  const parts = useContext(GridContext)
  if (!parts) throw new Error('table-form: a part of the grid is used outside of <TableForm>.')
  return parts
}
