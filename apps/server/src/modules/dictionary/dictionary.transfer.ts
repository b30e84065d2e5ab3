import { DICTIONARY_ROOT_ID, ROOT_ID } from '@sqos/contract'
import { isRecord, optionTone } from '@sqos/form-model'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Actor } from '../../platform/actor.ts'
import { createdBy } from '../../platform/db/audited.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { subtreeIds } from '../../platform/tree.ts'
import type { Upload } from '../../platform/upload.ts'
import type { TicketService } from '../file/index.ts'
import { createDictionaryRepository } from './dictionary.repository.ts'
import type { DictionaryServiceDeps } from './dictionary.service.ts'

/** Limit of rows per import. */
const MAX_ROWS = 20_000

const name = Type.String({ minLength: 1, maxLength: 50 })
const id = Type.String({ minLength: 1, maxLength: 50 })
const common = {
  id,
  parentId: id,
  fullName: name,
  enCode: name,
  sortCode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  description: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
}

/** The dictionary file format of the API family; unknown keys of other systems are ignored. */
const DictionaryFile = Type.Object({
  list: Type.Array(Type.Object({ ...common, isTree: Type.Optional(Type.Union([Type.Integer(), Type.Null()])) })),
  modelList: Type.Array(
    Type.Object({
      ...common,
      dictionaryTypeId: id,
      enabledMark: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      tone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
})

/** Some systems omit the values of an empty dictionary. */
const withValues = (file: unknown): unknown =>
  isRecord(file) && (file['modelList'] ?? null) === null ? { ...file, modelList: [] } : file

type DictionaryFile = Static<typeof DictionaryFile>

/** Exports and imports dictionaries as `.bdd` files. */
export function createDictionaryTransfer(deps: DictionaryServiceDeps & { tickets: TicketService }) {
  const { repository, configuration, columns, tickets, now, newId } = deps

  /** Creates a file with the dictionary, its descendants, and all their values. */
  async function exportType(typeId: string, actor: Actor) {
    await columns.demandAllColumns(actor)
    const types = await repository.listTypes()
    const type = found(types.find((row) => row.id === typeId))
    const ids = subtreeIds(types, type.id)
    const data = (await repository.listData({})).filter((row) => ids.has(row.dictionaryTypeId))
    const content: DictionaryFile = {
      list: types.filter((row) => ids.has(row.id)).map((row) => ({ ...exported(row), isTree: row.isTree })),
      modelList: data.map((row) => ({
        ...exported(row),
        dictionaryTypeId: row.dictionaryTypeId,
        enabledMark: row.enabledMark,
        tone: row.tone,
      })),
    }
    return await tickets.offer({
      name: `${type.fullName}.bdd`,
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(content)),
    })
  }

  /** Adds the dictionaries of a file, all or none; returns their number. */
  async function importFile(upload: Upload, actor: Actor) {
    const file = parse(upload)
    await checkAgainstExisting(file)
    checkWithin(file)
    const newIds = await idsFor(file)
    const at = (oldId: string) => newIds.get(oldId) ?? oldId
    const stamp = createdBy(actor, now())

    const types = file.list.map((row) => ({
      ...imported(row),
      id: at(row.id),
      parentId: at(row.parentId),
      isTree: row.isTree === 1 ? 1 : 0,
      ...stamp,
    }))
    const data = file.modelList.map((row) => ({
      ...imported(row),
      id: at(row.id),
      parentId: at(row.parentId),
      dictionaryTypeId: at(row.dictionaryTypeId),
      enabledMark: row.enabledMark === 0 ? 0 : 1,
      tone: optionTone(row) ?? '',
      ...stamp,
    }))
    await configuration.write(
      actor,
      [
        { table: 'dictionaryTypes', ids: types.map((row) => row.id) },
        { table: 'dictionaryData', ids: data.map((row) => row.id) },
      ],
      async (trx) => {
        const inTransaction = createDictionaryRepository(trx)
        await inTransaction.insertTypes(types)
        await inTransaction.insertData(data)
      },
    )
    return { types: types.length, items: data.length }
  }

  async function checkAgainstExisting({ list }: DictionaryFile) {
    const existing = await repository.listTypes()
    const codes = new Set(existing.map((row) => row.enCode))
    const names = new Set(existing.map((row) => row.fullName))
    const taken = list.filter((row) => codes.has(row.enCode) || names.has(row.fullName)).map((row) => row.fullName)
    if (taken.length > 0) {
      throw new AppError('refused', 'dictionary.importExists', { params: { names: taken.slice(0, 5).join('、') } })
    }
    const known = new Set([ROOT_ID, ...existing.map((row) => row.id), ...list.map((row) => row.id)])
    const orphan = list.find((row) => !known.has(row.parentId))
    if (orphan) throw new AppError('refused', 'dictionary.importParentMissing', { params: { name: orphan.fullName } })
  }

  /** Keeps the ids of the file and replaces ids in use, so that a deleted dictionary can be imported again. */
  async function idsFor({ list, modelList }: DictionaryFile) {
    const [types, data] = await Promise.all([
      repository.usedIds(
        'dictionaryTypes',
        list.map((row) => row.id),
      ),
      repository.usedIds(
        'dictionaryData',
        modelList.map((row) => row.id),
      ),
    ])
    return new Map([...types, ...data].map((used) => [used, newId()]))
  }

  return { exportType, importFile }
}

export type DictionaryTransfer = ReturnType<typeof createDictionaryTransfer>

function parse({ name: fileName, content }: Upload): DictionaryFile {
  if (!fileName.toLowerCase().endsWith('.bdd')) throw new AppError('refused', 'dictionary.importSuffix')
  const file = withValues(parseJson(content.toString('utf8')))
  if (!Value.Check(DictionaryFile, file) || file.list.length === 0) {
    throw new AppError('refused', 'dictionary.importBroken')
  }
  if (file.list.length + file.modelList.length > MAX_ROWS) {
    throw new AppError('refused', 'dictionary.importTooMany', { params: { max: MAX_ROWS } })
  }
  return { ...file, modelList: file.modelList.map(belowRoot) }
}

/** Some systems write the id of the dictionary as the parent of its top values. */
const belowRoot = (row: DictionaryFile['modelList'][number]) =>
  row.parentId === row.dictionaryTypeId ? { ...row, parentId: DICTIONARY_ROOT_ID } : row

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new AppError('refused', 'dictionary.importBroken')
  }
}

