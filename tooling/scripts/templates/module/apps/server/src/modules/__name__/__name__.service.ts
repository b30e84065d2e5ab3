import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { create__Name__Repository, type __Name__Repository } from './__name__.repository.ts'
import type { __Name__Body } from './__name__.schema.ts'

/** What the service works with. */
export interface __Name__ServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: __Name__Repository
  configuration: ConfigurationWriter
}

interface ListQuery {
  currentPage?: number
  pageSize?: number
  keyword?: string
}

/** What may be done with __names__. */
export function create__Name__Service({ repository, configuration, now, newId }: __Name__ServiceDeps) {
  const target = (id: string) => [{ table: '__camels__' as const, ids: [id] }]

  async function list({ currentPage = 1, pageSize = 20, keyword }: ListQuery) {
    const rows = await repository.list({ offset: (currentPage - 1) * pageSize, limit: pageSize, keyword })
    return { list: rows, pagination: { currentPage, pageSize, total: await repository.count(keyword) } }
  }

  const get = async (id: string) => found(await repository.find(id))

  async function checkCode(enCode: string, editedId?: string) {
    const other = await repository.findByCode(enCode)
    if (other && other.id !== editedId) throw refusedField('enCode', '__camel__.codeTaken')
  }

  async function create(body: __Name__Body, actor: Actor) {
    await checkCode(body.enCode)
    const id = newId()
    await configuration.write(actor, target(id), (trx) =>
      create__Name__Repository(trx).insert({
        ...body,
        id,
        ...createdBy(actor, now()),
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
      }),
    )
  }

  async function update(id: string, { body, actor }: { body: __Name__Body; actor: Actor }) {
    await get(id)
    await checkCode(body.enCode, id)
    await configuration.write(actor, target(id), (trx) =>
      create__Name__Repository(trx).update(id, { ...body, ...modifiedBy(actor, now()) }),
    )
  }

  async function remove(id: string, actor: Actor) {
    await get(id)
    await configuration.write(actor, target(id), (trx) =>
      create__Name__Repository(trx).update(id, deletedBy(actor, now())),
    )
  }

  return { list, get, create, update, remove }
}

export type __Name__Service = ReturnType<typeof create__Name__Service>
