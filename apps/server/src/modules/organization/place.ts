import type { Db } from '../../platform/db/database.ts'
import { createPlaceRepository } from './place.repository.ts'
import { listPositionsOf } from '../position/position.access.ts'
import { listRolesOf } from '../role/role.access.ts'
import { listSubordinateIds } from '../user/user.access.ts'

/** Place of a user in the organisation tree. */
export interface Place {
  /** Path from the top to the user's own organisation. */
  path: { id: string; fullName: string; category: 'company' | 'department' }[]
  department: { id: string; fullName: string } | undefined
  /** Ids of the user's organisation and its descendants. */
  subsidiary: string[]
  /** Ids of the user's direct and indirect reports. */
  subordinates: string[]
  /** Positions of the current organisation and its ancestors. */
  positions: { id: string; fullName: string }[]
  roles: { id: string; fullName: string }[]
}

/** Reads the place of a user. */
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
