import {
  asBoolean,
  asNumber,
  asText,
  dateFormat,
  isEmpty,
  own,
  ownAt,
  parseMomentAs,
  type FormItem,
  type ModelOption,
} from '@sqos/form-model'
import type { Db } from '../../platform/db/database.ts'
import type { WorkbookValue } from '../../platform/workbook/index.ts'
import { grouped, readItemOptions, readLookup, type Lookup, type Tree } from './import-lookups.ts'

/** A cell's value as the form has it, or the key of what is wrong with it. */
export type Imported = { value: unknown } | { problem: string; params: Record<string, string> }

/** Understands the cells of one column. */
export type CellReader = (cell: WorkbookValue) => Imported

/** Kinds that a workbook cannot carry, and those that nobody fills in. */
const LEFT_OUT = new Set(['uploadFz', 'uploadImg', 'sign', 'calculate', 'table'])

/** The fields that a workbook may fill. */
export const importableItems = (items: readonly FormItem[]) =>
  items.filter(({ kind, name }) => kind.role === 'value' && name !== '' && !LEFT_OUT.has(kind.name))

const SEPARATOR = /[,，、;；]/
const found = (value: unknown): Imported => ({ value })
const unknown = (text: string): Imported => ({
  problem: 'record.import.unknown',
  params: { value: text.slice(0, 50) },
})
const textOf = (cell: WorkbookValue): string => String(cell ?? '').trim()

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
  const lookup = await readLookup(db, new Set(items.map(({ kind }) => kind.name)))
  const readers = new Map<string, CellReader>()
  for (const item of items) {
    const options = item.kind.hasOptions ? await readItemOptions(db, item, interfaceOptions) : []
    const records = await readRecords(item)
    readers.set(item.path, withEmpty(readerOf(item, { lookup, options, records })))
  }
  return readers

  /** Ids of what a field points at, by what it shows of them. */
  async function readRecords(item: FormItem): Promise<ReadonlyMap<string, string[]>> {
    if (item.kind.name === 'relationForm') return await related(item)
    if (item.kind.name !== 'popupSelect') return new Map()
    const [dataInterface = '', value, label] = ['interfaceId', 'propsValue', 'relationField'].map(
      (key) => asText(own(item.node, key)) ?? '',
    )
    const rows = await interfaceOptions(dataInterface)
    return grouped(
      rows.flatMap((row) => {
        const id = asText(own(row, value || 'id'))
        const text = asText(own(row, label || 'fullName'))
        return id === undefined || text === undefined ? [] : [[text, id] as const]
      }),
    )
  }
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
  // A name may itself have a comma.
  const each = (one: CellReader): CellReader =>
    isMultiple ? (cell) => either(all([textOf(cell)], one), () => all(textOf(cell).split(SEPARATOR), one)) : one
  if (kind.name === 'cascader') return cascaderReader(item, options)
  if (kind.hasOptions) return each((cell) => optionOf(options, textOf(cell)))
  switch (kind.name) {
    case 'numInput':
    case 'rate':
      return numberOf
    case 'slider':
      return asBoolean(own(node, 'range')) === true ? pairReader(/\s+-\s+|[~至]/, numberOf) : numberOf
    case 'SQOSAmount':
      // The amount in capitals may stand behind it.
      return (cell) => numberOf(typeof cell === 'string' ? cell.trim().replace(/\s.*$/s, '') : cell)
    case 'date':
      return momentReader(item)
    case 'dateRange':
      return pairReader('至', momentReader(item))
    case 'time':
      return timeReader(item)
    case 'timeRange':
      return pairReader('至', timeReader(item))
    case 'switch':
      return (cell) => {
        const on = asText(own(node, 'activeTxt')) || asText(own(node, 'active-text')) || '开'
        const off = asText(own(node, 'inactiveTxt')) || asText(own(node, 'inactive-text')) || '关'
        if (textOf(cell) === on || cell === true) return found(own(node, 'active-value') ?? 1)
        if (textOf(cell) === off || cell === false) return found(own(node, 'inactive-value') ?? 0)
        return found(kind.read(textOf(cell), node))
      }
    case 'userSelect':
      return each((cell) => personOf(lookup.users, textOf(cell)))
    case 'posSelect':
      return each((cell) => only(lookup.positions.get(textOf(cell)), textOf(cell)))
    case 'depSelect':
      return each((cell) => lastOf(placeIn(lookup.organizations, { text: textOf(cell), isDepartment: true })))
    case 'comSelect':
      return each((cell) => placeIn(lookup.organizations, { text: textOf(cell) }))
    case 'address':
      return each((cell) => placeIn(lookup.regions, { text: textOf(cell) }))
    case 'relationForm':
    case 'popupSelect':
      return (cell) => only(records.get(textOf(cell)), textOf(cell))
    default:
      return (cell) => found(kind.read(textOf(cell), node))
  }
}

