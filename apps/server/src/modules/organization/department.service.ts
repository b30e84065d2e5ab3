import type { Actor } from '../../platform/actor.ts'
import { refusedField } from '../../platform/errors.ts'
import { buildTree, matchesWithAncestors, subtreeIds } from '../../platform/tree.ts'
import { organizationRights } from './organization.policy.ts'
import type { OrganizationRepository, OrganizationRow } from './organization.repository.ts'
import {
  Department,
  DepartmentRow,
  type DepartmentBody,
  type DepartmentListBody,
  type OrganizationMoveBody,
  type OrganizationNode,
} from './organization.schema.ts'
import { readChoice, type OrganizationRows } from './organization.rows.ts'
import { pathsOf } from './organization.paths.ts'
import { findOrganization, ICONS, type OpenTree } from './organization.tree.ts'
import type { OrganizationWriter } from './organization.writer.ts'

export interface DepartmentServiceDeps {
  repository: OrganizationRepository
  writer: OrganizationWriter
  rows: OrganizationRows
}

const category = 'department'

/** Id of no edited node in pickers. */
const NOTHING_EDITED = '0'

/** Columns that a keyword may search. */
const SEARCHED = ['fullName', 'enCode'] as const

/** Departments, and the trees of pickers for organisations. */
export function createDepartmentService({ repository, writer, rows: seen }: DepartmentServiceDeps) {
  const limitRow = seen[category].limitValues(DepartmentRow)
  const limitRecord = seen[category].limitValues(Department, { except: ['edit'] })

  /** The departments of one company, without those of its subsidiaries; of all companies without `companyId`. */
  async function list({ companyId, parentId, keyword = '' }: DepartmentListBody, actor: Actor) {
    const rows = await repository.list()
    const all = rows.filter((row) => row.category === category)
    const company = companyId ?? parentId
    const below = company === undefined ? undefined : subtreeIds(all, company)
    const visible = await seen[category].idsOf(await seen[category].conditionFor(actor))
    const departments = all.filter(({ id }) => visible?.has(id) ?? true)
    const { searched } = await seen[category].withoutHiddenColumns({}, actor)
    const wanted = keyword.trim().toLowerCase()
    const found = matchesWithAncestors(
      departments.filter(({ id }) => below?.has(id) ?? true),
      (row) =>
        wanted === '' || SEARCHED.some((name) => searched.includes(name) && row[name].toLowerCase().includes(wanted)),
    )
    const limited = await limitRow(actor)
    const managers = await namesOf(found)
    return buildTree(found, (row) =>
      limited({
        id: row.id,
        parentId: row.parentId,
        fullName: row.fullName,
        enCode: row.enCode,
        enabledMark: row.enabledMark,
        sortCode: row.sortCode,
        manager: managers.get(row.managerId ?? '') ?? '',
        description: row.description,
        creatorTime: row.creatorTime.getTime(),
      }),
    )
  }

  async function namesOf(rows: readonly OrganizationRow[]) {
    const ids = new Set(rows.flatMap(({ managerId }) => managerId ?? []))
    const people = await repository.findPeople([...ids])
    return new Map(people.map(({ id, realName, account }) => [id, `${realName}/${account}`]))
  }

  /** Companies for a picker, without the edited one and its descendants. */
  async function listCompanies(actor: Actor, editedId = NOTHING_EDITED) {
    const [rows, isOffered] = await Promise.all([repository.list(), readChoice(seen, actor)])
    const left = editedId === NOTHING_EDITED ? new Set<string>() : subtreeIds(rows, editedId)
    return treeOf(rows, (row) => row.category === 'company' && !left.has(row.id) && isOffered(row))
  }

  /** All organisations for a picker, without the edited one and its descendants. */
  async function listParents(editedId: string, actor: Actor) {
    const [rows, isOffered] = await Promise.all([repository.list(), readChoice(seen, actor)])
    const left = editedId === NOTHING_EDITED ? new Set<string>() : subtreeIds(rows, editedId)
    return treeOf(rows, (row) => !left.has(row.id) && isOffered(row))
  }

  /** The same, limited to what a delegated administrator may see. */
  async function listOwnParents(editedId: string, actor: Actor) {
    const [rows, isOffered] = await Promise.all([repository.list(), readChoice(seen, actor)])
    const left = editedId === NOTHING_EDITED ? new Set<string>() : subtreeIds(rows, editedId)
    const administered = actor.isAdministrator ? [] : await repository.administeredBy(actor.userId)
    const mayDo = organizationRights({ actor, administered, rows })
    return treeOf(rows, (row) => !left.has(row.id) && isOffered(row) && mayDo('select', row.id))
  }

  async function get(id: string, actor: Actor) {
    const rows = await repository.list()
    const row = findOrganization(rows, { id, category })
    await seen[category].demandSeen(id, actor)
    const limited = await limitRecord(actor)
    return limited({
      id: row.id,
      parentId: row.parentId,
      fullName: row.fullName,
      enCode: row.enCode,
      enabledMark: row.enabledMark,
      sortCode: row.sortCode,
      description: row.description,
      managerId: row.managerId ?? '',
      organizeIdTree: pathsOf(rows)(row.parentId),
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  const own =
    ({ managerId }: DepartmentBody) =>
    async (tree: OpenTree) => {
      if (managerId === undefined) return {}
      if (managerId === null || managerId === '') return { managerId: null }
      const [person] = await tree.repository.findPeople([managerId])
      if (!person) throw refusedField('managerId', 'organization.personMissing')
      return { managerId }
    }

  const create = (body: DepartmentBody, actor: Actor) => writer.create({ category, body, own: own(body), actor })
  const update = (id: string, { body, actor }: { body: DepartmentBody; actor: Actor }) =>
    writer.update(id, { category, body, own: own(body), actor })
  const move = (id: string, { body, actor }: { body: OrganizationMoveBody; actor: Actor }) =>
    writer.move(id, { category, body, actor })
  const remove = (id: string, actor: Actor) => writer.remove(id, { category, actor })
  const setState = (id: string, change: { enabled: boolean; actor: Actor }) =>
    writer.setState(id, { category, ...change })

  return {
    list,
    listCompanies,
    listParents,
    listOwnParents,
    get,
    create,
    update,
    move,
    remove,
    setState,
    deepestFirst: writer.deepestFirst,
  }
}

export type DepartmentService = ReturnType<typeof createDepartmentService>

function treeOf(rows: readonly OrganizationRow[], passes: (row: OrganizationRow) => boolean): OrganizationNode[] {
  const pathOf = pathsOf(rows)
  return buildTree(
    rows.filter(passes),
    ({ id, parentId, fullName, enCode, enabledMark, sortCode, category: type }) => ({
      id,
      parentId,
      fullName,
      enCode,
      enabledMark,
      sortCode,
      type,
      icon: ICONS[type],
      organizeIdTree: pathOf(id),
    }),
  )
}
