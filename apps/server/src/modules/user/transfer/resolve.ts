import { checkAccount, checkEmail, checkName, checkPhone } from '@sqos/validators'
import type { Actor } from '../../../platform/actor.ts'
import { isRoleInScope } from '../../authority/index.ts'
import { USER_STATE } from '../user.tables.ts'
import { readDate, type CellName, type Cells } from './cells.ts'
import type { Problems } from './import.tables.ts'
import type { DictionaryCode, Names } from './names.ts'

/** The values of a line as columns of `users`. */
export interface Resolved {
  columns: Record<string, string | number | Date>
  organizeIds?: string[]
  positionIds?: string[]
  roleIds?: string[]
  /** Account of the manager. */
  managerAccount?: string
}

/** The data that resolves a line. */
export interface ResolveContext {
  names: Names
  actor: Actor
  now: Date
  /** Of an existing user: organisations that stay when the line names none, positions and roles. */
  present: { organizeIds: readonly string[]; positionIds: readonly string[]; roleIds: readonly string[] } | undefined
}

/** A warning: the user is imported without the positions of other organisations. */
export const POSITION_OUTSIDE = 'user.import.positionOutside'

const TEXTS: readonly CellName[] = [
  'description',
  'nativePlace',
  'certificatesNumber',
  'telePhone',
  'landline',
  'urgentContacts',
  'urgentTelePhone',
]
const LENGTHS = new Map([
  ['description', 500],
  ['email', 200],
  ['postalAddress', 200],
])
const STATES = new Map<string, number>([
  ['正常', USER_STATE.enabled],
  ['启用', USER_STATE.enabled],
  ['锁定', USER_STATE.locked],
  ['禁用', USER_STATE.disabled],
])
const GENDERS = new Map([
  ['男', 1],
  ['女', 2],
  ['保密', 3],
])
const BY_DICTIONARY: readonly (readonly [CellName, DictionaryCode])[] = [
  ['nation', 'Nation'],
  ['certificatesType', 'certificateType'],
  ['education', 'Education'],
]

const partsOf = (list: string) =>
  list
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Reads one line and adds the problem of each cell to `problems`. Empty cells change nothing. */
export function resolveCells(cells: Cells, context: ResolveContext): { resolved: Resolved; problems: Problems } {
  const problems: Problems = {}
  const blame = (name: CellName, key: string) => (problems[name] ??= key)
  const given = (name: CellName) => cells[name] ?? ''
  const columns: Resolved['columns'] = {}

  for (const name of ['account', 'realName', 'gender', 'enabledMark'] as const)
    if (given(name) === '' && context.present === undefined) blame(name, 'user.import.required')
  if (given('account') === '') blame('account', 'user.import.required')
  if (given('organizeId') === '' && context.present === undefined) blame('organizeId', 'user.import.required')
  for (const [name, value] of Object.entries(cells))
    if (value.length > (LENGTHS.get(name) ?? (LISTS.has(name) ? 5000 : 50))) problems[name] ??= 'user.import.tooLong'

  if (given('account') !== '' && checkAccount(given('account'))) blame('account', 'user.accountCharacters')
  if (given('realName') !== '' && checkName(given('realName'))) blame('realName', 'user.nameSpecial')
  if (given('email') !== '' && checkEmail(given('email'))) blame('email', 'user.import.emailWrong')
  if (given('mobilePhone') !== '' && checkPhone(given('mobilePhone'))) blame('mobilePhone', 'user.import.mobileWrong')
  for (const name of ['account', 'realName', 'email', 'mobilePhone', 'postalAddress', ...TEXTS] as const)
    if (given(name) !== '') columns[name] = given(name)

  readValues({ given, columns, blame, context })
  const related = readRelated({ given, blame, context })
  const [, account] = given('managerId').split('/')
  const managerAccount = (account ?? given('managerId')).trim()
  if (managerAccount !== '' && managerAccount === given('account')) blame('managerId', 'user.managerIsSelf')
  return { resolved: { columns, ...related, ...(managerAccount !== '' && { managerAccount }) }, problems }
}

const LISTS = new Set<string>(['organizeId', 'positionId', 'roleId', 'managerId'])

