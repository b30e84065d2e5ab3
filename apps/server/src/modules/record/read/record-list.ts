import {
  asText,
  isPhoneField,
  isRecord,
  own,
  readConditions,
  type FormItem,
  type JsonRecord,
  type ListColumn,
} from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { RecordGrant } from '../rights/record-grant.ts'
import type { ModelStorage } from '../model-storage.ts'
import type { OpenModel } from '../models.ts'
import type { RecordListBody } from '../record.schema.ts'
import { noteLength, wasShort } from './list-lengths.ts'
import { pagesOf } from './record-pages.ts'
import { read, type RecordReader } from './record-reader.ts'
import { conditionSql, isScanned, placedFields, refOf, type PlacedField } from '../record-sql.ts'
import { putText, shownValues } from './record-view.ts'
import type { Slice, SortKey, StoredRecord } from '../write/record-listing.ts'
import { createRecordRepository } from '../write/record.repository.ts'
import { FLOW_STATE, stateCondition } from './flow-state.ts'
import type { RowActions, RowConditions } from '../rights/row-rights.ts'

/** A validated list query. */
export interface ListQuery {
  /** The search as it was sent. */
  search: string
  where: RawBuilder<SqlBool>
  /** Whether no index finds the rows of a condition. */
  isScanned: boolean
  order: Slice['order']
  columns: readonly ListColumn[]
  /** The field that groups the rows of a grouped list. */
  group: PlacedField | undefined
  /** Whether phone numbers are shown as a whole. */
  showsNumbers: boolean
  /** Conditions of the rows that may be edited and deleted; undefined where the buttons hold for every row. */
  actions?: RowConditions | undefined
}

/** A record as texts: its own cells, and the cells of its sub-tables by column. */
export interface ListedRecord {
  row: JsonRecord
  actions?: RowActions | undefined
  below: ReadonlyMap<string, readonly string[]>
}

type Asked = Pick<RecordListBody, 'queryJson' | 'sidx' | 'sort'>

/** What narrows a list beside its search. */
interface Narrowing {
  /** The state of the approval of a record, for models with a flow. */
  state?: SortKey | undefined
  /** Further conditions; see `createNarrowing`. */
  filter?: RawBuilder<SqlBool> | undefined
}

interface Reading {
  model: OpenModel
  storage: ModelStorage
  access: RecordGrant
}

/** Validates a list query: only visible fields are compared, sorted by or returned. */
export function readListQuery(
  { model, storage, access }: Reading,
  { queryJson, sidx, sort }: Asked,
  { state, filter }: Narrowing = {},
): ListQuery {
  const placed = placedFields(storage)
  const { list, form } = model
  const { showsNumbers } = access
  const isMasked = (item: FormItem) => !showsNumbers && isPhoneField(item)
  const columns = access.columns.filter(({ item }) => item?.kind.fitsList === true)
  const visible = new Set(columns.map(({ prop }) => prop))
  // A search condition may use a field without a column. A condition on a hidden column would reveal its values.
  const hidden = new Set(list.columns.map(({ prop }) => prop).filter((prop) => !visible.has(prop)))
  const searched = new Set([
    ...list.search.map(({ prop }) => prop),
    ...model.appList.search.map(({ prop }) => prop),
    ...(list.settings.type === 'tree' ? [list.settings.tree.relation] : []),
    ...visible,
  ])
  const isPermitted = (item: FormItem) =>
    searched.has(item.path) && !hidden.has(item.path) && access.mayRead(item) && placedAt(placed, item) !== undefined
  const sought = parse(queryJson)
  const { [FLOW_STATE]: soughtState, ...soughtFields } = sought
  const { conditions, refused } = readConditions(state ? soughtFields : sought, form, { isPermitted })
  if (refused.length > 0)
    throw new AppError('forbidden', 'record.searchForbidden', {
      params: { fields: refused.join('、').slice(0, 200) },
    })

  const wheres = [access.rows(storage)]
  let scanned = false
  for (const condition of conditions) {
    const field = placedAt(placed, condition.item)
    if (!field) continue
    const options = { isMasked: isMasked(condition.item) }
    wheres.push(conditionSql(condition, field, options))
    scanned ||= isScanned(condition, field, options)
  }
  const byState = state && stateCondition(state.value, soughtState)
  if (byState) wheres.push(byState)
  if (filter) wheres.push(filter)
  const group = list.settings.type === 'group' ? usual(list.settings.groupField) : undefined
  const where = sql<SqlBool>`${sql.join(wheres, sql` and `)}`
  return { search: queryJson ?? '', where, isScanned: scanned, order: orderOf(), columns, group, showsNumbers }

  /** A field of the design; undefined when it is hidden from the caller. */
  function usual(name: string) {
    const field = hidden.has(name) ? undefined : placed.get(name)
    return field && access.mayRead(field.item) ? field : undefined
  }

  function orderOf(): Slice['order'] {
    if (state && sidx === FLOW_STATE) return { by: state, direction: sort === 'asc' ? 'asc' : 'desc' }
    const asked = sidx && visible.has(sidx) ? placed.get(sidx) : undefined
    // The order of masked numbers would reveal them.
    if (asked && !isMasked(asked.item)) return { by: keyOf(asked), direction: sort === 'asc' ? 'asc' : 'desc' }
    const { defaultSortField, sort: direction } = list.settings
    const field = usual(defaultSortField)
    return field && !isMasked(field.item) ? { by: keyOf(field), direction } : undefined
  }
}

