import { PERMISSION } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { ItemGrants } from '../authority/index.ts'
import { createPortalRepository, grantIdOf, type PortalGrant, type PortalRepository } from './portal.repository.ts'

interface GrantsDeps extends Pick<Deps, 'now'> {
  repository: PortalRepository
  configuration: ConfigurationWriter
}

/** Who sees a portal: roles, positions, organisations, groups and people. */
export function createPortalGrants({ repository, configuration, now }: GrantsDeps) {
  async function list(portalId: string) {
    found(await repository.find(portalId))
    return { list: await repository.listGrants(portalId) }
  }

  /** Replaces the grants of a portal; with `only` those to one type of objects. */
  async function save(
    portalId: string,
    { grants, actor, only }: { grants: readonly PortalGrant[]; actor: Actor; only?: PortalGrant['objectType'] },
  ) {
    found(await repository.find(portalId))
    const idOf = (grant: PortalGrant) => grantIdOf(portalId, grant)
    const before = (await repository.grantKeys(portalId)).filter(
      ({ objectType }) => only === undefined || objectType === only,
    )
    const wanted = new Map(grants.map((grant) => [idOf(grant), grant]))
    const present = new Set(before.map(idOf))
    const added = [...wanted].filter(([id]) => !present.has(id))
    const removed = [...present].filter((id) => !wanted.has(id))
    if (added.length + removed.length === 0) return
    const target = { table: 'portalGrants' as const, ids: [...added.map(([id]) => id), ...removed] }
    await configuration.write(actor, [target], async (trx) => {
      const inside = createPortalRepository(trx)
      if (removed.length > 0) await inside.deleteGrants(removed)
      const creator = { creatorUserId: actor.userId, creatorTime: now() }
      const rows = added.map(([, { objectType, objectId }]) => ({ portalId, objectType, objectId, ...creator }))
      if (rows.length > 0) await inside.insertGrants(rows)
    })
  }

  const demandAuthorize = (actor: Actor) => {
    if (!may(actor, PERMISSION.portal.authorize)) throw new AppError('forbidden', 'error.forbidden')
  }

  /** The same for the calls of the API family that grant any kind of item (contract, shell, section 13). */
  const asItems: ItemGrants = {
    async holdersOf(itemId, { objectType, actor }) {
      if (!(await repository.find(itemId))) return undefined
      demandAuthorize(actor)
      const keys = await repository.grantKeys(itemId)
      return keys.filter((key) => key.objectType === objectType).map(({ objectId }) => objectId)
    },
    async save(itemId, { objectType, objectIds, actor }) {
      demandAuthorize(actor)
      await save(itemId, { grants: objectIds.map((objectId) => ({ objectType, objectId })), actor, only: objectType })
    },
  }

  return { list, save, asItems }
}

export type PortalGrantsService = ReturnType<typeof createPortalGrants>
