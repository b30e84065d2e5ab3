import { DICTIONARY_ROOT_ID, ROOT_ID } from '@sqos/contract'
import { optionTone } from '@sqos/form-model'
import { checkCode, checkName } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { buildTree, matchesWithAncestors, subtreeIds } from '../../platform/tree.ts'
import type { PageColumns } from '../authority/index.ts'
import type { DictionaryAction, DictionaryGuard } from './dictionary.policy.ts'
import {
  createDictionaryRepository,
  type DataRow,
  type DictionaryRepository,
  type TypeRow,
} from './dictionary.repository.ts'
import {
  DictionaryData,
  DictionaryDataNode,
  type DictionaryDataBody,
  type DictionaryTypeBody,
} from './dictionary.schema.ts'

/** Dependencies of the service. */
export interface DictionaryServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  demand: DictionaryGuard
  columns: PageColumns
  /** The ids of the menu entries that show the values of a dictionary. */
  entriesOf: (typeId: string) => Promise<readonly string[]>
  repository: DictionaryRepository
  configuration: ConfigurationWriter
}

interface Use {
  action: DictionaryAction
  actor: Actor
}

interface DataQuery {
  keyword?: string
  isTree?: number
  actor: Actor
}

interface ParentsQuery {
  editedId: string
  isTree: number | undefined
  actor: Actor
}

const typeNode = ({ id, parentId, fullName, enCode, isTree, sortCode }: TypeRow) => ({
  id,
  parentId,
  fullName,
  enCode,
  isTree,
  sortCode,
})

const dataNode = ({ id, parentId, fullName, enCode, enabledMark, sortCode, tone }: DataRow) => ({
  id,
  parentId,
  fullName,
  enCode,
  enabledMark,
  sortCode,
  tone: optionTone({ tone }) ?? ('' as const),
})

