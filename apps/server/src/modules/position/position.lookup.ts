import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { buildTree } from '../../platform/tree.ts'
import type { PageRows } from '../authority/index.ts'
import { ICONS } from '../organization/index.ts'
import { readOrganizationPaths, readOrganizationScope } from '../organization/organization-scope.access.ts'
import { createPositionRepository, type ShownPosition } from './position.repository.ts'
import { Position, PositionRow, type PositionListQuery } from './position.schema.ts'

const ICON = 'icon-ym icon-ym-tree-position1'

/** Reads positions for the position page and for pickers. */
export function createPositionLookup({ db, rows: pageRows }: { db: Db; rows: PageRows }) {
  const repository = createPositionRepository(db)
  const limitRow = pageRows.limitValues(PositionRow)
  const limitRecord = pageRows.limitValues(Position, { except: ['edit'] })

  async function list(query: PositionListQuery, actor: Actor) {
    const asked = await pageRows.withoutHiddenColumns(query, actor)
    const filter = { ...asked, visible: await pageRows.conditionFor(actor) }
    const limited = await limitRow(actor)
    const [rows, total] = await Promise.all([repository.page(filter), repository.count(filter)])
    return {
      list: (await describe(rows)).map(limited),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  /** Positions as the list shows them. */
  async function describe(rows: readonly ShownPosition[]) {
    const paths = await readOrganizationPaths(
      db,
      rows.map(({ organizeId }) => organizeId),
    )
    return rows.map((row) => ({
      id: row.id,
      fullName: row.fullName,
      enCode: row.enCode,
      type: row.typeName,
      department: paths.get(row.organizeId)?.name ?? '',
      organizeId: row.organizeId,
      enabledMark: row.enabledMark,
      creatorTime: row.creatorTime.getTime(),
      description: row.description,
      sortCode: row.sortCode,
    }))
  }

  async function get(id: string, actor: Actor) {
    await pageRows.demandSeen(id, actor)
    const row = await repository.find(id)
    if (!row) throw new AppError('notFound', 'position.missing')
    const paths = await readOrganizationPaths(db, [row.organizeId])
    const limited = await limitRecord(actor)
    return limited({
      id: row.id,
      organizeId: row.organizeId,
      fullName: row.fullName,
      enCode: row.enCode,
      type: row.type,
      enabledMark: row.enabledMark,
      sortCode: row.sortCode,
      description: row.description,
      organizeIdTree: paths.get(row.organizeId)?.ids ?? [],
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  const listChoice = async (actor: Actor) => await repository.listEnabled(await pageRows.choiceFor(actor))

  async function listAll(actor: Actor) {
    const rows = await listChoice(actor)
    return rows.map(({ id, fullName, enCode }) => ({ id, fullName, enCode }))
  }

  /** Organisations with their enabled positions, without branches that contain none. */
  async function listTree(actor: Actor) {
    const [scope, positions] = await Promise.all([readOrganizationScope(db, actor), listChoice(actor)])
    const used = new Set(positions.flatMap(({ organizeId }) => scope.pathOf(organizeId)))
    const organizations = scope.rows
      .filter(({ id }) => used.has(id))
      .map(({ id, parentId, fullName, enCode, enabledMark, sortCode, category }) => {
        return { id, parentId, fullName, enCode, enabledMark, sortCode, type: category, icon: ICONS[category] }
      })
    const leaves = positions.map(({ organizeId, ...position }) => {
      const organize = scope.nameOf(organizeId)
      return { ...position, parentId: organizeId, type: 'position' as const, icon: ICON, organize }
    })
    return buildTree([...leaves, ...organizations], (node) => node)
  }

  /**
   * Positions that users of these organisations may have, grouped by organisation: their own and those of their
   * ancestors. Groups without positions are left out.
   */
  async function listByOrganizations(organizeIds: readonly string[], actor: Actor) {
    const [scope, positions] = await Promise.all([readOrganizationScope(db, actor), listChoice(actor)])
    const byOrganization = Map.groupBy(positions, ({ organizeId }) => organizeId)
    // The nearest organisation first.
    const holders = new Set(organizeIds.flatMap((id) => scope.pathOf(id).toReversed()))
    return [...holders].flatMap((id) => {
      const organization = scope.byId.get(id)
      const held = byOrganization.get(id) ?? []
      if (!organization || held.length === 0) return []
      const children = held.map((position) => ({
        id: position.id,
        fullName: position.fullName,
        enCode: position.enCode,
        type: 'position' as const,
        isLeaf: true as const,
      }))
      return {
        id,
        fullName: scope.nameOf(id),
        type: organization.category,
        hasChildren: true,
        num: children.length,
        children,
      }
    })
  }

  return { list, describe, get, listAll, listTree, listByOrganizations }
}

export type PositionLookup = ReturnType<typeof createPositionLookup>
