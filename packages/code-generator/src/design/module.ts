import type { ModuleNames } from '../names/names.ts'
import type { ValueName } from './values.ts'

/** A component of a form in generated code, without its value: `<SelectField options={STATUS} />`. */
export interface Control {
  tag: string
  /** Where the component is imported from. */
  from: string
  /** Its props as JSX: `options={STATUS} multiple`. */
  props: string
  /** The kind and the props of a cell of `TableForm`, as code. */
  cell: { kind: string; props: string }
}

/** How the texts of stored ids are found for exports. */
export type Naming =
  | { by: 'options' }
  | { by: 'user' }
  | { by: 'dictionary'; dictionary: string; value: 'id' | 'enCode' }

/** A value that the server sets. */
export type Fill = { by: 'organization' } | { by: 'number'; rule: string } | { by: 'formula'; code: string }

/** A field of the generated module. */
export interface Field {
  /** `plateNo` */
  name: string
  /** `plate_no` */
  column: string
  label: string
  labelEn: string
  /** The column of the table of the low-code form; undefined if it stored none. */
  source: string | undefined
  value: ValueName
  isRequired: boolean
  maxLength: number | undefined
  /** The pattern that a text must match, as source and message. */
  patterns: readonly { source: string; message: string }[]
  control: Control
  options: { constant: string; entries: readonly { value: string; label: string }[] } | undefined
  naming: Naming | undefined
  fill: Fill | undefined
  /** The value of a new record as code; undefined for empty. */
  initial: string | undefined
  /** The heading above it, where one begins. */
  heading: string | undefined
  /** Of 24. */
  span: number
  /** Whether the form has it for reading only. */
  isReadOnly: boolean
  isListed: boolean
  isSearched: boolean
}

/** A sub-table. */
export interface SubTable {
  name: string
  label: string
  labelEn: string
  names: { Name: string; camels: string; snakes: string; file: string }
  source: string | undefined
  foreignKey: string | undefined
  fields: readonly Field[]
  isRequired: boolean
  heading: string | undefined
}

/** A script of the form, to be written by hand. */
export interface Script {
  /** `onPlateNoChange` */
  name: string
  event: string
  place: string
  source: string
}

/** Everything that the templates need. */
export interface Module {
  names: ModuleNames
  /** The folder of its page and the directory of its menu entry. */
  area: string
  title: string
  titleEn: string
  description: string
  fields: readonly Field[]
  subTables: readonly SubTable[]
  scripts: readonly Script[]
  /** The main table of the low-code form. */
  source: string | undefined
  /** What could not be generated, for the README. */
  notes: readonly string[]
}
