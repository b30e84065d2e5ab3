import {
  asText,
  formulaType,
  isPhoneField,
  type JsonRecord,
  lookedUp,
  maskedNumber,
  own,
  relatedIds,
  relatedModel,
  type FormItem,
  type FormModel,
  type RelatedValues,
} from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { ALL_ROWS } from '../../authority/index.ts'
import type { OpenModel } from '../models.ts'
import { placedFields } from '../record-sql.ts'
import type { RecordDeps } from '../record.service.ts'
import { createRecordRepository } from '../write/record.repository.ts'
import { read } from './record-reader.ts'
import { putText, shownValues } from './record-view.ts'
import type { RelatedService } from './related.service.ts'

/** Maximum number of records per statement. */
const PORTION = 1000

interface Asking {
  actor: Actor
  /** Whether the server itself reads, which sees everything. */
  isSystem?: boolean | undefined
}

/** Values of related records for formulas, with the rights of the user. What the user may not read is missing. */
export function createRelatedValues({
  db,
  models,
  reader,
  reach,
}: Pick<RecordDeps, 'db' | 'models' | 'reader'> & { reach: RelatedService['reach'] }) {
  /** The values that the formulas of a form look up for these records. */
  async function lookUp(form: FormModel, records: readonly JsonRecord[], asking: Asking): Promise<RelatedValues> {
    const found = new Map<string, Map<string, JsonRecord>>()
    for (const { item, modelId, keys } of lookedUp(form)) {
      const ids = [...new Set(records.flatMap((values) => relatedIds(item, values)))]
      const known = found.get(modelId) ?? new Map<string, JsonRecord>()
      found.set(modelId, known)
      for (let at = 0; at < ids.length; at += PORTION) {
        const part = await valuesOf(modelId, { ...asking, ids: ids.slice(at, at + PORTION), keys })
        for (const [id, values] of part) known.set(id, { ...known.get(id), ...values })
      }
    }
    return found
  }

  /** Record id → key → value. A key `F_Parent.F_Name` follows a relation. */
  async function valuesOf(
    modelId: string,
    { ids, keys, ...asking }: Asking & { ids: readonly string[]; keys: readonly string[] },
  ): Promise<ReadonlyMap<string, JsonRecord>> {
    const found = new Map<string, JsonRecord>()
    const model = await models.open(modelId, asking.actor.authorityVersion)
    if (!model?.storage || !model.isEnabled || ids.length === 0) return found
    const { storage } = model
    const placed = placedFields(storage)
    const key = sql`m.${sql.id(storage.main.key)}::text`
    for (const name of new Set(keys.map((one) => one.split('.')[0] ?? ''))) {
      const field = placed.get(name)
      const where = field && (await visible(model, { ...asking, name }))
      if (!field || !where) continue
      const records = await createRecordRepository(db).list(storage, {
        fields: [field],
        where: sql<SqlBool>`${where} and ${key} = any(${ids}::text[])`,
        slice: { order: undefined, limit: ids.length, offset: 0 },
      })
      const raw = records.map(({ id, values }) => ({ id, value: own(read({ values }, [field.item]), name) }))
      const put = (id: string, path: string, value: unknown) =>
        found.set(id, { ...found.get(id), [path]: value ?? null })
      if (keys.includes(name)) {
        const texts = await textsOf(field.item, raw, asking.actor)
        for (const { id, value } of raw) put(id, name, texts ? texts.get(id) : value)
      }
      for (const path of keys.filter((one) => one.startsWith(`${name}.`))) {
        const next = await behind(field.item, { raw, path: path.slice(name.length + 1), asking })
        for (const [id, value] of next) put(id, path, value)
      }
    }
    return found
  }

  /** The condition of the records whose field the user may read; undefined if there are none. */
  async function visible(
    model: OpenModel,
    { actor, isSystem, name }: Asking & { name: string },
  ): Promise<RawBuilder<SqlBool> | undefined> {
    if (isSystem) return ALL_ROWS
    try {
      return (await reach(model, { actor, names: [name] })).where
    } catch (error) {
      if (error instanceof AppError && error.result === 'forbidden') return undefined
      throw error
    }
  }

  /** The values of a field of the records that a relation has chosen. */
  async function behind(
    item: FormItem,
    { raw, path, asking }: { raw: readonly { id: string; value: unknown }[]; path: string; asking: Asking },
  ): Promise<readonly (readonly [string, unknown])[]> {
    const modelId = relatedModel(item)
    if (modelId === undefined) return []
    const ids = [...new Set(raw.flatMap(({ value }) => asText(value) ?? []))]
    const records = await valuesOf(modelId, { ...asking, ids, keys: [path] })
    return raw.flatMap(({ id, value }) => {
      const chosen = asText(value) ?? ''
      if (chosen === '') return [[id, null] as const]
      const record = records.get(chosen)
      return record && Object.hasOwn(record, path) ? [[id, own(record, path)] as const] : []
    })
  }

  /** The texts of choices, people and relations; undefined for numbers, dates and texts, which stay as they are. */
  async function textsOf(item: FormItem, raw: readonly { id: string; value: unknown }[], actor: Actor) {
    if (isPhoneField(item)) return new Map(raw.map(({ id, value }) => [id, maskedNumber(value)]))
    const type = formulaType(item)
    const isPlain = item.kind.references('1', item.node).length === 0 && !item.kind.hasOptions && !item.kind.records
    if (type === 'number' || type === 'date' || (isPlain && type === 'text')) return undefined
    const namesOf = await reader.namesFor(
      raw.flatMap(({ value }) => shownValues([item], { [item.name]: value })),
      { actor },
    )
    return new Map(
      raw.map(({ id, value }) => {
        const text: JsonRecord = {}
        putText(text, { item, value, key: 'text', look: { node: item.node, names: namesOf(item) } })
        return [id, own(text, 'text')] as const
      }),
    )
  }

  return { lookUp, valuesOf }
}

export type RelatedValuesService = ReturnType<typeof createRelatedValues>
