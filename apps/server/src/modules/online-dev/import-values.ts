import {
  asNumber,
  asText,
  isEmpty,
  optionSource,
  own,
  parseMoment,
  readOptions,
  staticOptions,
  type FormItem,
  type ModelOption,
} from '@sqos/form-model'
import type { Db } from '../../platform/db/database.ts'
import type { WorkbookValue } from '../../platform/workbook/index.ts'

/** A cell's value as the form has it, or the key of what is wrong with it. */
export type Imported = { value: unknown } | { problem: string; params: Record<string, string> }

/** Understands the cells of one column. */
export type CellReader = (cell: WorkbookValue) => Imported

/** Kinds that a workbook cannot carry, and those that nobody fills in. */
const LEFT_OUT = new Set(['uploadFz', 'uploadImg', 'sign', 'calculate', 'table', 'popupSelect'])

/** The fields that a workbook may fill. */
export const importableItems = (items: readonly FormItem[]) =>
  items.filter(({ kind, name }) => kind.role === 'value' && name !== '' && !LEFT_OUT.has(kind.name))

const SEPARATOR = /[,，、;；]/
const found = (value: unknown): Imported => ({ value })
const unknown = (text: string): Imported => ({
  problem: 'onlineDev.import.unknown',
  params: { value: text.slice(0, 50) },
})
const textOf = (cell: WorkbookValue): string => String(cell ?? '').trim()

/** What readers look names up in: read once for a whole file. */
interface Lookup {
  users: ReadonlyMap<string, string[]>
  organizations: Tree
  positions: ReadonlyMap<string, string[]>
  regions: Tree
}

interface Tree {
  byId: ReadonlyMap<string, { id: string; parentId: string; fullName: string }>
  byName: ReadonlyMap<string, string[]>
}

/** What readers ask elsewhere. */
export interface Elsewhere {
  /** Ids of records of another model by what a relation field shows of them. */
  related: (item: FormItem) => Promise<ReadonlyMap<string, string[]>>
  /** Options that a data interface gives. */
  interfaceOptions: (dataInterface: string) => Promise<readonly unknown[]>
}

/** Readers for the columns of a file, by the paths of the fields. */
export async function createCellReaders(
  db: Db,
  items: readonly FormItem[],
  { related, interfaceOptions }: Elsewhere,
): Promise<ReadonlyMap<string, CellReader>> {
  const kinds = new Set(items.map(({ kind }) => kind.name))
  const needs = (...names: string[]) => names.some((name) => kinds.has(name))
  const lookup: Lookup = {
    users: needs('userSelect') ? await readUsers(db) : new Map(),
    organizations: await readTree(db, needs('comSelect', 'depSelect') ? 'organizations' : undefined),
    positions: needs('posSelect') ? await readPositions(db) : new Map(),
    regions: await readTree(db, needs('address') ? 'regions' : undefined),
  }
  const readers = new Map<string, CellReader>()
  for (const item of items) {
    const options = item.kind.hasOptions ? await readItemOptions(db, item, interfaceOptions) : []
    const records = item.kind.name === 'relationForm' ? await related(item) : new Map<string, string[]>()
    readers.set(item.path, withEmpty(readerOf(item, { lookup, options, records })))
  }
  return readers
}

const withEmpty =
  (read: CellReader): CellReader =>
  (cell) =>
    isEmpty(cell) || textOf(cell) === '' ? found(undefined) : read(cell)

interface Sources {
  lookup: Lookup
  options: readonly ModelOption[]
  records: ReadonlyMap<string, string[]>
}

function readerOf(item: FormItem, { lookup, options, records }: Sources): CellReader {
  const { kind, node } = item
  const isMultiple = own(node, 'multiple') === true || kind.name === 'checkbox'
  const each = (one: CellReader): CellReader => (isMultiple ? (cell) => all(textOf(cell).split(SEPARATOR), one) : one)
  if (kind.name === 'cascader') return (cell) => pathOf(options, textOf(cell))
  if (kind.hasOptions) return each((cell) => optionOf(options, textOf(cell)))
  switch (kind.name) {
    case 'numInput':
    case 'rate':
    case 'slider':
    case 'SQOSAmount':
      return (cell) => {
        const number = asNumber(typeof cell === 'string' ? cell.replaceAll(',', '') : cell)
        return number === undefined ? { problem: 'onlineDev.import.number', params: {} } : found(number)
      }
    case 'date':
      return (cell) => {
        const moment = parseMoment(textOf(cell))
        return moment === undefined ? { problem: 'onlineDev.import.date', params: {} } : found(moment)
      }
    case 'switch':
      return (cell) => {
        const on = asText(own(node, 'activeTxt')) || asText(own(node, 'active-text')) || '开'
        const off = asText(own(node, 'inactiveTxt')) || asText(own(node, 'inactive-text')) || '关'
        if (textOf(cell) === on || cell === true) return found(own(node, 'active-value') ?? 1)
        if (textOf(cell) === off || cell === false) return found(own(node, 'inactive-value') ?? 0)
        return found(kind.read(textOf(cell), node))
      }
    case 'userSelect':
      return each((cell) => only(lookup.users.get(textOf(cell).split('/').at(-1) ?? ''), textOf(cell)))
    case 'posSelect':
      return each((cell) => only(lookup.positions.get(textOf(cell)), textOf(cell)))
    case 'depSelect':
      return each((cell) => lastOf(placeIn(lookup.organizations, textOf(cell))))
    case 'comSelect':
      return each((cell) => placeIn(lookup.organizations, textOf(cell)))
    case 'address':
      return each((cell) => placeIn(lookup.regions, textOf(cell)))
    case 'relationForm':
      return (cell) => only(records.get(textOf(cell)), textOf(cell))
    default:
      return (cell) => found(kind.read(textOf(cell), node))
  }
}

