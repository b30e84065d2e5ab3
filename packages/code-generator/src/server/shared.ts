import type { Field, Module } from '../design/module.ts'
import { quote } from '../design/code.ts'

/** Types of values, the same in every generated module. */
export const valuesFile = () => `import type { ColumnType } from 'kysely'
import { Type, type Static, type TSchema } from 'typebox'

/** A schema for each member. */
export type SchemasOf<Value> = { readonly [Name in keyof Value]-?: TSchema }
type Members<Value> = SchemasOf<Value> & Readonly<Record<string, TSchema>>

/** The schema of an object whose type is written beside it: the compiler takes minutes to derive that of many members. */
export function objectOf<Value>(members: Members<Value>) {
  const { properties, required } = Type.Object<Record<string, TSchema>>({ ...members })
  return Object.assign(Type.Unsafe<Value>({ type: 'object' }), { required, properties })
}

/** The same for an object that may lack every member. */
export const partialOf = <Value>(members: Members<Value>) =>
  Type.Unsafe<Value>(Type.Partial(Type.Object<Record<string, TSchema>>({ ...members })))

/** A column of JSON: written as text, read as the value. */
export type JsonColumn<Value> = ColumnType<Value, string, string>

/** One type of two names: in a union, the validator would turn 0 into null. */
export const NumberOrNull = Type.Unsafe<number | null>({ type: ['number', 'null'] })
const Name = Type.String({ maxLength: 500 })
export const Texts = Type.Array(Name, { maxItems: 1000 })
export const Numbers = Type.Array(Type.Number(), { maxItems: 100 })
export const Paths = Type.Array(Texts, { maxItems: 1000 })

/** An uploaded file. */
const StoredFile = Type.Object({
  name: Name,
  fileId: Name,
  url: Name,
  fileSize: Type.Optional(Type.Number()),
  fileVersionId: Type.Optional(Name),
  fileExtension: Type.Optional(Name),
})
export type StoredFile = Static<typeof StoredFile>
export const StoredFiles = Type.Array(StoredFile, { maxItems: 100 })

/** A place on the map; empty without one. */
export const Place = Type.Object(
  {
    address: Type.Optional(Name),
    lat: Type.Optional(Type.Number()),
    lng: Type.Optional(Type.Number()),
  },
  { examples: [{ address: '1' }] },
)
export type Place = Static<typeof Place>

export const asDate = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : new Date(ms))

/** Whether a value counts as not filled in. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The sum of the values that are numbers. */
export const sumOf = (values: readonly (number | null | undefined)[] = []) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
`

/** Readers of cells, the same in every generated module. */
export const cellsFile = () => `import type { WorkbookValue } from '../../platform/workbook/index.ts'

/** A cell that is not what its column wants. */
export class CellFault extends Error {
  override name = 'CellFault'
}

const textOf = (cell: WorkbookValue) => String(cell ?? '').trim()

export const readText = (cell: WorkbookValue) => textOf(cell)

export function readNumber(cell: WorkbookValue): number | null {
  const text = textOf(cell).replaceAll(/[,，\\s]/g, '')
  if (text === '') return null
  const number = Number(text)
  if (!Number.isFinite(number)) throw new CellFault('number')
  return number
}

const YES = new Set(['1', 'true', 'yes', '是', '开', '開'])
const NO = new Set(['', '0', 'false', 'no', '否', '关', '關'])

export function readFlag(cell: WorkbookValue) {
  const text = textOf(cell).toLowerCase()
  if (!YES.has(text) && !NO.has(text)) throw new CellFault('invalid')
  return YES.has(text) ? 1 : 0
}

export function readMoment(cell: WorkbookValue): number | null {
  const text = textOf(cell)
  if (text === '') return null
  // Without a zone, the text is in the time zone of the server.
  const ms = new Date(/^\\d{4}-\\d{2}-\\d{2}$/.test(text) ? \`\${text}T00:00:00\` : text).getTime()
  if (Number.isNaN(ms)) throw new CellFault('moment')
  return ms
}

const partsOf = (cell: WorkbookValue) =>
  textOf(cell)
    .split(/[,，、;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const readTexts = (cell: WorkbookValue) => partsOf(cell)
export const readNumbers = (cell: WorkbookValue) => partsOf(cell).flatMap((part) => readNumber(part) ?? [])
export const readPaths = (cell: WorkbookValue) => partsOf(cell).map((part) => part.split('/'))

/** Files and places are not imported. */
export const readNothing = () => undefined
`

