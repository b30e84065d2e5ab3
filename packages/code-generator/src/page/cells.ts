import { importsOf } from '../design/code.ts'
import type { Field, Module, SubTable } from '../design/module.ts'
import type { ValueName } from '../design/values.ts'
import { edited, helperImports, optionImports, shown } from './shown.ts'

/** Kinds of cells that sub-tables have by themselves. */
const BUILT_IN: ReadonlySet<string> = new Set(
  `comInput textarea numInput switch radio checkbox select treeSelect cascader date dateRange time timeRange address relationForm
  popupSelect`.split(/\s+/),
)

/** Whether a column draws the field of the form in its cells: pickers, uploads. */
export const isOwnCell = ({ control }: Field) => !BUILT_IN.has(control.cell.kind)

export const ownCells = ({ fields }: SubTable) => fields.filter(isOwnCell)

/** The key of a column among the types of cells. */
export const kindOfCell = (field: Field) => (isOwnCell(field) ? `${field.name}Field` : field.control.cell.kind)

interface Guard {
  name: string
  code: string
}

const listOf = (name: string, type: string, check: string): Guard => ({
  name,
  code: `export const ${name} = (value: unknown): ${type}[] =>
  Array.isArray(value) ? value.filter((one: unknown): one is ${type} => ${check}) : []
`,
})

const TEXT: Guard = {
  name: 'textIn',
  code: `export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
`,
}
const NUMBER: Guard = {
  name: 'numberIn',
  code: `export const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
`,
}

/** How the value of a cell, which may be anything, becomes that of its field. */
const GUARDS: Readonly<Record<ValueName, Guard>> = {
  text: TEXT,
  number: NUMBER,
  flag: NUMBER,
  moment: NUMBER,
  texts: listOf('textsIn', 'string', `typeof one === 'string'`),
  numbers: listOf('numbersIn', 'number', `typeof one === 'number'`),
  paths: {
    name: 'pathsIn',
    code: `export const pathsIn = (value: unknown): string[][] =>
  Array.isArray(value)
    ? value.filter(Array.isArray).map((path) => path.filter((one: unknown): one is string => typeof one === 'string'))
    : []
`,
  },
  files: listOf(
    'filesIn',
    '{ name: string; fileId: string; url: string }',
    `typeof one === 'object' && one !== null && 'name' in one && 'fileId' in one && 'url' in one`,
  ),
  place: {
    name: 'placeIn',
    code: `interface Place {
  address?: string | undefined
  lat?: number | undefined
  lng?: number | undefined
}

export const placeIn = (value: unknown): Place => (typeof value === 'object' && value !== null ? value : {})
`,
  },
}

const guardOf = ({ value }: Field) => GUARDS[value]

/** Readers of cells of sub-tables; undefined where none is needed. */
export function cellValuesPage({ subTables }: Module): string | undefined {
  const guards = [
    ...new Map(subTables.flatMap(ownCells).map((field) => [guardOf(field).name, guardOf(field)])).values(),
  ]
  if (guards.length === 0) return undefined
  return `// A cell may have any value: these read what a field takes.

${guards.map(({ code }) => code).join('\n')}
/** The text of a cell, for the clipboard. */
export function copied(value: unknown): string {
  if (Array.isArray(value)) return value.map(copied).join(', ')
  if (typeof value === 'object' && value !== null)
    return 'name' in value ? copied(value.name) : 'address' in value ? copied(value.address) : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
`
}

const editorProps = (field: Field) =>
  ['value', 'onChange', 'size', 'required', 'aria-label']
    .filter((prop) => edited(field, '').includes(`${prop}=`))
    .map((prop) => (prop === 'aria-label' ? `'aria-label': label` : prop))
    .join(', ')

const upper = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** The cells of a sub-table that draw fields of the form. */
export function cellsPage({ names }: Module, table: SubTable): [path: string, text: string][] {
  const fields = ownCells(table)
  if (fields.length === 0) return []
  const guards = [...new Set(fields.map((field) => guardOf(field).name))]
  const cell = (field: Field) => {
    const it = `${guardOf(field).name}(value)`
    return `function ${upper(field.name)}View({ value }: CellViewProps) {
  return ${shown(field, it)}
}
${
  field.isReadOnly
    ? ''
    : `
function ${upper(field.name)}Editor({ ${editorProps(field)} }: CellEditorProps) {
  return ${edited(field, it)}
}
`
}`
  }
  const entry = (field: Field) =>
    `${kindOfCell(field)}: { entry: ${field.isReadOnly ? "'none'" : "'pick'"}, format: copied, View: ${upper(field.name)}View${field.isReadOnly ? '' : `, Editor: ${upper(field.name)}Editor`} },`
  const editor = fields.some(({ isReadOnly }) => !isReadOnly) ? 'type CellEditorProps, ' : ''
  const text = `${importsOf(fields.map(({ control }) => control))}
import { ${editor}type CellTypes, type CellViewProps, relatedCellTypes } from '@sqos/form-widgets/table-form'
import { copied, ${guards.join(', ')} } from './${names.name}-cells.ts'
${optionImports(fields, names)}${helperImports(fields, names)}
${fields.map(cell).join('\n')}
/** The cells of ${table.label}: those that are fields of the form, and the usual ones. */
export const CELLS: CellTypes = {
  ...relatedCellTypes,
  ${fields.map(entry).join('\n  ')}
}
`
  return [[`${table.names.Name}Cells.tsx`, text]]
}