interface Reading {
  given: (name: CellName) => string
  blame: (name: CellName, key: string) => void
  context: ResolveContext
}

function readValues({ given, blame, columns, context }: Reading & { columns: Resolved['columns'] }) {
  const { names, now } = context
  const gender = Number(names.valueOf('sex', given('gender')) ?? GENDERS.get(given('gender')))
  if (given('gender') !== '') {
    if (gender >= 1 && gender <= 3) columns['gender'] = gender
    else blame('gender', 'user.import.valueUnknown')
  }
  const state = STATES.get(given('enabledMark'))
  if (state !== undefined) columns['enabledMark'] = state
  else if (given('enabledMark') !== '') blame('enabledMark', 'user.import.valueUnknown')
  if (given('sortCode') !== '') {
    const sortCode = Number(given('sortCode'))
    if (Number.isInteger(sortCode) && sortCode >= 0 && sortCode <= 999_999) columns['sortCode'] = sortCode
    else blame('sortCode', 'user.import.numberWrong')
  }
  for (const [name, type] of BY_DICTIONARY) {
    if (given(name) === '') continue
    const value = names.valueOf(type, given(name))
    if (value === undefined) blame(name, 'user.import.valueUnknown')
    else columns[name] = value
  }
  for (const name of ['entryDate', 'birthday'] as const) {
    if (given(name) === '') continue
    const date = readDate(given(name))
    if (!date) blame(name, 'user.import.dateWrong')
    else if (name === 'birthday' && date > now) blame(name, 'user.birthdayInFuture')
    else columns[name] = date
  }
}

function readRelated({ given, blame, context }: Reading): Pick<Resolved, 'organizeIds' | 'positionIds' | 'roleIds'> {
  const { names, present, actor } = context
  const related: Pick<Resolved, 'organizeIds' | 'positionIds' | 'roleIds'> = {}
  if (given('organizeId') !== '') {
    const ids = partsOf(given('organizeId')).map((path) => names.organizationOf(path))
    const known = ids.filter((id) => id !== undefined)
    const added = known.filter((id) => !present?.organizeIds.includes(id))
    if (known.length < ids.length || known.length === 0) blame('organizeId', 'user.import.organizationUnknown')
    else if (!added.every((id) => names.scope.mayDo('add', id))) blame('organizeId', 'organization.outOfScope')
    else if (!added.every((id) => names.isHeld('Organize', id))) blame('organizeId', 'user.import.notHeld')
    else related.organizeIds = [...new Set(known)]
  }
  const organizeIds = related.organizeIds ?? present?.organizeIds ?? []
  if (given('positionId') !== '') {
    const around = new Set(organizeIds.flatMap((id) => names.scope.pathOf(id)))
    const ids = partsOf(given('positionId')).map((name) => names.positionOf(name, { around }))
    const known = ids.filter((id) => id !== undefined)
    const added = known.filter((id) => !present?.positionIds.includes(id))
    const isOutside = (name: string) => names.positionOf(name, { around }) === undefined && names.hasPosition(name)
    const outside = partsOf(given('positionId')).filter(isOutside)
    if (known.length + outside.length < ids.length) blame('positionId', 'user.positionMissing')
    else if (!added.every((id) => names.isHeld('Position', id))) blame('positionId', 'user.import.notHeld')
    else {
      if (outside.length > 0) blame('positionId', POSITION_OUTSIDE)
      if (known.length > 0 || outside.length === 0) related.positionIds = [...new Set(known)]
    }
  }
  if (given('roleId') !== '') {
    const roles = partsOf(given('roleId')).map((name) => names.roleOf(name))
    const known = roles.filter((role) => role !== undefined)
    const added = known.filter(({ id }) => !present?.roleIds.includes(id))
    if (known.length < roles.length) blame('roleId', 'user.roleMissing')
    else if (!added.every((role) => isRoleInScope(role, { actor, scope: names.scope })))
      blame('roleId', 'user.roleOutOfScope')
    else if (!added.every(({ id }) => names.isHeld('Role', id))) blame('roleId', 'user.import.notHeld')
    else related.roleIds = [...new Set(known.map(({ id }) => id))]
  }
  return related
}
