import { MENU_TYPE, PERMISSION, ROOT_ID } from '@sqos/contract'
import { checkCode, isOwnPath, isWebAddress } from '@sqos/validators'
import { AppError, refusedField } from '../../platform/errors.ts'
import { subtreeIds } from '../../platform/tree.ts'
import type { MenuEntryRow } from './menu-admin.repository.ts'
import type { MenuBody } from './menu-admin.schema.ts'

/** Types of entries that show something from another module: a model, dictionary, report, screen or portal. */
const WITH_MODULE: ReadonlySet<number> = new Set([
  MENU_TYPE.model,
  MENU_TYPE.dictionary,
  MENU_TYPE.report,
  MENU_TYPE.dataScreen,
  MENU_TYPE.portal,
])

interface Place {
  rows: readonly MenuEntryRow[]
  /** The entries of both menus with this code. */
  sameCode?: readonly MenuEntryRow[]
  /** The entry that is changed; undefined for a new one. */
  editedId?: string | undefined
  /** The portals, reports and screens that an entry may show. */
  portalIds?: ReadonlySet<string>
  reportIds?: ReadonlySet<string>
  screenIds?: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/** Refuses an entry that cannot be opened, or whose code is in use. */
export function checkEntry(
  body: MenuBody,
  { rows, sameCode = [], editedId, portalIds = NONE, reportIds = NONE, screenIds = NONE }: Place,
): void {
  if (body.fullName.trim() === '') throw refusedField('fullName', 'validation.required')
  const problem = checkCode(body.enCode)
  if (problem) throw refusedField('enCode', `validators:${problem}`)
  const others = [
    ...rows.filter(({ enCode }) => enCode === body.enCode),
    ...sameCode.filter((row) => !showSameModel(row, body)),
  ]
  if (others.some(({ id }) => id !== editedId)) throw refusedField('enCode', 'menu.codeTaken')
  checkParent(body.parentId, { rows, editedId })
  if (editedId !== undefined && body.type !== MENU_TYPE.directory && rows.some((row) => row.parentId === editedId))
    throw refusedField('type', 'menu.typeHasChildren')
  checkTarget(body)
  checkModule(body, { before: rows.find(({ id }) => id === editedId), portalIds, reportIds, screenIds })
}

/** Refuses an invalid parent: a page, or the entry itself. */
export function checkParent(parentId: string, { rows, editedId }: Place): void {
  if (parentId === ROOT_ID) return
  const parent = rows.find((row) => row.id === parentId)
  if (!parent || parent.type !== MENU_TYPE.directory) throw refusedField('parentId', 'menu.parentMissing')
  if (editedId !== undefined && subtreeIds(rows, editedId).has(parentId))
    throw refusedField('parentId', 'menu.parentIsBelow')
}

type Targeted = { type: number; propertyJson?: string | undefined }

/** The id of what an entry shows: a model, dictionary, report, screen or portal. */
export const targetOf = ({ type, propertyJson = '' }: Targeted) =>
  `${type}:${String(readProperty(propertyJson)?.['moduleId'] ?? '')}`

/** Whether both entries show the same model: released to Web and App, they share its code. */
const showSameModel = (one: Targeted, other: Targeted): boolean =>
  one.type === MENU_TYPE.model && targetOf(one) === targetOf(other)

function checkTarget({ type, urlAddress = '', propertyJson = '' }: MenuBody) {
  const address = urlAddress.trim()
  if (type === MENU_TYPE.page && !/^\/?[A-Za-z0-9_\-./]+([?#].*)?$/.test(address))
    throw refusedField('urlAddress', address === '' ? 'menu.addressMissing' : 'menu.addressOfPage')
  // Another site or a path of this one: refuses addresses that the browser would not open.
  if (type === MENU_TYPE.link && !isOpenable(address))
    throw refusedField('urlAddress', address === '' ? 'menu.addressMissing' : 'menu.addressOfLink')
  const property = readProperty(propertyJson)
  if (!property) throw refusedField('propertyJson', 'menu.propertyBroken')
  if (WITH_MODULE.has(type) && !property['moduleId']) throw refusedField('propertyJson.moduleId', 'menu.moduleMissing')
}

const isOpenable = (address: string) => isWebAddress(address) || isOwnPath(address) || address.startsWith('${dataV}')

type Targets = Required<Pick<Place, 'portalIds' | 'reportIds' | 'screenIds'>>

/** Refuses a report, a portal or a screen of this product that does not exist. Existing entries keep their id. */
function checkModule(body: MenuBody, { before, ...targets }: Targets & { before: Targeted | undefined }) {
  const property = readProperty(body.propertyJson ?? '')
  const known = knownFor(body.type, { isOwn: property?.['source'] === 'own', targets })
  if (!known || (before && targetOf(before) === targetOf(body))) return
  const moduleId = String(property?.['moduleId'])
  if (known.has(moduleId)) return
  const unknown = {
    key: 'menu.moduleUnknown',
    params: { id: moduleId },
  }
  throw new AppError('refused', unknown.key, { params: unknown.params, fields: { 'propertyJson.moduleId': unknown } })
}

/** What entries of a type may show; undefined where other systems decide. */
function knownFor(type: number, { isOwn, targets }: { isOwn: boolean; targets: Targets }) {
  if (type === MENU_TYPE.portal) return targets.portalIds
  if (type === MENU_TYPE.report) return targets.reportIds
  return type === MENU_TYPE.dataScreen && isOwn ? targets.screenIds : undefined
}

/** The properties of this type of entry; undefined when the text is not a JSON object. */
export function readProperty(propertyJson: string): Record<string, string | number> | undefined {
  if (propertyJson.trim() === '') return {}
  try {
    const parsed: unknown = JSON.parse(propertyJson)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
    const entries: [string, unknown][] = Object.entries(parsed)
    const known = entries.filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    )
    return Object.fromEntries(known)
  } catch {
    return undefined
  }
}

/** Whether the page that manages the menu is reachable. */
function isMenuPageReachable(rows: readonly MenuEntryRow[]): boolean {
  const open = rows.filter(({ enabledMark }) => enabledMark === 1)
  const live = subtreeIds(open, ROOT_ID)
  return open.some(({ id, enCode, type }) => enCode === PERMISSION.menu.view && type === MENU_TYPE.page && live.has(id))
}

/** Refuses a change after which nobody could reach the menu page to undo it. */
export function demandReachableMenuPage(before: readonly MenuEntryRow[], after: readonly MenuEntryRow[]): void {
  if (isMenuPageReachable(before) && !isMenuPageReachable(after)) throw new AppError('refused', 'menu.lastDoor')
}
