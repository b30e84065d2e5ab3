import type { ColumnKey } from './pages/define-page.ts'
import type { USER_PAGE } from './pages/user.page.ts'

/** The columns of a list of users, in order. */
export const USER_CELLS = [
  'account',
  'realName',
  'gender',
  'email',
  'organizeId',
  'managerId',
  'positionId',
  'roleId',
  'sortCode',
  'enabledMark',
  'description',
  'nation',
  'nativePlace',
  'entryDate',
  'certificatesType',
  'certificatesNumber',
  'education',
  'birthday',
  'telePhone',
  'landline',
  'mobilePhone',
  'urgentContacts',
  'urgentTelePhone',
  'postalAddress',
] as const

export type UserCellName = (typeof USER_CELLS)[number]

/** The page columns with the same values as cells of the list; other cells are shown in the form only. */
export const USER_CELL_COLUMNS: Readonly<Partial<Record<UserCellName, ColumnKey<typeof USER_PAGE>>>> = {
  account: 'account',
  realName: 'realName',
  gender: 'gender',
  mobilePhone: 'mobilePhone',
  organizeId: 'organize',
  positionId: 'position',
  sortCode: 'sortCode',
  enabledMark: 'enabledMark',
}