const keyOf = (field: PlacedField): SortKey => ({ value: refOf(field), type: field.type })

/** The column of a field with one value per record; undefined for columns of sub-tables. */
const placedAt = (placed: ReadonlyMap<string, PlacedField>, { name, table }: FormItem) =>
  table === undefined ? placed.get(name) : undefined

function parse(queryJson: string | null | undefined): JsonRecord {
  if (!queryJson) return {}
  try {
    const query: unknown = JSON.parse(queryJson)
    if (isRecord(query) && !Object.hasOwn(query, '__proto__')) return query
  } catch {
    // Refused below, like every text that is not a JSON object.
  }
  throw new AppError('refused', 'error.invalidInput', { fields: { queryJson: 'validation.format' } })
}

/** Lists records as texts. */
export function createRecordList({ db, reader }: { db: Db; reader: RecordReader }) {
  /** The rows of one page, and the number of all rows; with `mayEstimate` that of a long list is an estimate. */
  async function page(
    { storage }: Reading,
    {
      query,
      limit,
      offset,
      mayEstimate = false,
      actor,
    }: { query: ListQuery; limit: number; offset: number; mayEstimate?: boolean; actor: Actor },
  ): Promise<{ rows: ListedRecord[]; total: number; isEstimated: boolean }> {
    const fields = fieldsOf(storage, query)
    const slice = { order: query.order, limit, offset }
    const { search } = query
    const found = await createRecordRepository(db).page(storage, {
      fields,
      where: query.where,
      slice,
      actions: query.actions,
      mayEstimate: mayEstimate && !wasShort(storage, search),
      isScanned: query.isScanned,
    })
    const { records, total, isEstimated = false } = found
    noteLength(storage, { search, total })
    return { rows: await texts(records, { storage, fields, query, actor }), total, isEstimated }
  }

  /** All rows, in batches. */
  async function* pages(
    { storage }: Reading,
    { query, size, actor }: { query: ListQuery; size: number; actor: Actor },
  ): AsyncGenerator<ListedRecord[]> {
    const fields = fieldsOf(storage, query)
    const paged = { fields, where: query.where, order: query.order, size }
    for await (const records of pagesOf(createRecordRepository(db), storage, paged))
      yield await texts(records, { storage, fields, query, actor })
  }

  function fieldsOf(storage: ModelStorage, query: ListQuery) {
    const placed = placedFields(storage)
    const fields = new Set(query.columns.flatMap(({ item }) => (item && placedAt(placed, item)) ?? []))
    if (query.group) fields.add(query.group)
    return [...fields]
  }

  async function texts(
    records: readonly StoredRecord[],
    {
      storage,
      fields,
      query: { columns, showsNumbers },
      actor,
    }: { storage: ModelStorage; fields: readonly PlacedField[]; query: ListQuery; actor: Actor },
  ): Promise<ListedRecord[]> {
    const items = fields.map(({ item }) => item)
    const values = records.map((record) => read(record, items))
    const cells = await cellsOf(records, { storage, columns })
    const shown = [
      ...values.flatMap((record) => shownValues(items, record)),
      ...cells.flatMap(({ item, rows: found }) => [...found.values()].flat().map(({ value }) => ({ item, value }))),
    ]
    const namesOf = await reader.namesFor(shown, { actor })
    const looks = new Map(items.map((item) => [item, { node: item.node, names: namesOf(item), showsNumbers }]))
    return records.map(({ id, actions }, index) => {
      const row: JsonRecord = { id }
      const held = values[index] ?? {}
      for (const [item, look] of looks) {
        const { name } = item
        // The key of the record has precedence over a field with its name.
        if (name === 'id') continue
        row[name] = ''
        putText(row, { item, value: own(held, name), key: name, look })
      }
      const below = cells.map(({ item, prop, rows: found }): [string, string[]] => [
        prop,
        (found.get(id) ?? []).map(({ value }) =>
          value === undefined ? '' : item.kind.display(value, { node: item.node, names: namesOf(item), showsNumbers }),
        ),
      ])
      return { row, below: new Map(below), actions }
    })
  }

  /** Columns of sub-tables that a list shows, with their cells in the order of the rows, by record. */
  async function cellsOf(
    records: readonly StoredRecord[],
    { storage, columns }: { storage: ModelStorage; columns: readonly ListColumn[] },
  ) {
    const repository = createRecordRepository(db)
    const ids = records.map(({ id }) => id)
    const cells: { item: FormItem; prop: string; rows: Map<string, { parent: string; value: unknown }[]> }[] = []
    for (const table of storage.subTables) {
      const shown = columns.filter(({ item }) => item?.table === table.item.name)
      if (shown.length === 0) continue
      const found = await repository.rowsOf(storage, { table, ids })
      for (const { item, prop } of shown) {
        if (!item) continue
        const rowsOf = found.map((row) => ({ parent: row.parent, value: read(row, [item])[item.name] }))
        cells.push({ item, prop, rows: Map.groupBy(rowsOf, ({ parent }) => parent) })
      }
    }
    return cells
  }

  return { page, pages }
}

