import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import { avatarAddress } from '../file/index.ts'
import type { Authority } from '../authority/index.ts'
import { readCallSeat } from '../call-seat/call-seat.access.ts'
import { readPlace } from '../organization/index.ts'
import { readAdministeredRights } from '../organization/organization-scope.access.ts'
import { readDashboardPortal } from '../portal/portal.access.ts'
import { readSystemSettings, type SystemSettings } from '../system-config/system-config.access.ts'
import { createAccountStore } from '../user/account.access.ts'
import { listGroupIdsOf } from '../user-group/user-group.access.ts'
import { createAuthRepository } from './auth.repository.ts'
import type { CurrentUser, UserInfo } from './auth.schema.ts'
import { placeKey } from '../../platform/ip-address.ts'

/** Reads what a browser needs about the signed-in user: profile, menu, permissions and settings. */
export async function readCurrentUser(
  { db, authority }: Pick<Deps, 'db'> & { authority: Authority },
  { actor, language }: { actor: Actor; language: Language },
): Promise<CurrentUser> {
  const settings = await readSystemSettings(db)
  const { menuList, appMenuList, permissionList } = (await authority.accessOf(actor)).menu()
  const userInfo = await readUserInfo({ db }, { actor, language, settings, menu: menuList })
  return {
    userInfo,
    menuList,
    appMenuList,
    permissionList,
    sysConfigInfo: {
      ...settings,
      title: settings.title || settings.sysName,
      extraEntryAddress: seesExtraEntry(userInfo, settings.extraEntryRoleId) ? settings.extraEntryAddress : '',
    },
  }
}

/** Whether the user sees the extra menu entry. Source: specification of the shell, section 2. */
const seesExtraEntry = ({ userAccount, roleIds }: UserInfo, roleId: string) =>
  userAccount === 'admin' || roleIds.includes(roleId)

type MenuTree = CurrentUser['menuList']

async function readUserInfo(
  { db }: Pick<Deps, 'db'>,
  { actor, language, settings, menu }: { actor: Actor; language: Language; settings: SystemSettings; menu: MenuTree },
): Promise<UserInfo> {
  const repository = createAuthRepository(db)
  const accounts = createAccountStore(db)
  const [user, session] = await Promise.all([
    accounts.find(actor.userId).then(found),
    repository.findSession(actor.sessionId).then(found),
  ])
  const fallback = { landlinenNum: user.landline, custcode: settings.callCustCode, appId: settings.callAppId }
  const [place, groupIds, manager, dataScope, seat, portalId] = await Promise.all([
    readPlace(db, { userId: user.id, organizeId: user.organizeId }),
    listGroupIdsOf(db, user.id),
    user.managerId === null ? undefined : accounts.find(user.managerId),
    actor.isAdministrator ? [] : readAdministeredRights(db, user.id),
    readCallSeat(db, { userId: user.id, fallback }),
    readDashboardPortal(db, { ...actor, menu, chosen: user.portalId }),
  ])
  const position = place.positions.find(({ id }) => id === user.positionId)

  function placeOf(ip: string) {
    const key = placeKey(ip)
    return key ? text(language, key) : ''
  }

  return {
    userId: user.id,
    userAccount: user.account,
    userName: user.realName,
    headIcon: avatarAddress(user.headIcon),
    gender: user.gender,
    mobilePhone: user.mobilePhone,
    email: user.email,
    organizeId: user.organizeId ?? '',
    organizeName: place.path.map(({ fullName }) => fullName).join('/'),
    organizeIdList: place.path.map(({ id }) => id),
    departmentId: place.department?.id ?? '',
    departmentName: place.department?.fullName ?? '',
    managerId: manager?.id ?? '',
    manager: manager ? `${manager.realName}/${manager.account}` : '',
    subsidiary: place.subsidiary,
    subordinates: place.subordinates,
    positionId: position?.id ?? '',
    positionName: position?.fullName ?? '',
    positionIds: place.positions.map(({ id, fullName }) => ({ id, name: fullName })),
    roleIds: place.roles.map(({ id }) => id),
    groupIds,
    roleId: place.roles.map(({ id }) => id).join(','),
    roleName: place.roles.map(({ fullName }) => fullName).join(','),
    portalId,
    isAdministrator: actor.isAdministrator,
    viewer: actor.viewer
      ? { userId: actor.viewer.userId, userAccount: actor.viewer.account, userName: actor.viewer.realName }
      : null,
    loginTime: session.createdAt.getTime(),
    loginIPAddress: session.ip,
    loginIPAddressName: placeOf(session.ip),
    loginPlatForm: session.platform,
    // A first sign-in has no previous one.
    prevLogin: settings.lastLoginTimeSwitch && user.prevLogTime ? 1 : 0,
    prevLoginTime: user.prevLogTime?.getTime() ?? null,
    prevLoginIPAddress: user.prevLogIp ?? '',
    prevLoginIPAddressName: placeOf(user.prevLogIp ?? ''),
    overdueTime: session.expiresAt.getTime(),
    theme: user.theme,
    language: user.language,
    dataScope,
    ...seat,
    mustChangePassword: session.mustChangePassword,
  }
}
