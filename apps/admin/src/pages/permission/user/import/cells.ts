import type { Translate } from '@sqos/i18n'

/** The columns of a list of people. Source: contract of the API family, platform, section 3.3. */
export const CELLS = [
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

type CellName = (typeof CELLS)[number]

/** What a column is called: as the field of the form. */
export const labelOf = (t: Translate, name: CellName) => t(`field.${name === 'organizeId' ? 'organizeIdTree' : name}`)
