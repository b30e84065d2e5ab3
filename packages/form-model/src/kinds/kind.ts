import type { FormNode } from '../document/form.schema.ts'
import type { ProblemCode } from '../document/problem.ts'
import type { Names, Reference } from '../values/names.ts'
import type { SystemFill } from './system-fill.ts'
import type { ValueFault } from './value-fault.ts'

/** The group of a kind in the palette; `legacy` and `later` kinds are read, but not offered. */
export type KindGroup = 'basic' | 'advanced' | 'system' | 'layout' | 'legacy' | 'later' | 'unknown'

/**
 * The role of a kind. `value` holds a value, `system` a value that the server sets, `table` rows. `attribute` shows a
 * key of a chosen record, `display` stores nothing, `container` holds components, `pane` is a part of a container.
 */
export type KindRole = 'value' | 'system' | 'table' | 'attribute' | 'display' | 'container' | 'pane'

/** The column that a value needs. `text` has no limit; `decimal` without a scale keeps every digit. */
export type ColumnType =
  | { type: 'varchar'; length: number }
  | { type: 'text' }
  | { type: 'integer' }
  | { type: 'decimal'; scale?: number | undefined }
  | { type: 'datetime' }

/** The input that searches a field, and how the value is compared. */
export interface SearchWay {
  input: 'text' | 'select' | 'numberRange' | 'dateRange' | 'timeRange' | 'picker'
  /**
   * `contains`: part of a text. `equals`: an id. `includes`: an id in a stored list. `path`: a stored path.
   * `includesPath`: a path in a stored list of paths. `last`: the last id of the path equals one stored id. `between`:
   * two ends, each may be open.
   */
  test: 'contains' | 'equals' | 'includes' | 'path' | 'includesPath' | 'last' | 'between'
  /** The unit of `between`; `day` extends both ends to whole days. */
  unit?: 'number' | 'moment' | 'day' | 'time' | undefined
  /** For `contains`: the key of a stored JSON object. Default: the whole text. */
  key?: string | undefined
}

/** Where records of a relation come from: another model, or a data interface. */
export type RecordSource = 'model' | 'interface'

/** The field that `check` checks. */
export interface CheckedField {
  label: string
  node: FormNode
}

/** A kind of the palette with settings for one purpose, such as a number that is a percentage. */
export interface KindPreset {
  /** The catalogue has `preset.<name>` in three languages. */
  name: string
  /** The label of new components. */
  label: string
  props?: Readonly<Record<string, unknown>>
  config?: Readonly<Record<string, unknown>>
}

/**
 * Everything that depends on the kind of a component: `kinds/<kind>/<kind>.kind.ts`. Import cells and designer
 * properties are files of the same folder and have their own entry points (`@sqos/form-model/import`,
 * `@sqos/form-model/designer`).
 */
export interface Kind {
  name: string
  /** The label of new components; the catalogue has `kind.<name>` in three languages. */
  label: string
  group: KindGroup
  /** Position in the group, from 1; a kind without a position is not offered. */
  place: number | undefined
  /** Entries of the palette that follow the kind. */
  presets: readonly KindPreset[]
  /** Other names of the kind, used by newer documents of the product family. */
  aliases: readonly string[]
  /** The name without the product prefix: `Text` also matches `ACMEText`. */
  suffix: string | undefined
  role: KindRole
  /** Events that scripts can handle. */
  events: readonly string[]
  /** Whether its options come from the document, a dictionary or a data interface. */
  hasOptions: boolean
  /** Whether a component holds several values. */
  isMultiple: (node: FormNode) => boolean
  /** Whether a value is a path from the root, or several paths. */
  holdsPaths: boolean
  /** Whether it only structures the components beside it: a container in which nothing else is shown is not drawn. */
  isOrnament: boolean
  /** Whether nodes without a kind get this kind. One pane kind and one value kind have it. */
  isFallback: boolean
  /** Whether its direct children are panes. */
  hasPanes: boolean
  /** Where the chosen records come from; undefined for kinds that choose none. */
  records: RecordSource | undefined
  /** For attributes: the source of the record whose key they show. */
  attributeOf: RecordSource | undefined
  /** The file type of the file module; undefined for kinds without files. */
  fileType: string | undefined

