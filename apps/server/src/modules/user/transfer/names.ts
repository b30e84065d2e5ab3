import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { holderKey, readUngivable } from '../../authority/index.ts'
import { readOrganizationScope } from '../../organization/organization-scope.access.ts'
import { readDictionaries } from '../../dictionary/dictionary.access.ts'
import { listEnabledPositions } from '../../position/position.access.ts'
import { findRolesWithOrganizations, listRoleNames } from '../../role/role.access.ts'

/** Dictionaries whose values a list names: stored by id, except the gender, which is stored by code. */
const DICTIONARIES = ['sex', 'Nation', 'certificateType', 'Education'] as const
export type DictionaryCode = (typeof DICTIONARIES)[number]

/** Normalises a path of organisation names: ` / ` and `/` are equal. */
const pathKey = (path: string) =>
  path
    .split('/')
    .map((part) => part.trim().toLowerCase())
    .join('/')

/** Resolves the names in a user list to ids that the caller may use. */
export async function readNames(db: Db | Trx, actor: Actor) {
  const scope = await readOrganizationScope(db, actor)
  const organizationByPath = new Map(scope.rows.map(({ id }) => [pathKey(scope.nameOf(id)), id]))
  const values = await readDictionaries(db, DICTIONARIES)
  const positions = await listEnabledPositions(db)
  const roleRows = await listRoleNames(db)
  const roleNames = new Map(roleRows.map(({ id, fullName }) => [id, fullName]))
  const roles = await findRolesWithOrganizations(db, [...roleNames.keys()])

  const labels = new Map(
    values.map(({ type, fullName, id, enCode }) => [`${type}:${fullName}`, type === 'sex' ? enCode : id]),
  )
  const labelOfValue = new Map(
    values.map(({ type, fullName, id, enCode }) => [`${type}:${type === 'sex' ? enCode : id}`, fullName]),
  )
  const ungivable = await readUngivable(db, {
    actor,
    holders: [
      ...scope.rows.map(({ id }) => ({ objectType: 'Organize' as const, objectId: id })),
      ...positions.map(({ id }) => ({ objectType: 'Position' as const, objectId: id })),
      ...roles.map(({ id }) => ({ objectType: 'Role' as const, objectId: id })),
    ],
  })
  const rolesByName = new Map(roles.map((role) => [roleNames.get(role.id) ?? '', role]))
  const positionById = new Map(positions.map((position) => [position.id, position]))

  return {
    scope,
    /** Whether the caller holds every permission that the membership grants. */
    isHeld: (objectType: 'Organize' | 'Position' | 'Role', objectId: string) =>
      !ungivable.has(holderKey({ objectType, objectId })),
    organizationOf: (path: string) => organizationByPath.get(pathKey(path)),
    valueOf: (type: DictionaryCode, label: string) => labels.get(`${type}:${label}`),
    labelOf: (type: DictionaryCode, value: string) => labelOfValue.get(`${type}:${value}`) ?? '',
    /** Finds an entry by `name/code`, by code, or by a name that is unique among the candidates. */
    positionOf(written: string, { around }: { around: ReadonlySet<string> }) {
      const [name = '', code] = written.split('/').map((part) => part.trim())
      const near = positions.filter(({ organizeId }) => around.has(organizeId))
      const found = near.filter((one) =>
        code === undefined ? one.enCode === name || one.fullName === name : one.enCode === code,
      )
      return found.length === 1 ? found[0]?.id : undefined
    },
    /** Whether a position of any organisation has this name or code. */
    hasPosition(written: string): boolean {
      const [name = '', code] = written.split('/').map((part) => part.trim())
      return positions.some((one) =>
        code === undefined ? one.enCode === name || one.fullName === name : one.enCode === code,
      )
    },
    positionLabel: (id: string) => {
      const position = positionById.get(id)
      return position ? `${position.fullName}/${position.enCode}` : ''
    },
    roleOf: (name: string) => rolesByName.get(name.trim()),
    roleLabel: (id: string) => roleNames.get(id) ?? '',
  }
}

export type Names = Awaited<ReturnType<typeof readNames>>
