import type { ComponentType } from 'react'
import type { Reader } from '../../base/readers.ts'
import type { FieldSize } from '../../base/field-props.ts'
import type { DataRecord } from '../../services/widget-services.ts'
import type { TableText, TableTextKey } from '../table-text.ts'
import type { ResolvedColumn } from './column.ts'

/** What turns values into text and back. */
export interface CellContext {
  column: ResolvedColumn
  t: TableText
}

/** What the view of a cell is told. */
export interface CellViewProps {
  value: unknown
  column: ResolvedColumn
  record: DataRecord
  /** Place of the row from 0; part of the name under which related records are kept. */
  rowIndex: number
}

/** What the editor of a cell is told. */
export interface CellEditorProps extends CellViewProps {
  'aria-label': string
  size: FieldSize
  required: boolean
  onChange: (value: unknown) => void
}

/** How the plain kinds read text; what does it is loaded with the rest of the editing. */
export type TypedAs = 'number' | 'date' | 'time' | 'dateRange' | 'timeRange' | 'option' | 'path' | 'switch'

/** How the cells of one kind are shown, typed into, pasted into and edited. */
export interface CellType {
  /**
   * `text`: typed into at once. `pick`: an editor opens. `toggle`: Space and Enter change it. `none`: nobody changes it.
   */
  entry: 'text' | 'pick' | 'toggle' | 'none'
  /** The value as people read it; also what is copied. */
  format: (value: unknown, context: CellContext) => string
  /** What was typed or pasted, never empty, as a value. Without it and `typedAs` the kind takes no text. */
  parse?: (text: string, context: CellContext) => unknown
  /** Where there is no `parse`: text is read as the plain kinds read it. */
  typedAs?: TypedAs
  /** What an emptied cell holds. Default undefined. */
  emptyValue?: unknown
  /** Tells whether a stored value can be one of this kind; one that cannot is wrong, whether or not anybody touched it. */
  read?: Reader<unknown>
  /** What is wrong with a value that `read` refused. */
  unreadable?: TableTextKey
  /** What else may be wrong with a value, like a number that is too large. */
  check?: (value: unknown, context: CellContext) => string | undefined
  /** False for values that typing would destroy. */
  canEdit?: (value: unknown) => boolean
  /** The value after Space or Enter, for `toggle`. */
  toggle?: (value: unknown, context: CellContext) => unknown
  /** Every cell holds several values; other kinds hold several when the column says `multiple`. */
  isMultiple?: boolean
  /** The text of a number has thousands separators. */
  hasThousands?: boolean
  /** The `expression` of the column calculates the value. */
  isCalculated?: boolean
  /** Alt+Enter makes a new line. */
  isMultiline?: boolean
  /** Numbers stand at the end of their column. */
  align?: 'end'
  /** The editor of `pick`; also opened by Alt+↓ in a `text` cell. */
  Editor?: ComponentType<CellEditorProps>
  /** Gives the editor where it is loaded when a cell is opened first; the same function every time. */
  loadEditor?: () => Promise<{ Editor: ComponentType<CellEditorProps> }>
  /** One choice ends the editing. */
  isDoneOnChange?: boolean
  /** Drawn in place of the text. */
  View?: ComponentType<CellViewProps>
}

/** Cells by kind. */
export type CellTypes = Readonly<Record<string, CellType>>

/** Tells whether there is an editor to open. */
export const hasEditor = ({ Editor, loadEditor }: CellType): boolean => Boolean(Editor ?? loadEditor)