function all(texts: readonly string[], read: CellReader): Imported {
  const values: unknown[] = []
  for (const text of texts.map((one) => one.trim()).filter((one) => one !== '')) {
    const one = read(text)
    if ('problem' in one) return one
    values.push(one.value)
  }
  return found(values)
}

function only(ids: readonly string[] | undefined, text: string): Imported {
  if (ids?.length === 1) return found(ids[0])
  return ids && ids.length > 1
    ? { problem: 'onlineDev.import.several', params: { value: text.slice(0, 50) } }
    : unknown(text)
}

const lastOf = (place: Imported): Imported =>
  'value' in place && Array.isArray(place.value) ? found(place.value.at(-1)) : place

/** An option by its label, or by the value itself. */
function optionOf(options: readonly ModelOption[], text: string): Imported {
  const flat = flatten(options)
  const option = flat.find(({ label }) => label === text) ?? flat.find(({ value }) => String(value) === text)
  return option ? found(option.value) : unknown(text)
}

const flatten = (options: readonly ModelOption[]): readonly ModelOption[] =>
  options.flatMap((option) => [option, ...flatten(option.children ?? [])])

/** `甲/乙` as the values from the top down. */
function pathOf(options: readonly ModelOption[], text: string): Imported {
  const path: (string | number)[] = []
  let level = options
  for (const label of text.split('/').map((part) => part.trim())) {
    const option = level.find((one) => one.label === label)
    if (!option) return unknown(text)
    path.push(option.value)
    level = option.children ?? []
  }
  return found(path)
}

/** `甲/乙` as the ids from the top down; a name that stands once need not say where. */
function placeIn({ byId, byName }: Tree, text: string): Imported {
  const names = text.split('/').map((part) => part.trim())
  const matching = (byName.get(names.at(-1) ?? '') ?? []).filter((id) => {
    const above = upwards(byId, id).map((at) => byId.get(at)?.fullName)
    return names.toReversed().every((name, index) => above[index] === name)
  })
  const place = only(matching, text)
  if (!('value' in place) || typeof place.value !== 'string') return place
  return found(upwards(byId, place.value).toReversed())
}

function upwards(byId: Tree['byId'], id: string): string[] {
  const path: string[] = []
  for (let at = byId.get(id); at && !path.includes(at.id); at = byId.get(at.parentId)) path.push(at.id)
  return path
}

async function readUsers(db: Db) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'account', 'realName'])
    .where('deleteMark', 'is', null)
    .execute()
  const byAccount = rows.map(({ account, id }) => [account, id] as const)
  const accounts = new Set(rows.map(({ account }) => account))
  return grouped([
    ...byAccount,
    ...rows.flatMap(({ realName, id }) => (accounts.has(realName) ? [] : [[realName, id] as const])),
  ])
}

async function readPositions(db: Db) {
  const rows = await db
    .selectFrom('positions')
    .select(['id', 'fullName', 'enCode'])
    .where('deleteMark', 'is', null)
    .execute()
  return grouped(
    rows.flatMap(({ id, fullName, enCode }) => [[fullName, id] as const, [`${fullName}/${enCode}`, id] as const]),
  )
}

async function readTree(db: Db, table: 'organizations' | 'regions' | undefined): Promise<Tree> {
  if (!table) return { byId: new Map(), byName: new Map() }
  const rows = await db
    .selectFrom(table)
    .select(['id', 'parentId', 'fullName'])
    .where('deleteMark', 'is', null)
    .execute()
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byName: grouped(rows.map(({ fullName, id }) => [fullName, id] as const)),
  }
}

function grouped(entries: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [name, id] of entries) groups.set(name, [...(groups.get(name) ?? []), id])
  return groups
}

/** The options of a field, out of its document, of a dictionary or of a data interface. */
async function readItemOptions(
  db: Db,
  { node }: FormItem,
  interfaceOptions: Elsewhere['interfaceOptions'],
): Promise<readonly ModelOption[]> {
  const source = optionSource(node)
  if (source.type === 'static') return staticOptions(node)
  if (source.type === 'interface') return readOptions(await interfaceOptions(source.dataInterface), source.keys)
  const rows = await db
    .selectFrom('dictionaryData as d')
    .innerJoin('dictionaryTypes as t', 't.id', 'd.dictionaryTypeId')
    .select(['d.id', 'd.parentId', 'd.enCode', 'd.fullName'])
    .where('d.deleteMark', 'is', null)
    .where('d.enabledMark', '=', 1)
    .where((where) => where.or([where('t.id', '=', source.dictionary), where('t.enCode', '=', source.dictionary)]))
    .execute()
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const ids = new Set(rows.map(({ id }) => id))
  const build = (row: (typeof rows)[number]): object => ({ ...row, children: (below.get(row.id) ?? []).map(build) })
  return readOptions(rows.filter(({ parentId }) => !ids.has(parentId)).map(build), {
    ...source.keys,
    label: 'fullName',
    children: 'children',
  })
}
