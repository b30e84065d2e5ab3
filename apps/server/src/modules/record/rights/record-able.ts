import {
  ableIdsOf,
  idsIn,
  own,
  readAbleIds,
  readRows,
  type AbleIds,
  type AbleType,
  type FormItem,
  type FormModel,
  type JsonRecord,
} from '@sqos/form-model'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { AppError, type FieldProblem } from '../../../platform/errors.ts'
import { listWithDescendants, memberGroups } from '../../organization/organization.access.ts'
import { findPositions } from '../../position/position.access.ts'
import { findRolesWithOrganizations } from '../../role/role.access.ts'
import { findUsersAmong } from '../../user/membership.access.ts'

/** A record that is about to be written, with its former values. */
interface Write {
  values: JsonRecord
  stored: JsonRecord | undefined
}

/** A chosen id that the record did not hold before. */
interface Choice {
  write: Write
  /** `F_Boss`, or `tableField101.0.F_Boss` in a row. */
  path: string
  source: AbleType
  id: string
}

/** Pickers with a limit, per form: forms are long, and few have one. */
const limitedItems = new WeakMap<FormModel, readonly FormItem[]>()

const SOURCES: ReadonlySet<string> = new Set<AbleType>(['user', 'organization', 'position', 'role', 'group'])
const isAbleType = (source: string): source is AbleType => SOURCES.has(source)

/** Refuses ids that the pickers of a form may not choose (`ableIds`). Ids that the record held before are kept. */
export async function demandAble(db: Db | Trx, form: FormModel, write: Write): Promise<void> {
  const problems = (await findUnable(db, form, [write])).get(write)
  if (problems) throw new AppError('refused', 'error.invalidInput', { fields: Object.fromEntries(problems) })
}

/** The writes with ids that may not be chosen: their fields, with messages. One lookup per field, whatever the number of writes. */
export async function findUnable(
  db: Db | Trx,
  form: FormModel,
  writes: readonly Write[],
): Promise<ReadonlyMap<Write, [string, FieldProblem][]>> {
  const items = limitedItems.get(form) ?? form.all.filter(({ name, node }) => name !== '' && ableIdsOf(node))
  limitedItems.set(form, items)
  const problems = new Map<Write, [string, FieldProblem][]>()
  for (const item of items) {
    const choices = writes.flatMap((write) => choicesOf(item, write))
    for (const [source, found] of Map.groupBy(choices, (choice) => choice.source)) {
      const able = readAbleIds(ableIdsOf(item.node) ?? [], source)
      if (!able) continue
      const allowed = await allowedAmong(db, { source, able, ids: [...new Set(found.map(({ id }) => id))] })
      for (const { write, path, id } of found)
        if (!allowed.has(id))
          problems.set(write, [
            ...(problems.get(write) ?? []),
            [path, { key: 'record.notAble', params: { field: item.label } }],
          ])
    }
  }
  return problems
}

function choicesOf(item: FormItem, write: Write): Choice[] {
  const held = new Set(holdersOf(item, write.stored ?? {}).flatMap(({ holder }) => chosenIn(item, holder).map(keyOf)))
  return holdersOf(item, write.values).flatMap(({ holder, path }) =>
    chosenIn(item, holder)
      .filter((one) => !held.has(keyOf(one)))
      .map((one) => ({ ...one, write, path })),
  )
}

const keyOf = ({ source, id }: { source: string; id: string }) => `${source} ${id}`

const holdersOf = (item: FormItem, values: JsonRecord): { holder: JsonRecord; path: string }[] =>
  item.table === undefined
    ? [{ holder: values, path: item.path }]
    : readRows(own(values, item.table)).map((holder, row) => ({ holder, path: `${item.table}.${row}.${item.name}` }))

/** The ids of a value; of a path, the last one. */
function chosenIn({ kind, node, name }: FormItem, holder: JsonRecord): { source: AbleType; id: string }[] {
  const value = own(holder, name)
  const isPath = (one: unknown): one is readonly unknown[] => Array.isArray(one)
  return kind.references(value, node).flatMap(({ source, ids }) => {
    if (!isAbleType(source)) return []
    if (!kind.holdsPaths) return ids.map((id) => ({ source, id }))
    const paths = isPath(value) && value.some(isPath) ? value : [value]
    return paths.flatMap((path) => idsIn(path).at(-1) ?? []).map((id) => ({ source, id }))
  })
}

/** The ids that may be chosen: listed ones, and members of listed ones. */
async function allowedAmong(
  db: Db | Trx,
  { source, able, ids }: { source: AbleType; able: AbleIds; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const listed = (type: AbleType) => able.get(type) ?? []
  if (source === 'user')
    return new Set(await findUsersAmong(db, ids, { userIds: listed('user'), groups: await memberGroups(db, able) }))
  const allowed = new Set(listed(source))
  const organizations = new Set(await listWithDescendants(db, listed('organization')))
  for (const [id, organizeIds] of await organizationsOf(db, source, ids))
    if (organizeIds.some((organizeId) => organizations.has(organizeId))) allowed.add(id)
  return allowed
}

/** The organisations that organisations, positions and roles belong to. */
async function organizationsOf(
  db: Db | Trx,
  source: AbleType,
  ids: readonly string[],
): Promise<readonly (readonly [string, readonly string[]])[]> {
  if (source === 'organization') return ids.map((id) => [id, [id]])
  if (source === 'position') return (await findPositions(db, ids)).map(({ id, organizeId }) => [id, [organizeId]])
  if (source === 'role')
    return (await findRolesWithOrganizations(db, ids)).map(({ id, organizeIds }) => [id, organizeIds])
  return []
}
