import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { createPageColumns } from '../authority/index.ts'
import { create__Name__Repository, type __Name__Repository } from './__name__.repository.ts'
import { __Name__, type __Name__Body } from './__name__.schema.ts'

/** Which columns a user may see and search. */
export type __Name__Columns = ReturnType<typeof createPageColumns<'fullName' | 'enCode'>>

/** Dependencies of the service. */
export interface __Name__ServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: __Name__Repository
  configuration: ConfigurationWriter
  columns: __Name__Columns
}

interface ListQuery {
  currentPage?: number
  pageSize?: number
  keyword?: string
}

/** Business logic of __names__. */
export function create__Name__Service({ repository, configuration, columns, now, newId }: __Name__ServiceDeps) {
  const limitRow = columns.limitValues(__Name__)
  const limitRecord = columns.limitValues(__Name__, { except: ['edit'] })
  const target = (id: string) => [{ table: '__camels__' as const, ids: [id] }]

  async function list(query: ListQuery, actor: Actor) {
    const { currentPage = 1, pageSize = 20, keyword } = query
    const { searched } = await columns.withoutHiddenColumns(query, actor)
    const limited = await limitRow(actor)
    const rows = await repository.list({ offset: (currentPage - 1) * pageSize, limit: pageSize, keyword, searched })
    const total = await repository.count({ keyword, searched })
    return { list: rows.map((row) => limited(asRead(row))), pagination: { currentPage, pageSize, total } }
  }

  const find = async (id: string) => found(await repository.find(id))
  const get = async (id: string, actor: Actor) => (await limitRecord(actor))(asRead(await find(id)))

  async function checkCode(enCode: string, editedId?: string) {
    const other = await repository.findByCode(enCode)
    if (other && other.id !== editedId) throw refusedField('enCode', '__camel__.codeTaken')
  }

  async function create(body: __Name__Body, actor: Actor) {
    await checkCode(body.enCode)
    const id = newId()
    await configuration.write(actor, target(id), (trx) =>
      create__Name__Repository(trx).insert({ ...valuesOf(body), id, ...createdBy(actor, now()) }),
    )
  }

  async function update(id: string, { body, actor }: { body: __Name__Body; actor: Actor }) {
    const row = await find(id)
    demandUnchanged(row, body.lastModifyTime)
    await checkCode(body.enCode, id)
    await configuration.write(actor, target(id), (trx) =>
      create__Name__Repository(trx).update(id, { ...valuesOf(body), ...modifiedBy(actor, laterThan(row, now())) }),
    )
  }

  async function remove(id: string, actor: Actor) {
    await find(id)
    await configuration.write(actor, target(id), (trx) =>
      create__Name__Repository(trx).update(id, deletedBy(actor, now())),
    )
  }

  return { list, get, create, update, remove }
}

export type __Name__Service = ReturnType<typeof create__Name__Service>

const asRead = <Row extends { lastModifyTime: Date | null }>(row: Row) => ({
  ...row,
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})

const valuesOf = ({ fullName, enCode, enabledMark = 1, sortCode = 0, description = '' }: __Name__Body) => ({
  fullName,
  enCode,
  enabledMark,
  sortCode,
  description,
})
