import { optionSource, readOptions, findOption, type FormItem, type Names, type NameSource } from '@sqos/form-model'
import { createBatch } from '../../../platform/db/batch.ts'
import type { Db } from '../../../platform/db/database.ts'
import { findDictionaryValues } from '../../dictionary/dictionary.access.ts'
import { readWithAncestors } from '../../organization/organization.access.ts'
import { readPositionNames } from '../../position/position.access.ts'
import { readRegionNames } from '../../region/region.access.ts'
import { readRoleNames } from '../../role/role.access.ts'
import { readGroupNames } from '../../user-group/user-group.access.ts'
import { readUserNames } from '../../user/user.access.ts'

/** A value to show, and its field. */
export interface Shown {
  item: FormItem
  value: unknown
}

/** Labels of records of other models and of rows of data interfaces, by id. */
export interface RecordLabels {
  /** For a relation field: the labels of records by id. */
  relation: (item: FormItem, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** For a popup select: the labels of rows by id. */
  popup: (item: FormItem, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Options of a data interface. */
  interfaceOptions: (dataInterface: string) => Promise<readonly unknown[]>
}

/** Names of one field's ids. */
export type NamesOf = (item: FormItem) => Names

interface Organization {
  id: string
  parentId: string
  fullName: string
  category: string
}

/** The tables of names. Concurrent lookups share one statement per table. */
export function createNameTables(db: Db) {
  return {
    users: createBatch(db, readUsers),
    organizations: createBatch(db, readOrganizations),
    positions: createBatch(db, namesBy(readPositionNames)),
    roles: createBatch(db, namesBy(readRoleNames)),
    groups: createBatch(db, namesBy(readGroupNames)),
    regions: createBatch(db, namesBy(readRegionNames)),
    dictionaries: createBatch(db, readDictionaries),
  }
}

export type NameTables = ReturnType<typeof createNameTables>

const nothing = new Map<string, never>()

/** Looks up the names of all ids in `shown`: one call per kind of object, whatever the number of rows. */
export async function lookUpNames(tables: NameTables, shown: readonly Shown[], labels: RecordLabels): Promise<NamesOf> {
  const wanted = new Map<NameSource, Set<string>>()
  const ofItem = new Map<FormItem, Set<string>>()
  for (const { item, value } of shown) {
    for (const { source, ids } of item.kind.references(value, item.node)) {
      const target = source === 'option' || source === 'record' ? ofItem : wanted
      const key = source === 'option' || source === 'record' ? item : source
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key belongs to the map that was chosen for it
      const map = target as Map<FormItem | NameSource, Set<string>>
      const set = map.get(key) ?? new Set<string>()
      for (const id of ids) set.add(id)
      map.set(key, set)
    }
  }
  const idsOf = (source: NameSource) => [...(wanted.get(source) ?? [])]
  const [users, organizations, positions, roles, groups, regions, own_] = await Promise.all([
    namesIn(tables.users, idsOf('user')),
    namesIn(tables.organizations, idsOf('organization')),
    namesIn(tables.positions, idsOf('position')),
    namesIn(tables.roles, idsOf('role')),
    namesIn(tables.groups, idsOf('group')),
    namesIn(tables.regions, idsOf('region')),
    readOwn(tables, ofItem, labels),
  ])
  return (item) => (source, id) => {
    switch (source) {
      case 'user': {
        const user = users.get(id)
        if (!user) return undefined
        return item.kind.role === 'system' ? user.realName : `${user.realName}/${user.account}`
      }
      case 'organization':
        return item.kind.organizationName ? placeOf(organizations, { id, item }) : organizations.get(id)?.fullName
      case 'position':
        return positions.get(id)
      case 'role':
        return roles.get(id)
      case 'group':
        return groups.get(id)
      case 'region':
        return regions.get(id)
      case 'option':
      case 'record':
        return own_.get(item)?.get(id)
    }
  }
}

const namesIn = <Name>(
  table: (ids: readonly string[]) => Promise<ReadonlyMap<string, Name>>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Name>> => (ids.length === 0 ? Promise.resolve(nothing) : table(ids))

async function readUsers(db: Db, ids: readonly string[]) {
  const rows = await readUserNames(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The organisations and all their ancestors. */
async function readOrganizations(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Organization>> {
  const rows = await readWithAncestors(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** 所属组织: the whole path, or the name of the department (contract of the platform, 13.6). */
function placeOf(organizations: ReadonlyMap<string, Organization>, { id, item }: { id: string; item: FormItem }) {
  const place = organizations.get(id)
  if (!place) return undefined
  if (item.kind.organizationName?.(item.node) === 'department')
    return place.category === 'department' ? place.fullName : ''
  const names: string[] = []
  const seen = new Set<string>()
  for (let at: Organization | undefined = place; at && !seen.has(at.id); at = organizations.get(at.parentId)) {
    seen.add(at.id)
    names.unshift(at.fullName)
  }
  return names.join('/')
}

const namesBy =
  (read: (db: Db, ids: readonly string[]) => Promise<{ id: string; fullName: string }[]>) =>
  async (db: Db, ids: readonly string[]) =>
    new Map((await read(db, ids)).map(({ id, fullName }) => [id, fullName]))

/** Names that depend on the field: its options, or the labels of a related record. */
async function readOwn(tables: NameTables, wanted: ReadonlyMap<FormItem, ReadonlySet<string>>, labels: RecordLabels) {
  const found = new Map<FormItem, ReadonlyMap<string, string>>()
  await Promise.all(
    [...wanted].map(async ([item, ids]) => {
      found.set(item, await namesOf(tables, { item, ids: [...ids], labels }))
    }),
  )
  return found
}

async function namesOf(
  tables: NameTables,
  { item, ids, labels }: { item: FormItem; ids: readonly string[]; labels: RecordLabels },
): Promise<ReadonlyMap<string, string>> {
  if (item.kind.records === 'model') return labels.relation(item, ids)
  if (item.kind.records === 'interface') return labels.popup(item, ids)
  const source = optionSource(item.node)
  if (source.type === 'static') return new Map()
  if (source.type === 'interface') {
    const options = readOptions(await labels.interfaceOptions(source.dataInterface), source.keys)
    return new Map(
      ids.flatMap((id) => {
        const option = findOption(options, id)
        return option ? [[id, option.label] as const] : []
      }),
    )
  }
  const byCode = source.keys.value === 'enCode'
  const keyOf = (id: string) => valueKey(source.dictionary, { value: id, byCode })
  const values = await tables.dictionaries(ids.map(keyOf))
  return new Map(
    ids.flatMap((id) => {
      const name = values.get(keyOf(id))
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
}

/** Key of a dictionary value, which is identified by its id or its code. */
const valueKey = (dictionary: string, { value, byCode }: { value: string; byCode: boolean }) =>
  JSON.stringify([dictionary, value, byCode])

/** Names of dictionary values by `valueKey`; deleted values have none. */
async function readDictionaries(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by valueKey
  const asked = keys.map((key) => JSON.parse(key) as [string, string])
  const dictionaries = [...new Set(asked.map(([dictionary]) => dictionary))]
  const ids = [...new Set(asked.map(([, value]) => value))]
  const rows = await findDictionaryValues(db, { dictionaries, ids })
  return new Map(
    rows.flatMap(({ typeId, typeCode, id, enCode, fullName }) =>
      [typeId, typeCode].flatMap((dictionary) => [
        [valueKey(dictionary, { value: id, byCode: false }), fullName] as const,
        [valueKey(dictionary, { value: enCode, byCode: true }), fullName] as const,
      ]),
    ),
  )
}
