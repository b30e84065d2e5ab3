import type { PermissionCode } from '@sqos/contract'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import type { TestApp } from '../../testing/create-test-app.ts'

/** Base path of the user routes. */
export const USERS = '/api/permission/Users'

/** Adds a company or a department and returns its id. */
export async function buildOrganization(
  { deps }: TestApp,
  { fullName, parentId = '-1' }: { fullName: string; parentId?: string },
): Promise<string> {
  const id = deps.newId()
  await deps.db
    .insertInto('organizations')
    .values({
      id,
      parentId,
      fullName,
      enCode: `o${id.slice(-8)}`,
      category: parentId === '-1' ? 'company' : 'department',
      managerId: null,
      propertyJson: null,
      creatorUserId: null,
      lastModifyUserId: null,
      deleteMark: null,
      deleteUserId: null,
      creatorTime: deps.now(),
    })
    .execute()
  return id
}

/** Adds a position and returns its id. */
export async function buildPosition(
  { deps }: TestApp,
  { fullName, organizeId }: { fullName: string; organizeId: string },
): Promise<string> {
  const id = deps.newId()
  await deps.db
    .insertInto('positions')
    .values({
      id,
      organizeId,
      fullName,
      enCode: `p${id.slice(-8)}`,
      type: 'technical',
      creatorUserId: null,
      lastModifyUserId: null,
      deleteMark: null,
      deleteUserId: null,
      creatorTime: deps.now(),
    })
    .execute()
  return id
}

/** Adds a user through the API and returns the id. */
export async function createPerson(
  { test, as }: { test: TestApp; as: Caller },
  body: { account: string; organizeId: string } & Record<string, unknown>,
): Promise<string> {
  const answer = await as.post(USERS, { realName: body.account, gender: 1, ...body })
  if (answer.code !== 200) throw new Error(answer.msg)
  return await idOfAccount(test, body.account)
}

/** Id of a user that is not deleted. */
export async function idOfAccount({ deps }: TestApp, account: string): Promise<string> {
  const row = await deps.db
    .selectFrom('users')
    .select('id')
    .where('account', '=', account)
    .where('deleteMark', 'is', null)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Adds an administrator of an organisation and its descendants, with these permissions. */
export async function buildKeeper(
  { deps }: TestApp,
  { account, organizeId, permissions }: { account: string; organizeId: string; permissions: readonly PermissionCode[] },
): Promise<string> {
  const { id } = await buildUser(deps, { account, permissions })
  const own = { thisLayerSelect: 1, thisLayerAdd: 1, thisLayerEdit: 1, thisLayerDelete: 1 }
  const below = { subLayerSelect: 1, subLayerAdd: 1, subLayerEdit: 1, subLayerDelete: 1 }
  await deps.db
    .insertInto('organizationAdministrators')
    .values({
      ...own,
      ...below,
      id: deps.newId(),
      organizeId,
      userId: id,
      description: '',
      creatorUserId: null,
    })
    .execute()
  return id
}
