import { ROOT_ID } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { organizationRights, type OrganizationRight } from './organization.policy.ts'
import { createOrganizationRepository, type OrganizationRow } from './organization.repository.ts'
import type { Category } from './organization.schema.ts'

/** Class names of the icons that the API family uses for organisations. */
export const ICONS = {
  company: 'icon-ym icon-ym-tree-organization3',
  department: 'icon-ym icon-ym-tree-department1',
} as const

/** Returns the organisation of this kind; throws when it does not exist. */
export function findOrganization(
  rows: readonly OrganizationRow[],
  { id, category }: { id: string; category: Category },
) {
  const row = rows.find((one) => one.id === id && one.category === category)
  if (!row) throw new AppError('notFound', 'organization.missing')
  return row
}

/** Locks the tree for a change and returns the data that the change is checked against. */
export async function openTree(trx: Trx, actor: Actor) {
  const repository = createOrganizationRepository(trx)
  await repository.lockTree()
  const rows = await repository.list()
  const administered = actor.isAdministrator ? [] : await repository.administeredBy(actor.userId)
  const mayDo = organizationRights({ actor, administered, rows })

  return {
    repository,
    rows,
    /** Refuses callers without this right on the organisation. */
    demand(right: OrganizationRight, organizeId: string) {
      if (!mayDo(right, organizeId)) throw new AppError('forbidden', 'organization.outOfScope')
    },
    /** Whether an organisation of this kind may have this parent. */
    canHold(parentId: string, category: Category) {
      if (parentId === ROOT_ID) return category === 'company'
      const parent = rows.find(({ id }) => id === parentId)
      return parent !== undefined && (category === 'department' || parent.category === 'company')
    },
  }
}

export type OpenTree = Awaited<ReturnType<typeof openTree>>
