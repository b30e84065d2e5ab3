import { checkCode, checkName } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { demandHeld, type PageRows } from '../authority/index.ts'
import { holdOrganizations, readOrganizationScope } from '../organization/organization-scope.access.ts'
import { hasMembers } from '../user/membership.access.ts'
import { createPositionRepository } from './position.repository.ts'
import type { PositionBody } from './position.schema.ts'

export interface PositionServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  configuration: ConfigurationWriter
  rows: PageRows
}

/** Adds, changes and deletes positions. */
export function createPositionService({ configuration, now, newId, rows }: PositionServiceDeps) {
  async function open(trx: Trx, actor: Actor) {
    await holdOrganizations(trx)
    const repository = createPositionRepository(trx)
    await repository.lock()
    return { repository, scope: await readOrganizationScope(trx, actor) }
  }

  async function create(body: PositionBody, actor: Actor) {
    const id = newId()
    await configuration.write(actor, [{ table: 'positions', ids: [id] }], async (trx) => {
      const { repository, scope } = await open(trx, actor)
      if (!scope.byId.has(body.organizeId)) throw refusedField('organizeId', 'position.organizationMissing')
      scope.demand('add', [body.organizeId])
      await checkNames(repository, { body })
      await repository.insert({
        ...defaults,
        ...columnsOf(body),
        ...createdBy(actor, now()),
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
        id,
      })
    })
  }

  async function update(id: string, { body, actor }: { body: PositionBody; actor: Actor }) {
    await configuration.write(actor, [{ table: 'positions', ids: [id] }], async (trx) => {
      const { repository, scope } = await open(trx, actor)
      await rows.demand(id, { actor, trx })
      const row = existing(await repository.find(id))
      scope.demand('edit', [row.organizeId])
      demandUnchanged(row, body.lastModifyTime)
      if (body.organizeId !== row.organizeId) {
        if (!scope.byId.has(body.organizeId)) throw refusedField('organizeId', 'position.organizationMissing')
        scope.demand('add', [body.organizeId])
        if (await hasMembers(trx, { objectType: 'Position', objectId: id }))
          throw refusedField('organizeId', 'position.hasMembersToMove')
      }
      // Users with the position receive its grants when it is enabled.
      if (row.enabledMark === 0 && body.enabledMark === 1)
        await demandHeld(trx, { actor, holders: [{ objectType: 'Position', objectId: id }] })
      await checkNames(repository, { body, exceptId: id })
      await repository.update(id, { ...columnsOf(body), ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  /** Switches a position on or off; a position that is in the state already stays unchanged. */
  async function setState(id: string, { enabled, actor }: { enabled: boolean; actor: Actor }) {
    await configuration.write(actor, [{ table: 'positions', ids: [id] }], async (trx) => {
      const { repository, scope } = await open(trx, actor)
      await rows.demand(id, { actor, trx })
      const row = existing(await repository.find(id))
      scope.demand('edit', [row.organizeId])
      const enabledMark = enabled ? 1 : 0
      if (row.enabledMark === enabledMark) return
      if (enabled) await demandHeld(trx, { actor, holders: [{ objectType: 'Position', objectId: id }] })
      await repository.update(id, { enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  async function remove(id: string, actor: Actor) {
    await configuration.write(actor, [{ table: 'positions', ids: [id] }], async (trx) => {
      const { repository, scope } = await open(trx, actor)
      await rows.demand(id, { actor, trx })
      const row = existing(await repository.find(id))
      scope.demand('delete', [row.organizeId])
      if (await hasMembers(trx, { objectType: 'Position', objectId: id }))
        throw new AppError('refused', 'position.hasMembers')
      await repository.update(id, deletedBy(actor, now()))
    })
  }

  return { create, update, setState, remove }
}

export type PositionService = ReturnType<typeof createPositionService>

function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('notFound', 'position.missing')
  return row
}

async function checkNames(
  repository: ReturnType<typeof createPositionRepository>,
  { body, exceptId = '' }: { body: PositionBody; exceptId?: string },
) {
  if (checkName(body.fullName)) throw refusedField('fullName', 'position.nameSpecial')
  if (checkCode(body.enCode)) throw refusedField('enCode', 'position.codeCharacters')
  const taken = await repository.findTaken({ ...body, exceptId })
  if (taken?.enCode === body.enCode) throw refusedField('enCode', 'position.codeTaken')
  if (taken) throw refusedField('fullName', 'position.nameTaken')
}

/** Default values of a position. */
const defaults = { enabledMark: 1, sortCode: 0, description: '' }

const columnsOf = ({ organizeId, fullName, enCode, type, enabledMark, sortCode, description }: PositionBody) => ({
  organizeId,
  fullName,
  enCode,
  type,
  ...(enabledMark !== undefined && { enabledMark }),
  ...(sortCode !== undefined && { sortCode }),
  ...(description !== undefined && { description }),
})
