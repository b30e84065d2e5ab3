import { optionSource, readOptions, staticOptions, type FormItem, type ModelOption } from '@sqos/form-model'
import type { CellLookup, ImportCell, Place, PlaceTree } from '@sqos/form-model/import'
import type { Db } from '../../../platform/db/database.ts'
import { listDictionaryOptions } from '../../dictionary/dictionary.access.ts'
import { listOrganizationNames } from '../../organization/organization.access.ts'
import { listPositionNames } from '../../position/position.access.ts'
import { listRegionNames } from '../../region/region.access.ts'
import { listUserNames } from '../../user/user.access.ts'

/** Data for lookups by name, read once per file. */
type Lookup = Omit<CellLookup, 'options' | 'records'>

/** Reads options of a data interface. */
type InterfaceOptions = (dataInterface: string) => Promise<readonly unknown[]>

/** Reads the parts of the lookup that the kinds of a file need. */
export async function readLookup(db: Db, needed: ReadonlySet<ImportCell['needs']>): Promise<Lookup> {
  return {
    users: needed.has('users') ? await readUsers(db) : new Map(),
    organizations: needed.has('organizations') ? await readOrganizations(db) : treeOf([]),
    positions: needed.has('positions') ? await readPositions(db) : new Map(),
    regions: needed.has('regions') ? await readRegions(db) : treeOf([]),
  }
}

async function readUsers(db: Db) {
  const rows = await listUserNames(db)
  const byAccount = rows.map(({ account, id }) => [account, id] as const)
  const accounts = new Set(rows.map(({ account }) => account))
  return grouped([
    ...byAccount,
    ...rows.flatMap(({ realName, id }) => (accounts.has(realName) ? [] : [[realName, id] as const])),
  ])
}

async function readPositions(db: Db) {
  const rows = await listPositionNames(db)
  return grouped(
    rows.flatMap(({ id, fullName, enCode }) => [[fullName, id] as const, [`${fullName}/${enCode}`, id] as const]),
  )
}

async function readOrganizations(db: Db): Promise<PlaceTree> {
  const rows = await listOrganizationNames(db)
  return treeOf(rows.map((row) => ({ ...row, isDepartment: row.category === 'department' })))
}

async function readRegions(db: Db): Promise<PlaceTree> {
  const rows = await listRegionNames(db)
  return treeOf(rows.map((row) => ({ ...row, isDepartment: false })))
}

const treeOf = (places: readonly Place[]): PlaceTree => ({
  byId: new Map(places.map((place) => [place.id, place])),
  byName: grouped(places.map(({ fullName, id }) => [fullName, id] as const)),
})

/** The ids of each name. */
export function grouped(entries: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [name, id] of entries) groups.set(name, [...(groups.get(name) ?? []), id])
  return groups
}

/** The options of a field, out of its document, of a dictionary or of a data interface. */
export async function readItemOptions(
  db: Db,
  { node }: FormItem,
  interfaceOptions: InterfaceOptions,
): Promise<readonly ModelOption[]> {
  const source = optionSource(node)
  if (source.type === 'static') return staticOptions(node)
  if (source.type === 'interface') return readOptions(await interfaceOptions(source.dataInterface), source.keys)
  const rows = await listDictionaryOptions(db, source.dictionary)
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const ids = new Set(rows.map(({ id }) => id))
  const build = (row: (typeof rows)[number]): object => ({ ...row, children: (below.get(row.id) ?? []).map(build) })
  return readOptions(rows.filter(({ parentId }) => !ids.has(parentId)).map(build), {
    ...source.keys,
    label: 'fullName',
    children: 'children',
  })
}
