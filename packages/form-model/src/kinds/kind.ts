import type { FormNode } from '../document/form.schema.ts'
import type { Names, Reference } from '../values/names.ts'

/** Where a kind stands in the palette; `legacy` and `later` kinds are read and not offered. */
export type KindGroup = 'basic' | 'advanced' | 'system' | 'layout' | 'legacy' | 'later' | 'unknown'

/**
 * What a component is for: `value` holds one, `system` one that the server fills in, `table` rows; `attribute` shows a key of a
 * chosen record, `display` nothing that is stored, `container` holds components and `pane` is a part of one.
 */
export type KindRole = 'value' | 'system' | 'table' | 'attribute' | 'display' | 'container' | 'pane'

/** The column that a value needs. `text` has no limit; `decimal` without a scale keeps every digit. */
export type ColumnType =
  | { type: 'varchar'; length: number }
  | { type: 'text' }
  | { type: 'integer' }
  | { type: 'decimal'; scale?: number | undefined }
  | { type: 'datetime' }

/** How a field is searched: with which input, and how its value is compared. Source: contract of the platform, 7.2 and 13.9. */
export interface SearchWay {
  input: 'text' | 'select' | 'numberRange' | 'dateRange' | 'timeRange' | 'picker'
  /**
   * `contains` text; `equals` an id; `includes` an id in a stored list; `path` a stored path; `includesPath` a path in a stored
   * list of paths; `last` the last id of a path against one stored id; `between` two ends, either may be open.
   */
  test: 'contains' | 'equals' | 'includes' | 'path' | 'includesPath' | 'last' | 'between'
  /** Of `between`: `day` widens both ends to whole days. */
  unit?: 'number' | 'moment' | 'day' | 'time' | undefined
}

/** What a component of one kind is, does and stores. Everything that depends on the kind is asked here. */
export interface Kind {
  name: string
  /** As it is written into new documents; the catalogue has `kind.<name>` in three languages. */
  label: string
  group: KindGroup
  role: KindRole
  /** Its events that a script may listen to. */
  events: readonly string[]
  /** Whether its options come from the document, a dictionary or a data interface. */
  hasOptions: boolean
  /** Whether it may stand in a sub-table. */
  fitsTable: boolean
  /** Whether lists may have it as a column. */
  fitsList: boolean
  /** How lists search it; nothing for what is not searched. */
  search: (node: FormNode) => SearchWay | undefined
  /** A new component, as the designer puts it down. */
  create: (formId: number) => FormNode
  /** What a document, the wire or a column holds → what is edited. Undefined is empty; what is not understood stays. */
  read: (stored: unknown, node: FormNode) => unknown
  /** What is edited → what is stored and goes over the wire; undefined is not written. */
  write: (value: unknown, node: FormNode) => unknown
  /** The text that lists and details show; never throws, an unknown id stays as it is. */
  display: (value: unknown, options: DisplayOptions) => string
  /** The ids whose names `display` needs. */
  references: (value: unknown, node: FormNode) => readonly Reference[]
  /** The column that the value needs; nothing where no column holds it. */
  column: (node: FormNode) => ColumnType | undefined
  /** What is written into the column: lists as JSON text, moments as Date. */
  toColumn: (value: unknown, node: FormNode) => string | number | Date | null
}

/** What `display` needs beside the value. */
export interface DisplayOptions {
  node: FormNode
  names: Names
}
