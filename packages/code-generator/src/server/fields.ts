import { importsOf, piecesOf, quote } from '../design/code.ts'
import type { Field, Module, SubTable } from '../design/module.ts'
import { matching } from '../design/usual-texts.ts'
import { valueOf } from '../design/values.ts'

/** Fields of one file. */
const PER_FILE = 25

interface FieldSet {
  /** `vehicle` or `vehicle-lines`: the beginning of the names of files. */
  file: string
  title: string
  fields: readonly Field[]
}

export const fieldSets = ({ names, title, fields, subTables }: Module): FieldSet[] => [
  { file: names.name, title, fields },
  ...subTables.map((table: SubTable) => ({ file: table.names.file, title: table.label, fields: table.fields })),
]

/** What each field is on the wire, in its column and in a cell of a workbook. Many fields take several files. */
export function fieldFiles({ file, title, fields }: FieldSet): [path: string, text: string][] {
  const pieces = piecesOf(fields, PER_FILE)
  if (pieces.length === 1) return [[`${file}.fields.ts`, fieldFile(fields, title)]]
  const parts = pieces.map((piece, index) => ({ name: `part${index + 1}`, piece }))
  const spread = (key: string) => parts.map(({ name }) => `...${name}.${key}`).join(', ')
  const extended = (type: string) =>
    `export interface ${type} extends ${parts.map(({ name }) => `${name}.${type}`).join(', ')} {}`
  const all = `${parts.map(({ name }) => `import * as ${name} from './${file}.fields-${name}.ts'`).join('\n')}
import type { SchemasOf } from './values.ts'

// Types by name: derived from this many schemas at once, they take the compiler minutes.
// An interface would not be a record of any keys, which tables take.
export type WireFields = ${parts.map(({ name }) => `${name}.WireFields`).join(' & ')}
${['Values', 'FieldColumns', 'FieldRow'].map(extended).join('\n')}

export const fieldSchemas: SchemasOf<WireFields> = { ${spread('fieldSchemas')} }
export const COLUMNS = [${spread('COLUMNS')}] as const
export const valuesOf = (body: Values) => ({
  ${parts.map(({ name }) => `...${name}.valuesOf(body)`).join(', ')},
})
export const readFields = (row: FieldRow) => ({
  ${parts.map(({ name }) => `...${name}.readFields(row)`).join(', ')},
})
export const cellsOf = (row: WireFields, texts: part1.CellTexts) => ({
  ${parts.map(({ name }) => `...${name}.cellsOf(row, texts)`).join(', ')},
})
export const readCell = { ${spread('readCell')} }
export type CellTexts = part1.CellTexts
`
  return [
    [`${file}.fields.ts`, all],
    ...parts.map(({ name, piece }): [string, string] => [`${file}.fields-${name}.ts`, fieldFile(piece, title)]),
  ]
}

function fieldFile(fields: readonly Field[], title: string): string {
  const schemas = new Set(fields.map((field) => valueOf(field.value).schema(field.maxLength)))
  const named = ['NumberOrNull', 'Texts', 'Numbers', 'Paths', 'StoredFiles', 'Place'].filter((one) => schemas.has(one))
  const platform = ['Flag', 'MomentOrNull'].filter((one) => schemas.has(one))
  const types = ['StoredFile', 'Place'].filter((type) =>
    fields.some(({ value }) => valueOf(value).column.includes(`<${type}`)),
  )
  const hasJson = fields.some(({ value }) => valueOf(value).isJson)
  const hasMoments = fields.some(({ value }) => value === 'moment')
  const readers = [...new Set(fields.map(({ value }) => valueOf(value).read))]
  const converted = fields.flatMap(({ name, value }) => {
    const toWire = valueOf(value).toWire
    return toWire ? [`${name}: ${toWire(`row.${name}`)}`] : []
  })
  const line = (text: (field: Field) => string) => fields.map(text).join(',\n  ')
  const shapes = [
    ...(hasMoments ? ['asDate'] : []),
    ...named,
    ...[...(hasJson ? ['JsonColumn'] : []), ...types.filter((type) => !named.includes(type))].map(
      (type) => `type ${type}`,
    ),
  ]
  return `${converted.length > 0 ? "import type { Selectable } from 'kysely'\n" : "import type { Selectable } from 'kysely'\n"}import { Type, type Static } from 'typebox'
${platform.length > 0 ? `import { ${platform.join(', ')} } from '../../platform/schema.ts'\n` : ''}import { ${readers.join(', ')} } from './cells.ts'
import type { CellTexts } from './texts.ts'
${shapes.length > 0 ? importsOf([{ tag: shapes.join(', '), from: './values.ts' }]) : ''}

export type { CellTexts } from './texts.ts'

/** The fields of ${title} on the wire. */
export const fieldSchemas = {
  ${line((field) => `${field.name}: ${schemaOf(field)}`)},
}
const Fields = Type.Object(fieldSchemas)
export type WireFields = Static<typeof Fields>
/** A request may omit fields: they are empty then. */
export type Values = { [Name in keyof WireFields]?: WireFields[Name] | undefined }

/** The columns. */
export interface FieldColumns {
  ${fields.map(({ name, value, label }) => `/** ${label} */\n  ${name}: ${valueOf(value).column}`).join('\n  ')}
}
export type FieldRow = Selectable<FieldColumns>

export const COLUMNS = [${fields.map(({ name }) => quote(name)).join(', ')}] as const

/** A request → the columns. */
export const valuesOf = (body: Values) => ({
  ${line(({ name, value }) => `${name}: ${valueOf(value).toColumn(`body.${name}`)}`)},
})

/** The columns that the wire has in another form. */
export const readFields = (${converted.length > 0 ? 'row' : '_row'}: FieldRow) => ({${converted.join(', ')}})

/** The cells of an exported workbook. */
export const cellsOf = (row: WireFields, ${fields.some((field) => cellOf(field).includes('texts.')) ? 'texts' : '_texts'}: CellTexts) => ({
  ${line((field) => `${field.name}: ${cellOf(field)}`)},
})

/** How the cells of an imported workbook are read. */
export const readCell = {
  ${line(({ name, value }) => `${name}: ${valueOf(value).read}`)},
}
`
}

/** The schema on the wire. A text with patterns names one that fits, or none where it may be empty: tests of all routes send it. */
function schemaOf(field: Field): string {
  const schema = valueOf(field.value).schema(field.maxLength)
  const fitting = matching(field) ?? (field.isRequired ? undefined : '')
  const example = field.patterns.length > 0 ? fitting : undefined
  return example === undefined ? schema : schema.replace(' })', `, examples: [${quote(example)}] })`)
}

function cellOf({ name, value, naming, options, fill }: Field): string {
  const it = `row.${name}`
  const many = value === 'texts'
  if (options && naming?.by === 'options') return `texts.option(${quote(options.constant)}, ${it})`
  if (naming?.by === 'user') return `texts.user(${it})`
  if (naming?.by === 'dictionary') return `texts.dictionary(${quote(naming.dictionary)}, ${it})`
  if (value === 'moment') return `asDate(${it})`
  if (value === 'files') return `${it}.map((file) => file.name).join(', ')`
  if (value === 'place') return `${it}.address ?? ''`
  if (value === 'paths') return `${it}.map((path) => path.join('/')).join(', ')`
  if (value === 'numbers') return `${it}.join(', ')`
  return many ? `${it}.join(${fill ? "'/'" : "', '"})` : it
}
