import { PAGES, ROOT_ID } from '@sqos/contract'
import { readAbleIds } from '@sqos/form-model'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { buildTree } from '../../platform/tree.ts'
import type { Authority, PageRows } from '../authority/index.ts'
import { avatarAddress } from '../file/index.ts'
import { ICONS } from '../organization/index.ts'
import { memberGroups } from '../organization/organization.access.ts'
import { readOrganizationPaths, readOrganizationScope } from '../organization/organization-scope.access.ts'
import { createUserLookupRepository, type LazyOrganization } from './user-lookup.repository.ts'
import type { ContactQuery, RolePeopleQuery, UserNode, UserNodeBody } from './user-lookup.schema.ts'

const USER_ICON = 'icon-ym icon-ym-tree-user2'

/** Placeholder id of the tree root, or of the caller's own organisation. */
const NOWHERE = '0'

/** Page size of a search when the client sends none. */
const SEARCH_SIZE = 50

interface PersonRow {
  id: string
  account: string
  realName: string
  headIcon: string
  enabledMark: number | null
  sortCode: number
  organizeId: string | null
}

/** Placeholder of a hidden mobile number: forms may require a number. */
const HIDDEN_MOBILE = '***'

/**
 * Finds people for users who choose or show them. People whom data schemes hide from the user cannot be chosen. Personal values
 * follow the page of people: its columns and rows decide who receives a gender or a mobile number; own values are always visible.
 */
