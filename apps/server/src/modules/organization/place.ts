import type { Db } from '../../platform/db/database.ts'
import { createPlaceRepository } from './place.repository.ts'
import { listPositionsOf } from '../position/position.access.ts'
import { listRolesOf } from '../role/role.access.ts'
import { listSubordinateIds } from '../user/user.access.ts'

/** Where a person stands in the organisation. */
export interface Place {
  /** From the top of the group down to the person's own organisation. */
  path: { id: string; fullName: string; category: 'company' | 'department' }[]
  department: { id: string; fullName: string } | undefined
  /** Ids of the person's organisation and everything below it. */
  subsidiary: string[]
  /** Ids of everybody below the person. */
  subordinates: string[]
  /** Positions of the current organisation and of those above it. */
  positions: { id: string; fullName: string }[]
  roles: { id: string; fullName: string }[]
}

/** Reads where a person stands. */
export async function readPlace(
  db: Db,
  { userId, organizeId }: { userId: string; organizeId: string | null },
): Promise<Place> {
  const repository = createPlaceRepository(db)
  const [path, subsidiary, subordinates, positions, roles] = await Promise.all([
    organizeId === null ? [] : repository.readPath(organizeId),
    organizeId === null ? [] : repository.readSubsidiaryIds(organizeId),
    listSubordinateIds(db, userId),
    listPositionsOf(db, userId),
    listRolesOf(db, userId),
  ])
  const own = path.at(-1)
  return {
    path,
    department: own?.category === 'department' ? own : undefined,
    subsidiary,
    subordinates,
    positions: positions.filter((position) => path.some(({ id }) => id === position.organizeId)),
    roles,
  }
}
