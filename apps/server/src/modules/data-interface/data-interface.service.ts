import { CHECK_TYPE, DATA_TYPE, REQUEST_METHOD, type Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import { listModelsUsingInterface } from '../model/index.ts'
import { readHeaders, readParameters } from './call/parameters.ts'
import type { Processing } from './call/processing.ts'
import type { PageColumns } from '../authority/index.ts'
import {
  createInterfaceRepository,
  type INTERFACE_SEARCHED,
  type InterfaceRepository,
  type InterfaceRow,
} from './data-interface.repository.ts'
import {
  DataInterface,
  DataInterfaceRow,
  type DataInterfaceBody,
  type DataInterfaceNode,
  type DataInterfaceQuery,
  type InterfaceLogQuery,
} from './data-interface.schema.ts'
import { listReadableTables, readOrRefuse } from './sql/run-sql.ts'

/** Dependencies of the service. */
export interface InterfaceServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: InterfaceRepository
  configuration: ConfigurationWriter
  processing: Processing
  columns: PageColumns<(typeof INTERFACE_SEARCHED)[number]>
}

/** Definitions of data interfaces. `call/` executes them. */
export function createInterfaceService(deps: InterfaceServiceDeps) {
  const { repository, configuration, processing, columns, now, newId } = deps
  const limitRow = columns.limitValues(DataInterfaceRow)
  const limitRecord = columns.limitValues(DataInterface, { except: ['edit'] })
  const write = (actor: Actor, id: string, apply: (inTransaction: InterfaceRepository) => Promise<unknown>) =>
    configuration.write(actor, [{ table: 'dataInterfaces', ids: [id] }], (trx: Trx) =>
      apply(createInterfaceRepository(trx)),
    )

  async function list(query: DataInterfaceQuery, { actor, language }: { actor: Actor; language: Language }) {
    const limited = await limitRow(actor)
    const asked = await columns.withoutHiddenColumns(query, actor)
    const [rows, total] = await Promise.all([repository.list(asked), repository.count(asked)])
    return {
      list: rows.map((row) =>
        limited({
          ...shown(row),
          requestMethod: row.requestMethod === '' ? '' : text(language, `dataInterface.method.${row.requestMethod}`),
          creatorUser: row.account === null ? '' : `${row.realName}/${row.account}`,
          creatorTime: row.creatorTime.getTime(),
          tenantId: '',
        }),
      ),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  /** Categories with their enabled interfaces; empty categories are left out. */
  async function listTree(): Promise<DataInterfaceNode[]> {
    const [categories, rows] = await Promise.all([repository.listCategories(), repository.listEnabled()])
    return categories.flatMap(({ id, fullName }) => {
      const children = rows
        .filter((row) => row.categoryId === id)
        .map((row) => ({ id: row.id, parentId: id, fullName: row.fullName, categoryId: '1' }))
      return children.length === 0 ? [] : [{ id, parentId: '-1', fullName, categoryId: '0', children }]
    })
  }

  const find = async (id: string) => found(await repository.find(id))

  async function get(id: string, actor: Actor) {
    const row = await find(id)
    const limited = await limitRecord(actor)
    const { ipAddress, requestMethod, requestHeaders, dataProcessing } = row
    const lastModifyTime = row.lastModifyTime?.getTime() ?? null
    return limited({ ...shown(row), ipAddress, requestMethod, requestHeaders, dataProcessing, lastModifyTime })
  }

  const listTables = () => listReadableTables(deps.db)

  const listParameters = async (id: string) => readParameters((await find(id)).requestParameters)

  const create = async (body: DataInterfaceBody, actor: Actor) => void (await add(body, { actor, id: undefined }))

  /**
   * Adds an interface under the wanted id. When an existing interface has the id, the new one gets another id and the
   * name of the existing one is returned.
   */
  async function add(body: DataInterfaceBody, { actor, id: wanted }: { actor: Actor; id: string | undefined }) {
    await check(body)
    const present = wanted === undefined ? undefined : await repository.findAny(wanted)
    const takenBy = present?.deleteMark === null ? present.fullName : undefined
    const id = takenBy === undefined ? (wanted ?? newId()) : newId()
    await write(actor, id, async (inTransaction) => {
      await checkPlace(inTransaction, body)
      const values = {
        ...valuesOf(body),
        ...createdBy(actor, now()),
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
        importedId: takenBy === undefined ? null : (wanted ?? null),
      }
      // A deleted interface with this id is replaced by the imported one.
      if (present && id === wanted) await inTransaction.update(id, values)
      else await inTransaction.insert({ ...values, id })
    })
    return { takenBy }
  }

  async function update(id: string, { body, actor }: { body: DataInterfaceBody; actor: Actor }) {
    await check(body)
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      demandUnchanged(row, body.lastModifyTime)
      await checkPlace(inTransaction, body, id)
      await inTransaction.update(id, { ...valuesOf(body, row), ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  /** Refused while a form or a list uses the interface. */
  async function remove(id: string, actor: Actor) {
    const [model] = await listModelsUsingInterface(deps.db, id)
    if (model !== undefined) throw new AppError('refused', 'dataInterface.usedByModel', { params: { model } })
    await write(actor, id, async (inTransaction) => {
      found(await inTransaction.find(id))
      await inTransaction.update(id, deletedBy(actor, now()))
    })
  }

  async function toggle(id: string, actor: Actor) {
    await write(actor, id, async (inTransaction) => {
      const row = found(await inTransaction.find(id))
      await inTransaction.update(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function listLogs(id: string, query: InterfaceLogQuery) {
    const [rows, total] = await Promise.all([repository.listLogs(id, query), repository.countLogs(id, query)])
    return {
      list: rows.map((row) => ({
        id: row.id,
        invokTime: row.invokTime.getTime(),
        userId: row.account === null ? '' : `${row.realName}/${row.account}`,
        invokIp: row.invokIp,
        invokDevice: row.invokDevice,
        invokType: row.invokType,
        invokWasteTime: row.invokWasteTime,
      })),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  /** Refuses an interface that cannot be called, without a query of the database. */
  async function check(body: DataInterfaceBody) {
    readParameters(body.requestParameters ?? '')
    readHeaders(body.requestHeaders ?? '')
    if (body.dataType === DATA_TYPE.sql) readOrRefuse(body.query ?? '')
    if (body.dataType === DATA_TYPE.static && !isJson(body.query ?? ''))
      throw refusedField('query', 'dataInterface.staticBroken')
    if (body.dataType === DATA_TYPE.api && !isAddress(body.path ?? ''))
      throw refusedField('path', 'dataInterface.pathBroken')
    await processing.check(body.dataProcessing ?? '')
  }

  return { list, listTree, listTables, find, get, listParameters, create, add, update, remove, toggle, listLogs }
}

export type InterfaceService = ReturnType<typeof createInterfaceService>

/** Refuses a name or code that is in use, and an unknown category. */
async function checkPlace(repository: InterfaceRepository, body: DataInterfaceBody, id?: string) {
  const fullName = body.fullName.trim()
  const others = await repository.findNamesakes({ fullName, enCode: body.enCode.trim(), id })
  if (others.some((row) => row.fullName === fullName)) throw refusedField('fullName', 'dataInterface.nameTaken')
  if (others.length > 0) throw refusedField('enCode', 'dataInterface.codeTaken')
  if (!(await repository.findCategory(body.categoryId)))
    throw refusedField('categoryId', 'dataInterface.categoryMissing')
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source)
    return true
  } catch {
    return false
  }
}

const isAddress = (path: string) =>
  path.startsWith('/') ? path.startsWith('/api/') : /^https?:\/\//i.test(path) && URL.canParse(path)

const shown = (row: InterfaceRow) => ({
  id: row.id,
  fullName: row.fullName,
  enCode: row.enCode,
  categoryId: row.categoryId,
  checkType: row.checkType,
  dataType: row.dataType,
  responseType: row.responseType,
  dbLinkId: row.dbLinkId,
  query: row.query,
  path: row.path,
  requestParameters: row.requestParameters,
  sortCode: row.sortCode,
  enabledMark: row.enabledMark,
  description: row.description,
})

const DEFAULT_METHOD = {
  [DATA_TYPE.sql]: REQUEST_METHOD.select,
  [DATA_TYPE.static]: '',
  [DATA_TYPE.api]: REQUEST_METHOD.get,
}
const NEW = { enabledMark: 1, sortCode: 0, description: '', checkType: CHECK_TYPE.token }

const valuesOf = (body: DataInterfaceBody, before: Pick<InterfaceRow, keyof typeof NEW> = NEW) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode.trim(),
  categoryId: body.categoryId,
  checkType: body.checkType ?? before.checkType,
  ipAddress: body.ipAddress ?? '',
  dataType: body.dataType,
  requestMethod: body.requestMethod || DEFAULT_METHOD[body.dataType],
  responseType: body.responseType ?? 'json',
  dbLinkId: body.dbLinkId ?? '0',
  query: body.query ?? '',
  path: body.path ?? '',
  requestHeaders: body.requestHeaders ?? '[]',
  requestParameters: body.requestParameters ?? '[]',
  dataProcessing: body.dataProcessing ?? '',
  enabledMark: body.enabledMark ?? before.enabledMark,
  sortCode: body.sortCode ?? before.sortCode,
  description: body.description ?? before.description,
})

/** Refuses a disabled interface. */
export function demandEnabled(row: Pick<InterfaceRow, 'enabledMark'>) {
  if (row.enabledMark !== 1) throw new AppError('refused', 'dataInterface.disabled')
}
