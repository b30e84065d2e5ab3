import type { ComponentType } from 'react'
import type { Reader } from '../../base/readers.ts'
import type { FieldSize } from '../../base/field-props.ts'
import type { DataRecord } from '../../services/widget-services.ts'
import type { TableText, TableTextKey } from '../table-text.ts'
import type { ResolvedColumn } from './column.ts'

/** Context of formatting and parsing. */
export interface CellContext {
  column: ResolvedColumn
  t: TableText
}

/** Props of the view of a cell. */
export interface CellViewProps {
  value: unknown
  column: ResolvedColumn
  record: DataRecord
  /** Index of the row; part of the name of related records. */
  rowIndex: number
}

/** Props of the editor of a cell. */
export interface CellEditorProps extends CellViewProps {
  'aria-label': string
  size: FieldSize
  required: boolean
  onChange: (value: unknown) => void
}

/** Readers of typed text for the kinds of this package; loaded with the interactions. */
export type TypedAs = 'number' | 'date' | 'time' | 'dateRange' | 'timeRange' | 'option' | 'path' | 'switch'

/** How cells of a kind are shown, typed, pasted and edited. */
export interface CellType {
  /**
   * `text`: typing edits the cell. `pick`: an editor opens. `toggle`: Space and Enter change the value. `none`:
   * read-only.
   */
  entry: 'text' | 'pick' | 'toggle' | 'none'
  /** The text of the value, shown and copied. */
  format: (value: unknown, context: CellContext) => string
  /** Reads typed or pasted text, which is never empty. Without it and `typedAs` the kind accepts no text. */
  parse?: (text: string, context: CellContext) => unknown
  /** The reader of text, if there is no `parse`. */
  typedAs?: TypedAs
  /** The value of a cleared cell. Default undefined. */
  emptyValue?: unknown
  /** Reads a stored value. A value that cannot be read is a fault, also in untouched cells. */
  read?: Reader<unknown>
  /** The text for a value that `read` refuses. */
  unreadable?: TableTextKey
  /** Returns another fault of a value, such as a number that is too large. */
  check?: (value: unknown, context: CellContext) => string | undefined
  /** False for values that typing would destroy. */
  canEdit?: (value: unknown) => boolean
  /** The value after Space or Enter, for `toggle`. */
  toggle?: (value: unknown, context: CellContext) => unknown
  /** Every cell holds several values; other types hold several if `multiple` is set for the column. */
  isMultiple?: boolean
  /** The text of a number has thousands separators. */
  hasThousands?: boolean
  /** The `expression` of the column calculates the value. */
  isCalculated?: boolean
  /** Alt+Enter makes a new line. */
  isMultiline?: boolean
  /** Alignment of numbers. */
  align?: 'end'
  /** The editor of `pick`; also opened by Alt+↓ in a `text` cell. */
  Editor?: ComponentType<CellEditorProps>
  /** Loads the editor when a cell is first opened. Pass the same function on every render. */
  loadEditor?: () => Promise<{ Editor: ComponentType<CellEditorProps> }>
  /** Whether one choice ends editing. */
  isDoneOnChange?: boolean
  /** Rendered instead of the text. */
  View?: ComponentType<CellViewProps>
}

/** Cells by kind. */
export type CellTypes = Readonly<Record<string, CellType>>

/** Whether the kind has an editor. */
export const hasEditor = ({ Editor, loadEditor }: CellType): boolean => Boolean(Editor ?? loadEditor)
