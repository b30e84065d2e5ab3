import { ROOT_ID } from '@sqos/contract'
import type { Selectable } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { OrganizationAdministratorsTable } from './organization.tables.ts'

/** The rights on an organisation: see it, add below it, change it, delete it. */
export type OrganizationRight = 'select' | 'add' | 'edit' | 'delete'

/** The rights of one user on an organisation and on its descendants. */
export type AdministratorRights = Omit<
  Selectable<OrganizationAdministratorsTable>,
  'id' | 'userId' | 'description' | 'creatorUserId' | 'creatorTime'
>

/** An organisation of the tree. */
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

/** The input of a decision: the caller, the caller's rights, and the tree. */
export interface OrganizationScope {
  actor: Pick<Actor, 'isAdministrator'>
  /** The rows of this user. */
  administered: readonly AdministratorRights[]
  rows: readonly Node[]
}

/**
 * Decides whether a user holds a right on an organisation. Administrators of the system hold all rights; other users
 * hold the rights granted on the organisation itself (this layer) or on an ancestor (sub layers). Only administrators
 * of the system hold rights at the top.
 */
export function organizationRights({ actor, administered, rows }: OrganizationScope) {
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const given = new Map(administered.map((rights) => [rights.organizeId, rights]))

  return function mayDo(right: OrganizationRight, organizeId: string): boolean {
    if (actor.isAdministrator) return true
    if (given.get(organizeId)?.[THIS_LAYER[right]] === 1) return true
    // A circle in faulty data must not block the server.
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
