import type { Language, LayoutType } from '@sqos/contract'
import { checkEmail, checkPhone } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import { modifiedBy } from '../../platform/db/audited.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { spellName } from '../../platform/spell-name.ts'
import { text } from '../../platform/text.ts'
import { placeKey } from '../../platform/ip-address.ts'
import { avatarAddress, type AvatarService } from '../file/index.ts'
import { readLog, SIGN_IN_LOG, signInTextOf } from '../log/index.ts'
import type { Authority } from '../authority/index.ts'
import { readPlace } from '../organization/index.ts'
import { createAccountStore } from '../user/account.access.ts'
import { authorizeTrees } from './authorize-tree.ts'
import type { CurrentUserRepository } from './current-user.repository.ts'
import type {
  Authorize,
  BaseInfo,
  BaseInfoBody,
  Major,
  MajorBody,
  Subordinate,
  SystemLogQuery,
  SystemLogRow,
} from './current-user.schema.ts'

/** Dependencies of the service. */
export interface CurrentUserServiceDeps extends Pick<Deps, 'db' | 'now'> {
  repository: CurrentUserRepository
  avatars: AvatarService
  authority: Authority
}

const personName = ({ realName, account }: { realName: string; account: string }) => `${realName}/${account}`

/** Business logic of the own data of users. */
export function createCurrentUserService({ db, now, repository, avatars, authority }: CurrentUserServiceDeps) {
  const accounts = createAccountStore(db)
  const me = async ({ userId }: Actor) => found(await accounts.find(userId))

  async function getBaseInfo(actor: Actor): Promise<BaseInfo> {
    const user = await me(actor)
    const [place, manager] = await Promise.all([
      readPlace(db, { userId: user.id, organizeId: user.organizeId }),
      user.managerId === null ? undefined : accounts.find(user.managerId),
    ])
    return {
      id: user.id,
      account: user.account,
      realName: user.realName,
      avatar: avatarAddress(user.headIcon),
      company: place.path.findLast(({ category }) => category === 'company')?.fullName ?? '',
      organize: place.path.map(({ fullName }) => fullName).join(' / '),
      position: place.positions.map(({ fullName }) => fullName).join(','),
      manager: manager ? personName(manager) : '',
      roleId: place.roles.map(({ fullName }) => fullName).join(','),
      creatorTime: user.creatorTime.getTime(),
      prevLogTime: user.prevLogTime?.getTime() ?? null,
      entryDate: user.entryDate?.getTime() ?? null,
      birthday: user.birthday?.getTime() ?? null,
      gender: user.gender,
      nation: user.nation,
      nativePlace: user.nativePlace,
      certificatesType: user.certificatesType,
      certificatesNumber: user.certificatesNumber,
      education: user.education,
      telePhone: user.telePhone,
      landline: user.landline,
      mobilePhone: user.mobilePhone,
      email: user.email,
      urgentContacts: user.urgentContacts,
      urgentTelePhone: user.urgentTelePhone,
      postalAddress: user.postalAddress,
      signature: user.signature,
      theme: user.theme,
      language: user.language,
    }
  }

  async function checkBaseInfo({ realName, email, mobilePhone, birthday }: BaseInfoBody, { userId }: Actor) {
    if (realName?.trim() === '') throw refusedField('realName', 'validation.required')
    const problems = { email: checkEmail(email), mobilePhone: checkPhone(mobilePhone) }
    if (problems.email) throw refusedField('email', `validators:${problems.email}`)
    if (problems.mobilePhone) throw refusedField('mobilePhone', `validators:${problems.mobilePhone}`)
    if ((birthday ?? 0) > now().getTime()) throw refusedField('birthday', 'currentUser.birthdayInFuture')
    // The mobile number is a sign-in name: a shared number would lock out both users.
    if (mobilePhone && (await accounts.isMobileTaken(mobilePhone, { userId })))
      throw refusedField('mobilePhone', 'currentUser.mobileTaken')
  }

  async function updateBaseInfo(body: BaseInfoBody, actor: Actor): Promise<void> {
    await checkBaseInfo(body, actor)
    await accounts.update(actor.userId, { ...baseInfoValues(body), ...modifiedBy(actor, now()) })
  }

  async function saveAvatar(name: string, { userId }: Actor): Promise<void> {
    if (!(await avatars.exists(name))) throw new AppError('refused', 'currentUser.avatarMissing')
    await accounts.update(userId, { headIcon: name })
  }

  async function saveTheme(theme: LayoutType, { userId }: Actor): Promise<void> {
    await accounts.update(userId, { theme })
  }

  async function saveLanguage(language: Language, { userId }: Actor): Promise<void> {
    await accounts.update(userId, { language })
  }

  /**
   * The caller for '0', otherwise the direct subordinates of `id`; users outside of the caller's tree do not exist
   * here.
   */
  async function listSubordinates(id: string, { userId }: Actor): Promise<Subordinate[]> {
    const managerId = id === '0' ? undefined : id
    if (managerId !== undefined && !(await repository.leadsTo(userId, { id: managerId })))
      throw new AppError('notFound', 'error.recordMissing')
    const rows = await repository.listSubordinates({ callerId: userId, managerId })
    return rows.map((row) => ({
      id: row.id,
      userName: personName(row),
      avatar: avatarAddress(row.headIcon),
      department: row.department,
      position: row.position,
      isLeaf: row.isLeaf,
    }))
  }

  async function getAuthorize(actor: Actor): Promise<Authorize> {
    const { menuList, permissionList } = (await authority.accessOf(actor)).menu()
    return authorizeTrees(menuList, permissionList)
  }

  /** The caller's own log rows. */
  async function listLog(query: SystemLogQuery, { actor, language }: { actor: Actor; language: Language }) {
    const { list, pagination } = await readLog(db, { ...query, userId: actor.userId })
    const say = (key: string | undefined) => (key ? text(language, key) : '')
    const rows: SystemLogRow[] = list.map((row) => {
      return {
        id: row.id,
        creatorTime: row.creatorTime.getTime(),
        userName: row.userName,
        ipaddress: row.ipAddress,
        ipaddressName: say(placeKey(row.ipAddress)),
        platForm: row.platform,
        requestURL: row.requestUrl,
        requestMethod: row.requestMethod,
        requestDuration: row.requestDuration,
        abstracts: row.category === SIGN_IN_LOG ? signInTextOf(row, language) : '',
        succeeded: row.resultCode === 200 ? 1 : 0,
      }
    })
    return { list: rows, pagination }
  }

  async function listOrganizations(actor: Actor): Promise<Major[]> {
    const [user, organizations] = await Promise.all([me(actor), repository.listOrganizations(actor.userId)])
    return organizations.map(({ id, fullName }) => ({ id, fullName, isDefault: id === user.organizeId }))
  }

  /** The positions of the current organisation and its ancestors. */
  async function listPositions(actor: Actor): Promise<Major[]> {
    const user = await me(actor)
    const { positions } = await readPlace(db, { userId: user.id, organizeId: user.organizeId })
    return positions.map(({ id, fullName }) => ({ id, fullName, isDefault: id === user.positionId }))
  }

  async function changeOrganization(organizeId: string, actor: Actor): Promise<void> {
    const user = await me(actor)
    const organizations = await repository.listOrganizations(actor.userId)
    const target = found(organizations.find(({ id }) => id === organizeId))
    if (!actor.isAdministrator && !(await repository.hasRightsWithin(actor.userId, target)))
      throw new AppError('refused', 'currentUser.noRightsThere')
    // A user without a position in this organisation gets the first of the own positions.
    const { positions } = await readPlace(db, { userId: user.id, organizeId })
    const position = positions.find(({ id }) => id === user.positionId) ?? positions[0]
    await accounts.update(user.id, { organizeId, positionId: position?.id ?? null })
  }

  async function changePosition(positionId: string, actor: Actor): Promise<void> {
    const positions = await listPositions(actor)
    found(positions.find(({ id }) => id === positionId))
    await accounts.update(actor.userId, { positionId })
  }

  const changeMajor = ({ majorId, majorType }: MajorBody, actor: Actor) =>
    majorType === 'Organize' ? changeOrganization(majorId, actor) : changePosition(majorId, actor)

  return {
    getBaseInfo,
    updateBaseInfo,
    saveAvatar,
    saveTheme,
    saveLanguage,
    listSubordinates,
    getAuthorize,
    listLog,
    listOrganizations,
    listPositions,
    changeMajor,
  }
}

export type CurrentUserService = ReturnType<typeof createCurrentUserService>

/** Explicit columns of the table of accounts. Undefined values stay unchanged. */
const baseInfoValues = ({ realName, birthday, ...body }: BaseInfoBody) => ({
  realName: realName?.trim(),
  ...(realName !== undefined && spellName(realName.trim())),
  birthday: birthday === null || birthday === undefined ? birthday : new Date(birthday),
  gender: body.gender,
  nation: body.nation,
  nativePlace: body.nativePlace,
  certificatesType: body.certificatesType,
  certificatesNumber: body.certificatesNumber,
  education: body.education,
  telePhone: body.telePhone,
  landline: body.landline,
  mobilePhone: body.mobilePhone,
  email: body.email,
  urgentContacts: body.urgentContacts,
  urgentTelePhone: body.urgentTelePhone,
  postalAddress: body.postalAddress,
  signature: body.signature,
})