const entriesOf = ({ options }: Field) =>
  options
    ? `  ${options.constant}: {\n${options.entries.map(({ value, label }) => `    ${quote(value)}: ${quote(label)},`).join('\n')}\n  },`
    : ''

/** Texts of stored ids, for exports. */
export function textsFile({ fields, subTables }: Module): string {
  const all = [...fields, ...subTables.flatMap((table) => table.fields)]
  const options = all.filter((field) => field.naming?.by === 'options')
  const dictionaries = [
    ...new Set(all.flatMap(({ naming }) => (naming?.by === 'dictionary' ? [naming.dictionary] : []))),
  ]
  return `import type { Db } from '../../platform/db/database.ts'
import { listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import { listUserNames } from '../user/user.access.ts'

type Stored = string | readonly string[]

/** The texts of stored ids. An unknown id is its own text. */
export interface CellTexts {
  option: (list: string, value: Stored) => string
  user: (value: Stored) => string
  dictionary: (code: string, value: Stored) => string
}

/** The options of the form, by value. */
export const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${options.map(entriesOf).join('\n')}
}

/** The dictionaries that fields choose from. */
export const DICTIONARIES: readonly string[] = [${dictionaries.map(quote).join(', ')}]

const listed = (value: Stored) => (typeof value === 'string' ? [value] : value)

/** Reads the names once for a whole export. */
export async function readCellTexts(db: Db): Promise<CellTexts> {
  const users = new Map((await listUserNames(db)).map(({ id, realName, account }) => [id, \`\${realName}/\${account}\`]))
  const values = new Map<string, string>()
  for (const code of DICTIONARIES)
    for (const { id, enCode, fullName } of await listDictionaryOptions(db, code))
      for (const key of [id, enCode]) values.set(\`\${code} \${key}\`, fullName)
  const join = (value: Stored, textOf: (id: string) => string | undefined) =>
    listed(value)
      .map((id) => textOf(id) ?? id)
      .join(', ')
  return {
    option: (list, value) => join(value, (id) => OPTIONS[list]?.[id]),
    user: (value) => join(value, (id) => users.get(id)),
    dictionary: (code, value) => join(value, (id) => values.get(\`\${code} \${id}\`)),
  }
}
`
}

/** Ids of texts, for imports; the same in every generated module. */
export const choicesFile = () => `import type { Db } from '../../platform/db/database.ts'
import { listDictionaryOptions } from '../dictionary/dictionary.access.ts'
import { listUserNames } from '../user/user.access.ts'
import { DICTIONARIES, OPTIONS } from './texts.ts'

/** What a field chooses from. */
export type Choice =
  | { by: 'options'; list: string }
  | { by: 'user' }
  | { by: 'dictionary'; code: string; key: 'id' | 'enCode' }

/** The stored id of a text in a workbook; undefined without one. */
export type CellIds = (choice: Choice, label: string) => string | undefined

/** Reads the ids once for a whole import. A person is named by the account, the name, or both as exports write them. */
export async function readCellIds(db: Db): Promise<CellIds> {
  const people = await listUserNames(db)
  const entries = new Map(
    await Promise.all(DICTIONARIES.map(async (code) => [code, await listDictionaryOptions(db, code)] as const)),
  )
  function personOf(label: string) {
    const known = people.find(({ id, account, realName }) => [id, account, \`\${realName}/\${account}\`].includes(label))
    const namesakes = people.filter(({ realName }) => realName === label)
    return known?.id ?? (namesakes.length === 1 ? namesakes[0]?.id : undefined)
  }
  return (choice, label) => {
    if (choice.by === 'user') return personOf(label)
    if (choice.by === 'dictionary')
      return entries
        .get(choice.code)
        ?.find(({ id, enCode, fullName }) => [fullName, enCode, id].includes(label))?.[choice.key]
    const list = OPTIONS[choice.list] ?? {}
    return Object.keys(list).find((id) => list[id] === label) ?? (Object.hasOwn(list, label) ? label : undefined)
  }
}
`
