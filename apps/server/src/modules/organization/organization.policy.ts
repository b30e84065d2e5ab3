import { ROOT_ID } from '@sqos/contract'
import type { Selectable } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { OrganizationAdministratorsTable } from './organization.tables.ts'

/** What somebody may do with an organisation: see it, add below it, change it, delete it. */
export type OrganizationRight = 'select' | 'add' | 'edit' | 'delete'

/** One person's rights on an organisation and on what is below it. */
export type AdministratorRights = Omit<
  Selectable<OrganizationAdministratorsTable>,
  'id' | 'userId' | 'description' | 'creatorUserId' | 'creatorTime'
>

/** An organisation in the tree of all. */
interface Node {
  id: string
  parentId: string
}

const THIS_LAYER = {
  select: 'thisLayerSelect',
  add: 'thisLayerAdd',
  edit: 'thisLayerEdit',
  delete: 'thisLayerDelete',
} as const

const SUB_LAYER = {
  select: 'subLayerSelect',
  add: 'subLayerAdd',
  edit: 'subLayerEdit',
  delete: 'subLayerDelete',
} as const

/** What a decision is made from: who asks, what that person administers, and the tree. */
export interface OrganizationScope {
  actor: Pick<Actor, 'isAdministrator'>
  /** The rows of this person. */
  administered: readonly AdministratorRights[]
  rows: readonly Node[]
}

/**
 * Says whether somebody has a right on an organisation: administrators of the system have all; others what they were given
 * on the organisation itself (this layer) or on one above it (sub layers). Nobody else has anything at the top.
 */
export function organizationRights({ actor, administered, rows }: OrganizationScope) {
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const given = new Map(administered.map((rights) => [rights.organizeId, rights]))

  return function mayDo(right: OrganizationRight, organizeId: string): boolean {
    if (actor.isAdministrator) return true
    if (given.get(organizeId)?.[THIS_LAYER[right]] === 1) return true
    // A circle in bad data must not hang the server.
    const seen = new Set([organizeId])
    for (
      let at = parentOf.get(organizeId);
      at !== undefined && at !== ROOT_ID && !seen.has(at);
      at = parentOf.get(at)
    ) {
      if (given.get(at)?.[SUB_LAYER[right]] === 1) return true
      seen.add(at)
    }
    return false
  }
}