/** Manages dictionaries and their values, the option sources of every form. */
export function createDictionaryService(deps: DictionaryServiceDeps) {
  const { demand, repository, configuration, columns, entriesOf, now, newId } = deps
  const limitNode = columns.limitValues(DictionaryDataNode)
  const limitParent = columns.limitValues(DictionaryDataNode, { except: ['add', 'edit'] })
  const limitRecord = columns.limitValues(DictionaryData, { except: ['edit'] })
  const inTransaction = (trx: Trx) => createDictionaryRepository(trx)

  async function listTypes() {
    return buildTree(await repository.listTypes(), typeNode)
  }

  /** The tree of possible parents: without the edited dictionary and its descendants. */
  async function listTypeParents(editedId: string) {
    const rows = await repository.listTypes()
    const below = subtreeIds(rows, editedId)
    return buildTree(
      rows.filter((row) => !below.has(row.id)),
      typeNode,
    )
  }

  const findType = async (id: string) => found(await repository.findType(id))
  const getType = async (id: string) => asRead(await findType(id))

  async function checkType(body: DictionaryTypeBody, editedId?: string) {
    const problems = { fullName: checkName(body.fullName), enCode: checkCode(body.enCode) }
    if (problems.fullName) throw refusedField('fullName', `validators:${problems.fullName}`)
    if (problems.enCode) throw refusedField('enCode', `validators:${problems.enCode}`)
    const rows = await repository.listTypes()
    const others = rows.filter((row) => row.id !== editedId)
    if (others.some((row) => row.enCode === body.enCode)) throw refusedField('enCode', 'dictionary.codeTaken')
    if (others.some((row) => row.fullName === body.fullName)) throw refusedField('fullName', 'dictionary.nameTaken')
    if (body.parentId === ROOT_ID) return
    if (editedId !== undefined && subtreeIds(rows, editedId).has(body.parentId)) {
      throw refusedField('parentId', 'dictionary.parentIsSelf')
    }
    if (!others.some((row) => row.id === body.parentId)) throw refusedField('parentId', 'dictionary.parentMissing')
  }

  async function createType(body: DictionaryTypeBody, actor: Actor) {
    await checkType(body)
    const id = newId()
    await configuration.write(actor, [{ table: 'dictionaryTypes', ids: [id] }], (trx) =>
      inTransaction(trx).insertTypes([
        { ...typeValues(body), id, isTree: body.isTree ?? 0, ...createdBy(actor, now()) },
      ]),
    )
  }

  async function updateType(id: string, { body, actor }: { body: DictionaryTypeBody; actor: Actor }) {
    const type = await findType(id)
    demandUnchanged(type, body.lastModifyTime)
    if (body.isTree !== undefined && body.isTree !== type.isTree) throw refusedField('isTree', 'dictionary.treeFixed')
    await checkType(body, type.id)
    await configuration.write(actor, [{ table: 'dictionaryTypes', ids: [type.id] }], (trx) =>
      inTransaction(trx).updateType(type.id, { ...typeValues(body), ...modifiedBy(actor, laterThan(type, now())) }),
    )
  }

  async function deleteType(id: string, actor: Actor) {
    const type = await findType(id)
    const [types, data] = await Promise.all([repository.listTypes(), repository.listData({ typeId: type.id })])
    if (types.some((row) => row.parentId === type.id)) throw new AppError('refused', 'dictionary.typeHasChildren')
    if (data.length > 0) throw new AppError('refused', 'dictionary.typeHasData')
    await configuration.write(actor, [{ table: 'dictionaryTypes', ids: [type.id] }], (trx) =>
      inTransaction(trx).updateType(type.id, deletedBy(actor, now())),
    )
  }

  /** Values of one dictionary, disabled ones included; a search in a tree keeps the ancestors of what it finds. */
  async function listData(typeId: string, { keyword = '', isTree, actor }: DataQuery) {
    const type = await openType(typeId, { action: 'view', actor })
    const rows = await repository.listData({ typeId: type.id })
    const limited = await limitNode(actor, { entries: await entriesOf(type.id) })
    const wanted = keyword.trim().toLowerCase()
    // The keyword searches only columns that the user may see.
    const matches = (row: DataRow) => {
      const { fullName, enCode } = limited(dataNode(row))
      return fullName.toLowerCase().includes(wanted) || enCode.toLowerCase().includes(wanted)
    }
    const nodeOf = (row: DataRow) => limited(dataNode(row))
    if ((isTree ?? type.isTree) === 1) return buildTree(matchesWithAncestors(rows, matches), nodeOf)
    return flatNodes(rows.filter(matches), nodeOf)
  }

  /** Every dictionary with its enabled values: clients keep this and empty it after a write. */
  async function listAll() {
    const [types, data] = await Promise.all([repository.listTypes(), repository.listData({ enabledOnly: true })])
    const byType = Map.groupBy(data, (row) => row.dictionaryTypeId)
    return types.map(({ id, enCode, fullName, isTree }) => {
      const rows = byType.get(id) ?? []
      return {
        id,
        enCode,
        fullName,
        isTree,
        dictionaryList: isTree === 1 ? buildTree(rows, dataNode) : flatNodes(rows),
      }
    })
  }

  /** Enabled values of one dictionary, named by id or code: what a select shows. */
  async function listOptions(typeIdOrCode: string) {
    const type = await findType(typeIdOrCode)
    const rows = await repository.listData({ typeId: type.id, enabledOnly: true })
    return type.isTree === 1 ? buildTree(rows, dataNode) : flatNodes(rows)
  }

  /** The parents a value may have: the dictionary itself and, in a tree, its values without the edited one. */
  async function listDataParents(typeId: string, { editedId, isTree, actor }: ParentsQuery) {
    const type = await openType(typeId, { action: 'view', actor })
    const rows = (isTree ?? type.isTree) === 1 ? await repository.listData({ typeId: type.id }) : []
    const below = subtreeIds(rows, editedId)
    const limited = await limitParent(actor, { entries: await entriesOf(type.id) })
    const children = buildTree(
      rows.filter((row) => !below.has(row.id)),
      (row) => limited(dataNode(row)),
    )
    const top = { id: DICTIONARY_ROOT_ID, parentId: ROOT_ID, fullName: type.fullName, enCode: type.enCode }
    const facts = { hasChildren: children.length > 0, isLeaf: children.length === 0, num: children.length }
    return [
      { ...top, enabledMark: 1, sortCode: 0, tone: '' as const, ...facts, ...(children.length > 0 && { children }) },
    ]
  }

  /**
   * The dictionary, if the caller may perform the action on its values; other callers do not learn whether it exists.
   */
  async function openType(typeId: string, { action, actor }: Use) {
    const type = await repository.findType(typeId)
    await demand(actor, action, type?.id ?? typeId)
    return found(type)
  }

  async function openData(id: string, { action, actor }: Use) {
    const data = await repository.findData(id)
    await demand(actor, action, data?.dictionaryTypeId ?? '')
    return found(data)
  }

  async function getData(id: string, actor: Actor) {
    const row = await openData(id, { action: 'view', actor })
    const data = { ...asRead(row), tone: optionTone(row) ?? ('' as const) }
    const limited = await limitRecord(actor, { entries: await entriesOf(data.dictionaryTypeId) })
    return limited(data)
  }

  async function checkData(body: DictionaryDataBody, editedId?: string) {
    const type = await repository.findType(body.dictionaryTypeId)
    if (!type) throw refusedField('dictionaryTypeId', 'dictionary.typeMissing')
    const rows = await repository.listData({ typeId: type.id })
    const others = rows.filter((row) => row.id !== editedId)
    if (others.some((row) => row.enCode === body.enCode)) throw refusedField('enCode', 'dictionary.codeTaken')
    if (others.some((row) => row.fullName === body.fullName)) throw refusedField('fullName', 'dictionary.nameTaken')
    const parentId = body.parentId ?? DICTIONARY_ROOT_ID
    if (parentId === DICTIONARY_ROOT_ID) return type
    if (type.isTree !== 1) throw refusedField('parentId', 'dictionary.flatHasNoParent')
    if (editedId !== undefined && subtreeIds(rows, editedId).has(parentId)) {
      throw refusedField('parentId', 'dictionary.parentIsSelf')
    }
    if (!others.some((row) => row.id === parentId)) throw refusedField('parentId', 'dictionary.parentMissing')
    return type
  }

  async function createData(body: DictionaryDataBody, actor: Actor) {
    await demand(actor, 'add', body.dictionaryTypeId)
    const type = await checkData(body)
    const id = newId()
    await configuration.write(actor, [{ table: 'dictionaryData', ids: [id] }], (trx) =>
      inTransaction(trx).insertData([
        { ...dataValues(body), id, dictionaryTypeId: type.id, ...createdBy(actor, now()) },
      ]),
    )
  }

  async function updateData(id: string, { body, actor }: { body: DictionaryDataBody; actor: Actor }) {
    const data = await openData(id, { action: 'edit', actor })
    demandUnchanged(data, body.lastModifyTime)
    await checkData({ ...body, dictionaryTypeId: data.dictionaryTypeId }, id)
    await configuration.write(actor, [{ table: 'dictionaryData', ids: [id] }], (trx) =>
      inTransaction(trx).updateData(id, { ...dataValues(body), ...modifiedBy(actor, laterThan(data, now())) }),
    )
  }

  async function deleteData(id: string, actor: Actor) {
    const data = await openData(id, { action: 'remove', actor })
    const rows = await repository.listData({ typeId: data.dictionaryTypeId })
    if (rows.some((row) => row.parentId === id)) throw new AppError('refused', 'dictionary.dataHasChildren')
    await configuration.write(actor, [{ table: 'dictionaryData', ids: [id] }], (trx) =>
      inTransaction(trx).updateData(id, deletedBy(actor, now())),
    )
  }

  async function toggleData(id: string, actor: Actor) {
    const data = await openData(id, { action: 'edit', actor })
    await configuration.write(actor, [{ table: 'dictionaryData', ids: [id] }], (trx) =>
      inTransaction(trx).updateData(id, {
        enabledMark: 1 - data.enabledMark,
        ...modifiedBy(actor, laterThan(data, now())),
      }),
    )
  }

  return {
    listTypes,
    listTypeParents,
    getType,
    createType,
    updateType,
    deleteType,
    listData,
    listAll,
    listOptions,
    listDataParents,
    getData,
    createData,
    updateData,
    deleteData,
    toggleData,
  }
}

export type DictionaryService = ReturnType<typeof createDictionaryService>

const asRead = <Row extends { lastModifyTime: Date | null }>(row: Row) => ({
  ...row,
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})

const flatNodes = (rows: readonly DataRow[], nodeOf = dataNode) =>
  rows.map((row) => ({ ...nodeOf(row), hasChildren: false, isLeaf: true, num: 0 }))

const typeValues = ({ parentId, fullName, enCode, sortCode = 0, description = '' }: DictionaryTypeBody) => ({
  parentId,
  fullName,
  enCode,
  sortCode,
  description,
})

const dataValues = (body: DictionaryDataBody) => ({
  parentId: body.parentId ?? DICTIONARY_ROOT_ID,
  fullName: body.fullName,
  enCode: body.enCode,
  enabledMark: body.enabledMark ?? 1,
  // A client that does not know colours keeps the stored one.
  ...(body.tone !== undefined && { tone: body.tone }),
  sortCode: body.sortCode ?? 0,
  description: body.description ?? '',
})
