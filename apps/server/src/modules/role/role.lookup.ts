import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import { buildTree } from '../../platform/tree.ts'
import type { PageRows } from '../authority/index.ts'
import { ICONS } from '../organization/index.ts'
import {
  readOrganizationPaths,
  readOrganizationScope,
  type OrganizationScope,
} from '../organization/organization-scope.access.ts'
import { createRoleRepository, type ShownRole } from './role.repository.ts'
import { Role, RoleRow, type RoleListQuery, type RoleNode } from './role.schema.ts'

const ICON = 'icon-ym icon-ym-generator-role'
/** Tree node of the global roles, beside the organisations. */
const GLOBAL_ID = '1'

/** Reads roles for the role page and for pickers. */
export function createRoleLookup({ db, rows: pageRows }: { db: Db; rows: PageRows }) {
  const repository = createRoleRepository(db)
  const limitRow = pageRows.limitValues(RoleRow)
  const limitRecord = pageRows.limitValues(Role, { except: ['edit'] })

  async function list(query: RoleListQuery, { actor, language }: { actor: Actor; language: Language }) {
    const asked = await pageRows.withoutHiddenColumns(query, actor)
    const filter = { ...asked, visible: await pageRows.conditionFor(actor) }
    const limited = await limitRow(actor)
    const [rows, total] = await Promise.all([repository.page(filter), repository.count(filter)])
    return {
      list: (await describe(rows, language)).map(limited),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  /** Roles as the list shows them. */
  async function describe(rows: readonly ShownRole[], language: Language) {
    const bound = await repository.organizationsOf(rows.map(({ id }) => id))
    const paths = await readOrganizationPaths(
      db,
      bound.map(({ organizeId }) => organizeId),
    )
    const byRole = Map.groupBy(bound, ({ roleId }) => roleId)
    return rows.map(({ creatorTime, ...row }) => ({
      ...row,
      creatorTime: creatorTime.getTime(),
      type: text(language, row.globalMark === 1 ? 'role.global' : 'role.ofOrganizations'),
      organizeInfo: (byRole.get(row.id) ?? []).map(({ organizeId }) => paths.get(organizeId)?.name ?? '').join('，'),
    }))
  }

  async function get(id: string, actor: Actor): Promise<Role> {
    await pageRows.demandSeen(id, actor)
    const row = await repository.find(id)
    if (!row) throw new AppError('notFound', 'role.missing')
    const bound = await repository.organizationsOf([id])
    const paths = await readOrganizationPaths(
      db,
      bound.map(({ organizeId }) => organizeId),
    )
    const limited = await limitRecord(actor)
    return limited({
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      globalMark: row.globalMark,
      organizeIdsTree: bound.map(({ organizeId }) => paths.get(organizeId)?.ids ?? [organizeId]),
      type: row.type,
      enabledMark: row.enabledMark,
      sortCode: row.sortCode,
      description: row.description,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  async function readAll(actor: Actor) {
    const visible = await pageRows.choiceFor(actor)
    const [scope, roles, bound] = await Promise.all([
      readOrganizationScope(db, actor),
      repository.listEnabled(visible),
      repository.organizationsOf(),
    ])
    return { scope, roles, byRole: Map.groupBy(bound, ({ roleId }) => roleId) }
  }

  /**
   * Organisations with their enabled roles, and the global roles; `editable` leaves out roles that the caller may not
   * change.
   */
  async function listTree(actor: Actor, { language, editable }: { language: Language; editable: boolean }) {
    const { scope, roles, byRole } = await readAll(actor)
    const shows = (organizeId: string) => !editable || scope.mayDo('edit', organizeId)
    const leaves = roles.flatMap(({ id, fullName, enCode, globalMark }) => {
      const groups = globalMark === 1 ? [GLOBAL_ID] : (byRole.get(id) ?? []).map(({ organizeId }) => organizeId)
      return groups
        .filter((group) => (group === GLOBAL_ID ? !editable || actor.isAdministrator : shows(group)))
        .map((group) => ({ id: `${group}/${id}`, parentId: group, roleId: id, fullName, enCode, icon: ICON }))
    })
    const global = { id: GLOBAL_ID, parentId: '-1', fullName: text(language, 'role.global'), enCode: '' }
    return buildTree(
      [
        ...leaves.map((leaf) => ({ ...leaf, type: 'role' as const })),
        ...(leaves.some(({ parentId }) => parentId === GLOBAL_ID)
          ? [{ ...global, roleId: GLOBAL_ID, type: 'company' as const, icon: ICONS.company }]
          : []),
        ...organizationsOf(
          scope,
          leaves.map(({ parentId }) => parentId),
        ),
      ],
      ({ id, roleId, ...node }): Omit<RoleNode, 'hasChildren' | 'isLeaf' | 'num' | 'children'> => ({
        ...node,
        id: roleId,
        onlyId: id,
      }),
    )
  }

  /** Roles that users of these organisations may hold: the roles of each organisation, and the global roles. */
  async function listByOrganizations(
    organizeIds: readonly string[],
    { actor, language }: { actor: Actor; language: Language },
  ) {
    const { scope, roles, byRole } = await readAll(actor)
    const groups = [...new Set(organizeIds)].flatMap((id) => {
      const organization = scope.byId.get(id)
      const held = roles.filter((role) => byRole.get(role.id)?.some(({ organizeId }) => organizeId === id))
      return organization ? [groupOf({ id, fullName: scope.nameOf(id), type: organization.category }, held)] : []
    })
    const global = { id: GLOBAL_ID, fullName: text(language, 'role.global'), type: 'company' as const }
    return [
      ...groups,
      groupOf(
        global,
        roles.filter(({ globalMark }) => globalMark === 1),
      ),
    ].filter(({ num }) => num > 0)
  }

  return { list, describe, get, listTree, listByOrganizations }
}

export type RoleLookup = ReturnType<typeof createRoleLookup>

/** The ancestors of these organisations. */
function organizationsOf(scope: OrganizationScope, leaves: readonly string[]) {
  const used = new Set(leaves.flatMap((id) => scope.pathOf(id)))
  return scope.rows
    .filter(({ id }) => used.has(id))
    .map(({ id, parentId, fullName, enCode, category }) => ({
      id,
      parentId,
      roleId: id,
      fullName,
      enCode,
      type: category,
      icon: ICONS[category],
    }))
}

function groupOf(
  group: { id: string; fullName: string; type: 'company' | 'department' },
  held: readonly { id: string; fullName: string; enCode: string }[],
) {
  const children = held.map(({ id, fullName, enCode }) => ({
    id,
    fullName,
    enCode,
    type: 'role' as const,
    isLeaf: true as const,
  }))
  return { ...group, hasChildren: children.length > 0, num: children.length, children }
}