  /** Whether it may be used in a sub-table. */
  fitsTable: boolean
  /** Whether it can be a column of a list. */
  fitsList: boolean
  /** Alignment of its column in a list. */
  listAlign: 'left' | 'right'
  /** Minimum width of its column in a list, in px. */
  listWidth: (node: FormNode) => number
  /** Whether detail rows of a sub-table show it with its own cell instead of a text. */
  hasOwnCell: boolean
  /** Whether detail pages draw the stored value instead of a text. */
  isDrawn: boolean
  /** Whether a new one has a whole line in a form of several columns. */
  isWide: boolean
  /** Whether it consists of several controls, so that a `<label>` cannot point to one of them. */
  isGroup: boolean

  /** How lists search it; undefined if lists cannot search it. */
  search: (node: FormNode) => SearchWay | undefined
  /** The kind whose control is the search input. Default: this kind. */
  searchedAs: string | undefined
  /** Creates the node that the designer adds. */
  create: (formId: number) => FormNode
  /** Stored value (document, wire, column) → edited value. Undefined is empty; an unreadable value is kept as it is. */
  read: (stored: unknown, node: FormNode) => unknown
  /** Edited value → stored value; undefined is not written. */
  write: (value: unknown, node: FormNode) => unknown
  /** The text in lists and details. Never throws; returns an unknown id unchanged. */
  display: (value: unknown, options: DisplayOptions) => string
  /** The ids whose names `display` needs. */
  references: (value: unknown, node: FormNode) => readonly Reference[]
  /** How the name of an organisation is written: whole path, or the department only. Default: its name. */
  organizationName: ((node: FormNode) => 'path' | 'department') | undefined
  /** The column that the value needs; undefined for kinds without a column. */
  column: (node: FormNode) => ColumnType | undefined
  /** Edited value → column: lists as JSON text, moments as Date. */
  toColumn: (value: unknown, node: FormNode) => string | number | Date | null
  /** Whether values can be imported from workbooks. */
  isImported: boolean
  /** Shown text → cell of an exported workbook. */
  exportCell: (shown: unknown) => string | number | null

  /** The value of a new record if the component has `defaultCurrent`: the current time, user or organisation. */
  initial: ((context: InitialContext) => unknown) | undefined
  /** Whether a value that is not empty still counts as missing. */
  isBlank: (value: unknown) => boolean
  /** The first fault of a value that is filled in. */
  check: (value: unknown, field: CheckedField) => ValueFault | undefined
  /** Problems that prevent saving the document. */
  problems: (node: FormNode) => readonly ProblemCode[]
  /** Whether formulas can use its value. */
  isOperand: boolean
  /** The formula of a calculated kind. */
  formula: ((node: FormNode) => readonly unknown[]) | undefined
  /** The value that the server sets on create or update. */
  fill: SystemFill | undefined
  /** For kinds with an issued number: the code of the number rule. */
  numberRule: ((node: FormNode) => string) | undefined
  /** For data permissions: whether the value is the creator or the organisation of the row. */
  rowOwner: 'user' | 'organization' | undefined
  /** Whether a component holds phone numbers, which are masked for users without the right to them. */
  isPhone: (node: FormNode) => boolean
  /** Whether its texts can be links. */
  holdsLinks: boolean
  /** Whether a display component shows the value of another field. */
  followsField: (node: FormNode) => boolean
}

/** The user and the time of a new record. */
export interface InitialContext {
  /** ms */
  now: number
  user?: CurrentUser | undefined
}

/** The current user, for components that start with the current user, department and so on. */
export interface CurrentUser {
  id?: string | undefined
  /** Ids from the company down to the current organisation. */
  organizationPath?: readonly string[] | undefined
  departmentId?: string | undefined
  positionIds?: readonly string[] | undefined
  roleIds?: readonly string[] | undefined
  groupIds?: readonly string[] | undefined
}

/** Options of `display`. */
export interface DisplayOptions {
  node: FormNode
  names: Names
  /** Whether phone numbers are shown as a whole. Default: masked. */
  showsNumbers?: boolean | undefined
}