const either = (first: Imported, second: () => Imported): Imported => ('value' in first ? first : second())

const problem = (key: string): Imported => ({ problem: key, params: {} })

const numberOf: CellReader = (cell) => {
  const number = asNumber(typeof cell === 'string' ? cell.replaceAll(',', '') : cell)
  return number === undefined ? problem('record.import.number') : found(number)
}

function momentReader({ node }: FormItem): CellReader {
  const format = dateFormat(own(node, 'type'), own(node, 'format'))
  return (cell) => {
    const moment = parseMomentAs(textOf(cell), format)
    return moment === undefined ? problem('record.import.date') : found(moment)
  }
}

/** A cell of a sheet is a time by itself, or one of a day. */
const TIME = /(?:^|\s)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/
const timeReader =
  ({ kind, node }: FormItem): CellReader =>
  (cell) => {
    if (!TIME.test(textOf(cell))) return problem('record.import.time')
    const [time] = [kind.read(kind.name === 'time' ? textOf(cell) : [textOf(cell), textOf(cell)], node)].flat()
    return found(time)
  }

/** Two ends, as the field shows them. */
const pairReader =
  (between: string | RegExp, read: CellReader): CellReader =>
  (cell) => {
    const ends = textOf(cell).split(between)
    return ends.length === 2 ? all(ends, read) : problem('record.import.range')
  }

/** `甲/乙`, several joined by commas, or the last alone: as the field shows them. */
function cascaderReader({ node }: FormItem, options: readonly ModelOption[]): CellReader {
  const separator = asText(own(node, 'separator')) || '/'
  const isMultiple = asBoolean(ownAt(node, 'props', 'props', 'multiple')) ?? asBoolean(own(node, 'multiple')) ?? false
  const one: CellReader = (cell) => {
    const labels = textOf(cell)
      .split(separator)
      .map((label) => label.trim())
    const whole = pathOf(options, { labels, text: textOf(cell) })
    if ('value' in whole || labels.length > 1) return whole
    return only(pathsTo(options, textOf(cell)), textOf(cell))
  }
  return isMultiple ? (cell) => all(textOf(cell).split(/[,，;；]/), one) : one
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

function only(values: readonly unknown[] | undefined, text: string): Imported {
  if (values?.length === 1) return found(values[0])
  return values && values.length > 1
    ? { problem: 'record.import.several', params: { value: text.slice(0, 50) } }
    : unknown(text)
}

/** `王芳/wang`, or either of the two. */
function personOf(users: Lookup['users'], text: string): Imported {
  const account = SEPARATOR.test(text) ? undefined : text.split('/').at(-1)
  return only(users.get(text) ?? users.get(account ?? ''), text)
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

type Path = readonly (string | number)[]

/** The values from the top down. */
function pathOf(
  options: readonly ModelOption[],
  { labels, text }: { labels: readonly string[]; text: string },
): Imported {
  const path: (string | number)[] = []
  let level = options
  for (const label of labels) {
    const option = level.find((one) => one.label === label)
    if (!option) return unknown(text)
    path.push(option.value)
    level = option.children ?? []
  }
  return found(path)
}

/** Every way from the top to an option of this name. */
const pathsTo = (options: readonly ModelOption[], label: string, above: Path = []): readonly Path[] =>
  options.flatMap((option) => {
    const path = [...above, option.value]
    return [...(option.label === label ? [path] : []), ...pathsTo(option.children ?? [], label, path)]
  })

/** `甲/乙` as the ids from the top down; a name that stands once need not say where. */
function placeIn({ byId, byName }: Tree, { text, isDepartment = false }: { text: string; isDepartment?: boolean }) {
  const names = text.split('/').map((part) => part.trim())
  const matching = (byName.get(names.at(-1) ?? '') ?? []).filter((id) => {
    const above = upwards(byId, id).map((at) => byId.get(at)?.fullName)
    return names.toReversed().every((name, index) => above[index] === name)
  })
  // Of several the one that is wanted: a department, or the one whose whole path this is.
  const wanted = matching.filter((id) =>
    isDepartment ? byId.get(id)?.isDepartment : upwards(byId, id).length === names.length,
  )
  const place = only(matching.length > 1 && wanted.length > 0 ? wanted : matching, text)
  if (!('value' in place) || typeof place.value !== 'string') return place
  return found(upwards(byId, place.value).toReversed())
}

function upwards(byId: Tree['byId'], id: string): string[] {
  const path: string[] = []
  for (let at = byId.get(id); at && !path.includes(at.id); at = byId.get(at.parentId)) path.push(at.id)
  return path
}