/**
 * Validates the file: no circles, no duplicate codes; every value belongs to a dictionary of the file, and its parent
 * to the same one.
 */
function checkWithin({ list, modelList }: DictionaryFile) {
  const refuse = (row: { fullName: string } | undefined) => {
    if (row) throw new AppError('refused', 'dictionary.importDuplicate', { params: { name: row.fullName } })
  }
  refuse(firstRepeated(list, (row) => row.id))
  refuse(firstRepeated(list, (row) => row.enCode))
  refuse(firstRepeated(list, (row) => row.fullName))
  refuse(firstRepeated(modelList, (row) => row.id))
  refuse(firstRepeated(modelList, (row) => `${row.dictionaryTypeId}/${row.enCode}`))
  refuse(firstInCircle(list))
  refuse(firstInCircle(modelList))

  const types = new Set(list.map((row) => row.id))
  const typeOf = new Map(modelList.map((row) => [row.id, row.dictionaryTypeId]))
  refuse(
    modelList.find(
      (row) =>
        !types.has(row.dictionaryTypeId) ||
        (row.parentId !== DICTIONARY_ROOT_ID && typeOf.get(row.parentId) !== row.dictionaryTypeId),
    ),
  )
}

function firstRepeated<Row>(rows: readonly Row[], key: (row: Row) => string): Row | undefined {
  const seen = new Set<string>()
  return rows.find((row) => seen.size === seen.add(key(row)).size)
}

/** A row that is not reachable from the roots. */
function firstInCircle<Row extends { id: string; parentId: string }>(rows: readonly Row[]): Row | undefined {
  const ids = new Set(rows.map((row) => row.id))
  const byParent = Map.groupBy(rows, (row) => (ids.has(row.parentId) ? row.parentId : ''))
  const reached = new Set([''])
  for (const at of reached) for (const child of byParent.get(at) ?? []) reached.add(child.id)
  return rows.find((row) => !reached.has(row.id))
}

interface Described {
  id: string
  parentId: string
  fullName: string
  enCode: string
  sortCode?: number | null | undefined
  description?: string | null | undefined
}

const exported = ({ id: rowId, parentId, fullName, enCode, sortCode, description }: Described) => ({
  id: rowId,
  parentId,
  fullName,
  enCode,
  sortCode: sortCode ?? 0,
  description: description ?? '',
})

const imported = ({ fullName, enCode, sortCode, description }: Described) => ({
  fullName,
  enCode,
  sortCode: sortCode ?? 0,
  description: description ?? '',
})
