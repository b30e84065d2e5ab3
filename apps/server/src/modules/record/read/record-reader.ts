import {
  asText,
  attributeSources,
  own,
  readRows,
  type FormItem,
  type FormModel,
  type JsonRecord,
} from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { createBatch } from '../../../platform/db/batch.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { ALL_ROWS } from '../../authority/index.ts'
import type { ModelStorage } from '../model-storage.ts'
import type { Models } from '../models.ts'
import type { StoredRecord } from '../write/record-listing.ts'
import { createRecordRepository, type RecordRepository } from '../write/record.repository.ts'
import { createNameTables, lookUpNames, type NamesOf, type RecordLabels, type Shown } from './record-names.ts'
import { fieldValue, placedFields } from '../record-sql.ts'
import { detailOf, shownValues } from './record-view.ts'

/** Maximum depth of relations: a label may itself be a relation. */
const MAX_DEPTH = 3

/** Reads the rows of a data interface with the rights of the actor. */
export type AskInterface = (
  actor: Actor,
  dataInterface: string,
  only?: { column: string; values: readonly string[] },
) => Promise<readonly Record<string, unknown>[]>

/** A record with its field values. */
export interface ReadRecord {
  id: string
  version: string
  values: JsonRecord
}

interface FindOptions {
  id: string
  where: RawBuilder<SqlBool>
  lock?: boolean
}

