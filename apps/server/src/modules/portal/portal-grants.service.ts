import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { found } from '../../platform/route.ts'
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

  return { list, save }
}

export type PortalGrantsService = ReturnType<typeof createPortalGrants>
