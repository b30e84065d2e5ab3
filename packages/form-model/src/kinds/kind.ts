import type { FormNode } from '../document/form.schema.ts'
import type { ProblemCode } from '../document/problem.ts'
import type { Names, Reference } from '../values/names.ts'
import type { SystemFill } from './system-fill.ts'
import type { ValueFault } from './value-fault.ts'

/** The group of a kind in the palette; `legacy` and `later` kinds are read, but not offered. */
export type KindGroup = 'basic' | 'advanced' | 'system' | 'layout' | 'legacy' | 'later' | 'unknown'

/**
 * What a component is for: `value` holds a value, `system` a value that the server fills in, `table` rows; `attribute` shows
 * a key of a chosen record, `display` stores nothing, `container` holds components and `pane` is a part of a container.
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
  /** Of `contains`: the key of a stored JSON object that is searched. Default: the whole text. */
  key?: string | undefined
}

/** Where records of a relation come from: another model, or a data interface. */
export type RecordSource = 'model' | 'interface'

/** What `check` knows of a field. */
export interface CheckedField {
  label: string
  node: FormNode
}

/**
 * Everything that depends on the kind of a component. One folder defines one kind: `kinds/<kind>/<kind>.kind.ts`; import
 * cells and designer properties lie beside it and are loaded apart (`@sqos/form-model/import`, `@sqos/form-model/designer`).
 */
export interface Kind {
  name: string
  /** The label of new components; the catalogue has `kind.<name>` in three languages. */
  label: string
  group: KindGroup
  /** Position in the group, from 1; a kind without a position is not offered. */
  place: number | undefined
  /** Other names of the kind: newer documents of the family. Source: contract of the platform, 13.9. */
  aliases: readonly string[]
  /** `Text` for kinds that other products call `ACMEText`. */
  suffix: string | undefined
  role: KindRole
  /** Events that a script may listen to. */
  events: readonly string[]
  /** Whether its options come from the document, a dictionary or a data interface. */
  hasOptions: boolean
  /** Whether a component holds several values. */
  isMultiple: (node: FormNode) => boolean
  /** Whether a value is a path from the root, or several paths. */
  holdsPaths: boolean
  /** Whether nodes without a kind are of this kind: one pane, one field. */
  isFallback: boolean
  /** Whether its direct children are panes. */
  hasPanes: boolean
  /** Where the chosen records come from; undefined for kinds that choose none. */
  records: RecordSource | undefined
  /** Of an attribute: where the record comes from whose key it shows. */
  attributeOf: RecordSource | undefined
  /** The type under which the file module keeps its files; undefined for kinds without files. */
  fileType: string | undefined

  /** Whether it may be used in a sub-table. */
  fitsTable: boolean
  /** Whether lists may have it as a column. */
  fitsList: boolean
  /** Alignment of its column in a list. */
  listAlign: 'left' | 'right'
  /** Minimum width of its column in a list, in px. */
  listWidth: (node: FormNode) => number
  /** Whether rows of a sub-table show it with its own cell instead of a text. */
  hasOwnCell: boolean
  /** Whether a detail receives the stored value and draws it, instead of a text. Source: contract of the platform, 13.6. */
  isDrawn: boolean
  /** Whether its control is several controls, so that a label cannot name one of them. */
  isGroup: boolean

  /** How lists search it; undefined if they do not. */
  search: (node: FormNode) => SearchWay | undefined
  /** The kind whose control searches it. Default: its own. */
  searchedAs: string | undefined
  /** A new component, as the designer adds it. */
  create: (formId: number) => FormNode
  /** Stored value (document, wire, column) → edited value. Undefined is empty; an unreadable value is kept as it is. */
  read: (stored: unknown, node: FormNode) => unknown
  /** Edited value → stored value; undefined is not written. */
  write: (value: unknown, node: FormNode) => unknown
  /** The text of lists and details; never throws, an unknown id is shown as it is. */
  display: (value: unknown, options: DisplayOptions) => string
  /** The ids whose names `display` needs. */
  references: (value: unknown, node: FormNode) => readonly Reference[]
  /** How the name of an organisation is written: whole path, or the department only. Default: its name. */
  organizationName: ((node: FormNode) => 'path' | 'department') | undefined
  /** The column that the value needs; undefined for kinds without a column. */
  column: (node: FormNode) => ColumnType | undefined
  /** Edited value → column: lists as JSON text, moments as Date. */
  toColumn: (value: unknown, node: FormNode) => string | number | Date | null
  /** Whether a workbook can carry its values in. */
  isImported: boolean
  /** Shown text → cell of an exported workbook. */
  exportCell: (shown: unknown) => string | number | null

  /** The value of a new record whose component says `defaultCurrent`: this moment, or what the user belongs to. */
  initial: ((context: InitialContext) => unknown) | undefined
  /** Whether a value counts as not filled in, beyond empty and blank values. */
  isBlank: (value: unknown) => boolean
  /** The first fault of a value that is filled in. */
  check: (value: unknown, field: CheckedField) => ValueFault | undefined
  /** What a document lacks before it may be saved. */
  problems: (node: FormNode) => readonly ProblemCode[]
  /** Whether formulas may calculate with it. */
  isOperand: boolean
  /** Its formula, of kinds that are calculated. */
  formula: ((node: FormNode) => readonly unknown[]) | undefined
  /** What the server fills in on create or update. */
  fill: SystemFill | undefined
  /** The code of the rule that issues its number, of kinds that get one on create. */
  numberRule: ((node: FormNode) => string) | undefined
  /** What the value says about its row for data permissions: its creator, or its organisation. */
  rowOwner: 'user' | 'organization' | undefined
  /** Whether a display component shows the value of another field. */
  followsField: (node: FormNode) => boolean
}

/** For whom and when a new record begins. */
export interface InitialContext {
  /** ms */
  now: number
  user?: CurrentUser | undefined
}

/** The user who fills in a form, for components that begin with the current user, department and so on. */
export interface CurrentUser {
  id?: string | undefined
  /** Ids from the company down to the current organisation. */
  organizationPath?: readonly string[] | undefined
  departmentId?: string | undefined
  positionIds?: readonly string[] | undefined
  roleIds?: readonly string[] | undefined
  groupIds?: readonly string[] | undefined
}

/** What `display` needs beside the value. */
export interface DisplayOptions {
  node: FormNode
  names: Names
}