/** Reads records and the names of referenced records. */
export function createRecordReader({ db, models, interfaces }: { db: Db; models: Models; interfaces: AskInterface }) {
  const names = createNameTables(db)

  const batches = new WeakMap<ModelStorage, ReturnType<typeof batchOf>>()

  /** Whole records of a model by id: one statement for concurrent callers. */
  function batchOf(storage: ModelStorage) {
    const fields = [...placedFields(storage).values()]
    return createBatch(db, async (quick, ids: readonly string[]) => {
      const repository = createRecordRepository(quick)
      const records = await whole(await repository.findMany(storage, { ids, fields }), { storage, repository })
      return new Map(records.map((record) => [record.id, record]))
    })
  }

  /** A record with the rows of its sub-tables; undefined when it does not exist or does not match the condition. */
  async function find(
    storage: ModelStorage,
    { id, where, lock = false }: FindOptions,
    connection: Db | Trx = db,
  ): Promise<ReadRecord | undefined> {
    if (where === ALL_ROWS && connection === db && storage.main.keyIsText) {
      const batch = batches.get(storage) ?? batchOf(storage)
      batches.set(storage, batch)
      // PostgreSQL has no NUL in texts, and would refuse the ids of the other callers with this one.
      return id.includes('\0') ? undefined : (await batch([id])).get(id)
    }
    const repository = createRecordRepository(connection)
    const fields = [...placedFields(storage).values()]
    const stored = await repository.find(storage, { id, fields, where, lock })
    const [record] = await whole(stored ? [stored] : [], { storage, repository })
    return record
  }

  /** Records with their field values and the rows of their sub-tables. */
  async function whole(
    stored: readonly StoredRecord[],
    { storage, repository }: { storage: ModelStorage; repository: RecordRepository },
  ): Promise<ReadRecord[]> {
    const items = [...placedFields(storage).values()].map(({ item }) => item)
    const records = stored.map((one) => ({ id: one.id, version: one.version, values: read(one, items) }))
    for (const table of storage.subTables) {
      const found = await repository.rowsOf(storage, { table, ids: records.map(({ id }) => id) })
      const rows = Map.groupBy(found, ({ parent }) => parent)
      const columns = table.fields.map(({ item }) => item)
      for (const { id, values } of records)
        values[table.item.name] = (rows.get(id) ?? []).map((row) => ({ [table.key]: row.id, ...read(row, columns) }))
    }
    return records
  }

  const namesFor = (
    shown: readonly Shown[],
    { actor, depth = 0 }: { actor: Actor; depth?: number },
  ): Promise<NamesOf> => lookUpNames(names, shown, labels(actor, depth))

  /** Labels of relation fields and popup selects. */
  const labels = (actor: Actor, depth: number): RecordLabels => ({
    relation: async (item, ids) => {
      const field = asText(own(item.node, 'relationField')) ?? ''
      const rows = await related(asText(own(item.node, 'modelId')) ?? '', { ids, fields: [field], actor, depth })
      return new Map(rows.map((row) => [row.id, asText(row.texts[field]) ?? '']))
    },
    popup: async (item, ids) => {
      const [dataInterface, value, label] = ['interfaceId', 'propsValue', 'relationField'].map(
        (key) => asText(own(item.node, key)) ?? '',
      )
      const column = value || 'id'
      const rows = await interfaces(actor, dataInterface ?? '', { column, values: ids })
      return new Map(
        // Of several rows with one key, the first counts, as in the dialog.
        rows.toReversed().flatMap((row) => {
          const [id, text] = [asText(own(row, column)), asText(own(row, label || 'fullName'))]
          return id === undefined || text === undefined ? [] : [[id, text] as const]
        }),
      )
    },
    interfaceOptions: (dataInterface) => interfaces(actor, dataInterface),
  })

  /** Texts of fields of records of another model. */
  async function related(
    modelId: string,
    { ids, fields, actor, depth }: { ids: readonly string[]; fields: readonly string[]; actor: Actor; depth: number },
  ): Promise<{ id: string; texts: JsonRecord }[]> {
    const model = depth < MAX_DEPTH ? await models.open(modelId, actor.authorityVersion) : undefined
    if (!model?.storage || ids.length === 0) return []
    const where = sql<SqlBool>`m.${sql.id(model.storage.main.key)}::text = any(${ids}::text[])`
    const placed = placedFields(model.storage)
    const shown = fields.flatMap((name) => placed.get(name) ?? [])
    const records = await createRecordRepository(db).list(model.storage, {
      fields: shown,
      where,
      slice: { order: undefined, limit: ids.length, offset: 0 },
    })
    const items = shown.map(({ item }) => item)
    const values = records.map((record) => ({ id: record.id, values: read(record, items) }))
    const namesOf = await namesFor(
      values.flatMap((record) => shownValues(items, record.values)),
      { actor, depth: depth + 1 },
    )
    return values.map((record) => ({ id: record.id, texts: textsOf(items, record.values, namesOf) }))
  }

  /**
   * Adds the attribute columns of sub-tables to the rows of a detail: `{source}_{showField}` beside the text of the
   * source (contract of the platform, 7.6).
   */
  async function addRowAttributes(
    detail: JsonRecord,
    { form, values, actor }: { form: FormModel; values: JsonRecord; actor: Actor },
  ) {
    for (const { source, showField } of attributeSources(form)) {
      if (source?.table === undefined || source.kind.records !== 'model' || showField === '') continue
      const rows = readRows(own(values, source.table))
      const ids = rows.flatMap((row) => asText(own(row, source.name)) ?? [])
      const asked = { ids: [...new Set(ids)], fields: [showField], actor, depth: 0 }
      const shown = new Map(
        (await related(asText(own(source.node, 'modelId')) ?? '', asked)).map(({ id, texts }) => [id, texts]),
      )
      for (const [index, row] of readRows(own(detail, source.table)).entries()) {
        const text = shown.get(asText(own(rows[index], source.name)) ?? '')?.[showField]
        if (text !== undefined && text !== '') row[`${source.name}_${showField}`] = text
      }
    }
  }

  /** Texts of the values of a form, as on a detail page. Empty values are left out. */
  async function display({ form, values, actor }: { form: FormModel; values: JsonRecord; actor: Actor }) {
    const namesOf = await namesFor(shownValues(form.fields, values), { actor })
    return detailOf({ form }, { items: form.fields, values, namesOf })
  }

  return { find, namesFor, addRowAttributes, display }
}

export type RecordReader = ReturnType<typeof createRecordReader>

/** Field values of a stored record; empty ones are left out. */
export function read({ values }: Pick<StoredRecord, 'values'>, items: readonly FormItem[]): JsonRecord {
  const known: JsonRecord = {}
  for (const item of items) {
    const value = fieldValue(item, values[item.name])
    if (value !== undefined) known[item.name] = value
  }
  return known
}

function textsOf(items: readonly FormItem[], values: JsonRecord, namesOf: NamesOf): JsonRecord {
  const texts: JsonRecord = {}
  for (const item of items) {
    const value = own(values, item.name)
    texts[item.name] = value === undefined ? '' : item.kind.display(value, { node: item.node, names: namesOf(item) })
  }
  return texts
}
