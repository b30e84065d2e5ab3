import { buildUser } from '../../testing/builders.ts'
import type { Deps } from '../../platform/deps.ts'
import type { TestApp } from '../../testing/create-test-app.ts'

/** Base URL of the routes of the current user. */
export const ME = '/api/permission/Users/Current'

type Relation = 'Organize' | 'Position' | 'Role'

/** Adds a user to organisations, positions and roles. */
export const relate = (deps: Deps, userId: string, relations: Partial<Record<Relation, readonly string[]>>) =>
  deps.db
    .insertInto('userRelations')
    .values(
      (['Organize', 'Position', 'Role'] as const).flatMap((objectType) =>
        (relations[objectType] ?? []).map((objectId) => ({ userId, objectType, objectId })),
      ),
    )
    .execute()

/** 集团 above 技术部 and 市场部, each with a position; `old` is disabled. */
async function buildOffices({ deps }: TestApp) {
  const organization = (id: string, parentId: string, fullName: string) => ({
    id,
    parentId,
    fullName,
    enCode: id,
    category: parentId === '-1' ? ('company' as const) : ('department' as const),
    creatorTime: deps.now(),
  })
  await deps.db
    .insertInto('organizations')
    .values([
      organization('group', '-1', '集团'),
      { ...organization('it', 'group', '技术部'), sortCode: 1 },
      { ...organization('sales', 'group', '市场部'), sortCode: 2 },
      { ...organization('old', 'group', '旧部'), sortCode: 3, enabledMark: 0 },
    ])
    .execute()
  await deps.db
    .insertInto('positions')
    .values([
      { id: 'engineer', organizeId: 'it', type: 'technical', fullName: '工程师', enCode: 'engineer', sortCode: 1 },
      { id: 'architect', organizeId: 'it', type: 'technical', fullName: '架构师', enCode: 'architect', sortCode: 2 },
      { id: 'seller', organizeId: 'sales', type: 'market', fullName: '销售', enCode: 'seller', sortCode: 3 },
    ])
    .execute()
}

/** Creates a user of 技术部 with the positions engineer and architect there and a sales position in 市场部. */
export async function buildLina(test: TestApp) {
  await buildOffices(test)
  const lina = await buildUser(test.deps, { account: 'lina', realName: '李娜', organizeId: 'it' })
  await relate(test.deps, lina.id, {
    Organize: ['it', 'sales', 'old'],
    Position: ['engineer', 'architect', 'seller'],
  })
  await test.deps.db.updateTable('users').set({ positionId: 'engineer' }).where('id', '=', lina.id).execute()
  return lina
}