export type RecordList = ReturnType<typeof createRecordList>

/** A record as one row: the cells of a sub-table column are joined. */
export function inOneRow({ row, below }: ListedRecord): JsonRecord {
  const joined = [...below].map(([prop, texts]) => [prop, texts.filter((text) => text !== '').join(', ')])
  return { ...row, ...Object.fromEntries(joined) }
}

/** A record as lines of a workbook: one line per sub-table row; the first one also has the main cells. */
export function inLines({ row, below }: ListedRecord): JsonRecord[] {
  const count = Math.max(1, ...[...below.values()].map(({ length }) => length))
  return Array.from({ length: count }, (_, line) => ({
    ...(line === 0 && row),
    ...Object.fromEntries([...below].map(([prop, texts]) => [prop, texts[line] ?? ''])),
  }))
}

/** Groups rows by the text of a field. The field is removed from the rows and shown as the first column of the group. */
export function groupRows(
  rows: readonly JsonRecord[],
  { field, columns }: { field: string; columns: readonly ListColumn[] },
) {
  const first = columns.map(({ prop }) => prop).find((prop) => prop !== field)
  const groups = Map.groupBy(rows, (row) => asText(row[field]) ?? '')
  return [...groups].map(([label, children], index) => ({
    top: true,
    ...(first !== undefined && { [first]: label }),
    id: `group-${index}`,
    children: field === 'id' ? children : children.map(({ [field]: _grouped, ...row }) => row),
  }))
}
