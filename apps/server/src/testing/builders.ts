import { createHash } from 'node:crypto'
import type { MenuType, PermissionCode } from '@sqos/contract'
import { MENU_TYPE, ROOT_ID } from '@sqos/contract'
import type { Deps } from '../platform/deps.ts'
import { hashPassword } from '../modules/auth/index.ts'
import { USER_STATE } from '../modules/user/user.access.ts'
import { createToken } from '../modules/auth/token.ts'

type Builder = Pick<Deps, 'db' | 'now' | 'newId'>

/** Audit columns of an unchanged record without an author. */
const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

interface UserOptions {
  account?: string
  realName?: string
  isAdministrator?: boolean
  /** One of USER_STATE, or null: never activated. */
  enabledMark?: number | null
  /** In clear text; without it the user has no password. */
  password?: string
  organizeId?: string
  roleIds?: readonly string[]
  /** Granted to the user directly; missing menus and buttons are created. */
  permissions?: readonly PermissionCode[]
}

/** Creates a user with an account. */
export async function buildUser(deps: Builder, options: UserOptions = {}) {
  const id = deps.newId()
  const account = options.account ?? `user-${id.slice(-6)}`
  const password = options.password
  await deps.db
    .insertInto('users')
    .values({
      ...untouched,
      id,
      account,
      realName: options.realName ?? account,
      passwordHash: password === undefined ? 'none' : await hashPassword(md5(password)),
      isAdministrator: options.isAdministrator ? 1 : 0,
      enabledMark: options.enabledMark === undefined ? USER_STATE.enabled : options.enabledMark,
      organizeId: options.organizeId ?? null,
      creatorTime: deps.now(),
      positionId: null,
      managerId: null,
      theme: null,
      language: null,
      firstLogIp: null,
      lastLogIp: null,
      prevLogIp: null,
    })
    .execute()
  for (const objectId of options.roleIds ?? [])
    await deps.db.insertInto('userRelations').values({ userId: id, objectType: 'Role', objectId }).execute()
  await grant(deps, { objectType: 'User', objectId: id, permissions: options.permissions ?? [] })
  return { id, account }
}

/** The form in which a browser sends a password. */
export const md5 = (password: string) => createHash('md5').update(password).digest('hex')

interface SessionOptions {
  userId: string
  /** Milliseconds from now. */
  lifetime?: number
  endedAs?: 'signedOut' | 'signedInElsewhere' | 'forcedOffline'
}

/** Creates an open session; returns its token. */
export async function buildSession(deps: Builder, { userId, lifetime = 3_600_000, endedAs }: SessionOptions) {
  const { token, tokenHash } = createToken()
  const createdAt = deps.now()
  await deps.db
    .insertInto('sessions')
    .values({
      id: deps.newId(),
      tokenHash,
      userId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetime),
      endedAs: endedAs ?? null,
      ip: '127.0.0.1',
      platform: '',
    })
    .execute()
  return token
}

interface RoleOptions {
  fullName?: string
  enCode?: string
  permissions?: readonly PermissionCode[]
}

/** Creates a role with its grants. */
export async function buildRole(deps: Builder, options: RoleOptions = {}) {
  const id = deps.newId()
  const enCode = options.enCode ?? `role-${id.slice(-6)}`
  await deps.db
    .insertInto('roles')
    .values({ ...untouched, id, enCode, fullName: options.fullName ?? enCode, type: null, creatorTime: deps.now() })
    .execute()
  await grant(deps, { objectType: 'Role', objectId: id, permissions: options.permissions ?? [] })
  return { id, enCode }
}

interface MenuOptions {
  enCode?: string
  fullName?: string
  type?: MenuType
  urlAddress?: string
  parentId?: string
  propertyJson?: string
  /** Codes of its buttons. */
  buttons?: readonly string[]
}

/** Creates a menu entry with its buttons. */
export async function buildMenu(deps: Builder, options: MenuOptions = {}) {
  const id = deps.newId()
  const enCode = options.enCode ?? `menu-${id.slice(-6)}`
  await deps.db
    .insertInto('menus')
    .values({
      ...untouched,
      id,
      enCode,
      fullName: options.fullName ?? enCode,
      parentId: options.parentId ?? ROOT_ID,
      type: options.type ?? MENU_TYPE.page,
      urlAddress: options.urlAddress ?? enCode,
      propertyJson: options.propertyJson ?? '',
      isButtonAuthorize: options.buttons ? 1 : 0,
      creatorTime: deps.now(),
    })
    .execute()
  for (const button of options.buttons ?? []) await buildButton(deps, { menuId: id, enCode: button })
  return { id, enCode }
}

async function buildButton(deps: Builder, { menuId, enCode }: { menuId: string; enCode: string }) {
  const id = deps.newId()
  await deps.db
    .insertInto('menuItems')
    .values({ ...untouched, id, menuId, kind: 'button', enCode, fullName: enCode, creatorTime: deps.now() })
    .execute()
  return { id }
}

interface Grant {
  objectType: 'User' | 'Role'
  objectId: string
  permissions: readonly PermissionCode[]
}

async function grant(deps: Builder, { objectType, objectId, permissions }: Grant) {
  for (const permission of permissions) {
    const [menuCode = '', buttonCode] = permission.split(':')
    const menu = await menuOf(deps, menuCode)
    const items = [{ itemType: 'module', itemId: menu.id }] as { itemType: 'module' | 'button'; itemId: string }[]
    if (buttonCode !== undefined)
      items.push({ itemType: 'button', itemId: (await buttonOf(deps, { menuId: menu.id, enCode: buttonCode })).id })
    await deps.db
      .insertInto('authorities')
      .values(items.map((item) => ({ ...item, objectType, objectId, creatorUserId: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Grants a menu entry and some of its buttons to a user. */
export async function buildGrants(deps: Builder, to: { userId: string; menuId: string; buttons: readonly string[] }) {
  const items = await Promise.all(to.buttons.map((enCode) => buttonOf(deps, { menuId: to.menuId, enCode })))
  await deps.db
    .insertInto('authorities')
    .values([
      { itemType: 'module', itemId: to.menuId, objectType: 'User', objectId: to.userId, creatorUserId: null },
      ...items.map(
        ({ id }) =>
          ({ itemType: 'button', itemId: id, objectType: 'User', objectId: to.userId, creatorUserId: null }) as const,
      ),
    ])
    .execute()
}

async function menuOf(deps: Builder, enCode: string) {
  const menu = await deps.db.selectFrom('menus').select('id').where('enCode', '=', enCode).executeTakeFirst()
  return menu ?? (await buildMenu(deps, { enCode, buttons: [] }))
}

async function buttonOf(deps: Builder, { menuId, enCode }: { menuId: string; enCode: string }) {
  const button = await deps.db
    .selectFrom('menuItems')
    .select('id')
    .where('menuId', '=', menuId)
    .where('enCode', '=', enCode)
    .executeTakeFirst()
  return button ?? (await buildButton(deps, { menuId, enCode }))
}