export function createUserLookup({ db, authority, rows: pageRows }: { db: Db; authority: Authority; rows: PageRows }) {
  const repository = createUserLookupRepository(db)

  const readPaths = (rows: readonly { organizeId: string | null }[]) =>
    readOrganizationPaths(
      db,
      rows.flatMap(({ organizeId }) => organizeId ?? []),
    )

  /** Which personal values of these people the user may read. */
  async function personalOf(ids: readonly string[], actor: Actor) {
    const [shown, isVisible] = await Promise.all([pageRows.shownOf(ids, actor), pageRows.visibleKeys(actor)])
    const may = (id: string, key: string) => id === actor.userId || (shown.has(id) && isVisible(key))
    return {
      genderOf: ({ id, gender }: { id: string; gender: number }) => (may(id, 'gender') ? gender : 0),
      mobileOf: ({ id, mobilePhone }: { id: string; mobilePhone: string }) =>
        mobilePhone === '' || may(id, 'mobilePhone') ? mobilePhone : HIDDEN_MOBILE,
    }
  }

  /** The keyword filter; it searches mobile numbers only for callers who see all of them. */
  async function searchOf(keyword: string | undefined, actor: Actor) {
    if ((keyword ?? '').trim() === '' || !(await authority.accessOf(actor)).codes.has(PAGES.user.code))
      return { keyword }
    const [condition, isVisible] = await Promise.all([pageRows.conditionFor(actor), pageRows.visibleKeys(actor)])
    return { keyword, byMobile: !condition && isVisible('mobilePhone') }
  }

  /** Tree nodes of users; `parentId` is the requested organisation, or else the user's own. */
  async function nodesOf(rows: readonly PersonRow[], parentId?: string): Promise<UserNode[]> {
    const paths = await readPaths(rows)
    return rows.map((row) => personNode(row, { parentId, organize: paths.get(row.organizeId ?? '')?.name ?? '' }))
  }

  /** Every enabled user: clients cache this list. */
  async function listAll(actor: Actor) {
    const rows = await repository.list({ visible: await pageRows.choiceFor(actor) })
    const paths = await readPaths(rows)
    const { genderOf } = await personalOf(
      rows.map(({ id }) => id),
      actor,
    )
    return rows.map(({ id, account, realName, headIcon, gender, sortCode, initials, organizeId }) => ({
      id,
      account,
      realName,
      headIcon: avatarAddress(headIcon),
      gender: genderOf({ id, gender }),
      department: paths.get(organizeId ?? '')?.name ?? '',
      sortCode,
      quickQuery: initials,
    }))
  }

  /** Organisations with their users; empty organisations are left out. */
  async function listTree(actor: Actor): Promise<UserNode[]> {
    const visible = await pageRows.choiceFor(actor)
    const [scope, people] = await Promise.all([readOrganizationScope(db, actor), repository.listPlaces(visible)])
    const used = new Set([...new Set(people.map(({ organizeId }) => organizeId))].flatMap((id) => scope.pathOf(id)))
    const organizations = scope.rows.filter(({ id }) => used.has(id)).map((row) => organizationShape(row))
    const names = new Map([...used].map((id) => [id, scope.nameOf(id)]))
    const leaves = people.map((row) =>
      personNode(row, { parentId: row.organizeId, organize: names.get(row.organizeId) ?? '' }),
    )
    return buildTree<UserNode, UserNode>([...organizations, ...leaves], ({ children: _children, ...node }) => node)
  }

  /** The users that these entries include; undefined for all. */
  async function membersOf(entries: readonly string[]) {
    const able = readAbleIds(entries, 'user')
    if (!able) return undefined
    return { userIds: able.get('user') ?? [], groups: await memberGroups(db, able) }
  }

  /**
   * Lists the direct children of an organisation: its organisations, then its users. A search, or a limit by `ableIds`,
   * lists users of all organisations in pages.
   */
  async function listNodes(id: string, { body, actor }: { body: UserNodeBody; actor: Actor }) {
    const { keyword = '', currentPage = 1, pageSize = SEARCH_SIZE } = body
    const visible = await pageRows.choiceFor(actor)
    const among = body.ableIds && (await membersOf(body.ableIds))
    if (keyword.trim() !== '' || among) {
      const span = { limit: pageSize, offset: (currentPage - 1) * pageSize }
      const { rows, total } = await repository.page({ ...(await searchOf(keyword, actor)), visible, among }, span)
      return { list: await nodesOf(rows), pagination: { currentPage, pageSize, total } }
    }
    const [organizations, people] = await Promise.all([
      repository.listOrganizationsBelow(id === NOWHERE ? ROOT_ID : id),
      id === NOWHERE ? [] : repository.list({ organizeId: id, visible }),
    ])
    return { list: [...organizations.map(organizationNode), ...(await nodesOf(people, id))] }
  }

  /** The contacts of the chat, in pages, without the caller. */
  async function listContacts({ keyword, currentPage = 1, pageSize = 20 }: ContactQuery, actor: Actor) {
    const filter = {
      ...(await searchOf(keyword, actor)),
      exceptId: actor.userId,
      visible: await pageRows.choiceFor(actor),
    }
    const span = { limit: pageSize, offset: (currentPage - 1) * pageSize }
    const { rows, total } = await repository.page(filter, span)
    const paths = await readPaths(rows)
    const list = rows.map(({ id, account, realName, headIcon, organizeId }) => ({
      id,
      account,
      realName,
      headIcon: avatarAddress(headIcon),
      department: paths.get(organizeId ?? '')?.name ?? '',
    }))
    return { list, pagination: { currentPage, pageSize, total } }
  }

  /** Names of ids in the requested order; unknown ids are left out. */
  async function listByIds(ids: readonly string[], actor: Actor) {
    const rows = await repository.listByIds([...new Set(ids)])
    const { genderOf, mobileOf } = await personalOf(
      rows.map(({ id }) => id),
      actor,
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    const paths = await readPaths(rows)
    return ids.flatMap((id) => {
      const row = byId.get(id)
      if (!row) return []
      return {
        id,
        fullName: `${row.realName}/${row.account}`,
        headIcon: avatarAddress(row.headIcon),
        organize: paths.get(row.organizeId ?? '')?.name ?? '',
        gender: genderOf(row),
        mobilePhone: mobileOf(row),
        enabledMark: row.enabledMark ?? 0,
        deleteMark: row.deleteMark,
        sortCode: row.sortCode,
      }
    })
  }

  /** The direct reports of the caller: data schemes never hide them from their manager. */
  const listSubordinates = async (keyword: string | undefined, { userId }: Actor) =>
    nodesOf(await repository.list({ keyword, managerId: userId, visible: undefined }))

  /** The users of one organisation, or of the caller's current one. */
  async function listOfOrganization(
    { keyword, organizeId = NOWHERE }: { keyword?: string; organizeId?: string },
    actor: Actor,
  ) {
    const id = organizeId === NOWHERE ? actor.organizeId : organizeId
    const visible = await pageRows.choiceFor(actor)
    return id === null ? [] : await nodesOf(await repository.list({ keyword, organizeId: id, visible }), id)
  }

  /** The organisation of a position, with the holders of the position. */
  async function listOfPosition({ positionId, keyword }: { positionId: string; keyword?: string }, actor: Actor) {
    const organization = await repository.findPosition(positionId)
    if (!organization) throw new AppError('notFound', 'position.missing')
    const visible = await pageRows.choiceFor(actor)
    const children = await nodesOf(await repository.list({ keyword, positionId, visible }), organization.id)
    const node = organizationNode({ ...organization, hasChildren: children.length > 0 })
    return [{ ...node, num: children.length, children }]
  }

  /** Organisations with a holder of the role in or below them, then the holders in this organisation. */
  async function listOfRole({ roleId, organizeId = NOWHERE, keyword = '' }: RolePeopleQuery, actor: Actor) {
    const visible = await pageRows.choiceFor(actor)
    if (keyword.trim() !== '') return await nodesOf(await repository.list({ roleId, keyword, visible }))
    const [organizations, people] = await Promise.all([
      repository.listOrganizationsBelow(organizeId === NOWHERE ? ROOT_ID : organizeId, { roleId }),
      organizeId === NOWHERE ? [] : repository.list({ roleId, organizeId, visible }),
    ])
    return [...organizations.map(organizationNode), ...(await nodesOf(people, organizeId))]
  }

  return {
    listAll,
    listTree,
    listNodes,
    listContacts,
    listByIds,
    listSubordinates,
    listOfOrganization,
    listOfPosition,
    listOfRole,
  }
}

export type UserLookup = ReturnType<typeof createUserLookup>

function personNode(
  row: PersonRow,
  { parentId, organize }: { parentId: string | undefined; organize: string },
): UserNode {
  return {
    id: row.id,
    parentId: parentId ?? row.organizeId ?? ROOT_ID,
    fullName: `${row.realName}/${row.account}`,
    realName: row.realName,
    account: row.account,
    type: 'user',
    icon: USER_ICON,
    headIcon: avatarAddress(row.headIcon),
    organize,
    enabledMark: row.enabledMark ?? 0,
    sortCode: row.sortCode,
    hasChildren: false,
    isLeaf: true,
  }
}

function organizationShape(row: Omit<LazyOrganization, 'hasChildren'>): UserNode {
  const { id, parentId, fullName, category, enabledMark, sortCode } = row
  return {
    id,
    parentId,
    fullName,
    type: category,
    icon: ICONS[category],
    enabledMark,
    sortCode,
    hasChildren: true,
    isLeaf: false,
  }
}

const organizationNode = (row: LazyOrganization): UserNode => ({
  ...organizationShape(row),
  hasChildren: row.hasChildren,
  isLeaf: !row.hasChildren,
})
