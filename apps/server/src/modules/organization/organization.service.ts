import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { buildTree, matchesWithAncestors, subtreeIds } from '../../platform/tree.ts'
import type { OrganizationRepository } from './organization.repository.ts'
import {
  Organization,
  OrganizationRow,
  type OrganizationAdministrators,
  type OrganizationAdministratorsBody,
  type OrganizationBody,
  type OrganizationListBody,
  type OrganizationMoveBody,
} from './organization.schema.ts'
import type { OrganizationRows } from './organization.rows.ts'
import { pathsOf } from './organization.paths.ts'
import { findOrganization, ICONS, openTree } from './organization.tree.ts'
import type { OrganizationWriter } from './organization.writer.ts'

export interface OrganizationServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: OrganizationRepository
  writer: OrganizationWriter
  configuration: ConfigurationWriter
  rows: OrganizationRows
}

const category = 'company'

/** Columns that a keyword may search. */
const SEARCHED = ['fullName', 'enCode'] as const

/** Companies, and the administrators of organisations. */
export function createOrganizationService(deps: OrganizationServiceDeps) {
  const { repository, writer, configuration, rows: seen, now, newId } = deps
  const limitRow = {
    company: seen.company.limitValues(OrganizationRow),
    department: seen.department.limitValues(OrganizationRow),
  }
  const limitRecord = seen[category].limitValues(Organization, { except: ['edit'] })

  /** The tree of the page. A search keeps the ancestors of matching rows. */
  async function list({ keyword = '', type = category, parentId }: OrganizationListBody, actor: Actor) {
    const rows = await repository.list()
    const visible = await seen[type].idsOf(await seen[type].conditionFor(actor))
    const pathOf = pathsOf(rows)
    const below = parentId === undefined ? undefined : subtreeIds(rows, parentId)
    const shown = rows.filter(
      (row) =>
        row.category === type &&
        (visible?.has(row.id) ?? true) &&
        (!below || (row.id !== parentId && below.has(row.id))),
    )
    const limited = await limitRow[type](actor)
    const { searched } = await seen[type].withoutHiddenColumns({}, actor)
    const wanted = keyword.trim().toLowerCase()
    const found = matchesWithAncestors(
      shown,
      (row) =>
        wanted === '' || SEARCHED.some((name) => searched.includes(name) && row[name].toLowerCase().includes(wanted)),
    )
    return buildTree(found, (row) =>
      limited({
        id: row.id,
        parentId: row.parentId,
        fullName: row.fullName,
        enCode: row.enCode,
        enabledMark: row.enabledMark,
        sortCode: row.sortCode,
        description: row.description,
        creatorTime: row.creatorTime.getTime(),
        category: row.category,
        type: row.category,
        icon: ICONS[row.category],
        organizeIdTree: pathOf(row.id),
      }),
    )
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
      category: row.category,
      organizeIdTree: pathsOf(rows)(row.parentId),
      propertyJson: JSON.stringify(row.propertyJson ?? {}),
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  const own = (body: OrganizationBody) => () => {
    const profile = body.propertyJson
    if (profile === undefined) return {}
    if (profile.foundedTime != null && profile.foundedTime > now().getTime())
      throw refusedField('propertyJson.foundedTime', 'organization.foundedInFuture')
    return { propertyJson: JSON.stringify(profile) }
  }

  const create = (body: OrganizationBody, actor: Actor) => writer.create({ category, body, own: own(body), actor })
  const update = (id: string, { body, actor }: { body: OrganizationBody; actor: Actor }) =>
    writer.update(id, { category, body, own: own(body), actor })
  const move = (id: string, { body, actor }: { body: OrganizationMoveBody; actor: Actor }) =>
    writer.move(id, { category, body, actor })
  const remove = (id: string, actor: Actor) => writer.remove(id, { category, actor })
  const setState = (id: string, change: { enabled: boolean; actor: Actor }) =>
    writer.setState(id, { category, ...change })

  /**
   * One record for all administrators of the organisation, since they share their rights; null without administrators.
   */
  async function getAdministrators(organizeId: string, actor: Actor): Promise<OrganizationAdministrators | null> {
    const organization = (await repository.list()).find(({ id }) => id === organizeId)
    if (!organization) throw new AppError('notFound', 'organization.missing')
    await seen[organization.category].demandSeen(organizeId, actor)
    const rows = await repository.listAdministrators(organizeId)
    const [first] = rows
    if (!first) return null
    const { userId: _userId, creatorUserId: _creatorUserId, creatorTime, ...shared } = first
    return { ...shared, userId: rows.map(({ userId }) => userId).join(','), lastModifyTime: creatorTime.getTime() }
  }

  /** Replaces the administrators of the organisation. Only system administrators may. */
  async function saveAdministrators(
    organizeId: string,
    { body, actor }: { body: OrganizationAdministratorsBody; actor: Actor },
  ) {
    if (!actor.isAdministrator) throw new AppError('forbidden', 'organization.outOfScope')
    const userIds = [...new Set(body.userId.split(',').filter((id) => id !== ''))]
    const added = userIds.map((userId) => ({ id: newId(), userId }))
    const present = await repository.listAdministrators(organizeId)
    const ids = [...present, ...added].map(({ id }) => id)
    await configuration.write(actor, [{ table: 'organizationAdministrators', ids }], async (trx) => {
      const tree = await openTree(trx, actor)
      if (!tree.rows.some(({ id }) => id === organizeId)) throw new AppError('notFound', 'organization.missing')
      if ((await tree.repository.findPeople(userIds)).length < userIds.length)
        throw refusedField('userId', 'organization.personMissing')
      // Every save replaces these rows, so their creation time is the time of the last change.
      const [first] = await tree.repository.listAdministrators(organizeId)
      const saved = { lastModifyTime: first?.creatorTime ?? null }
      demandUnchanged(saved, body.lastModifyTime)
      await tree.repository.deleteAdministrators(organizeId)
      await tree.repository.insertAdministrators(
        added.map((row) => ({
          ...row,
          organizeId,
          ...rightsOf(body),
          description: body.description ?? '',
          creatorUserId: actor.userId,
          creatorTime: laterThan(saved, now()),
        })),
      )
    })
  }

  return {
    list,
    get,
    create,
    update,
    move,
    remove,
    setState,
    deepestFirst: writer.deepestFirst,
    getAdministrators,
    saveAdministrators,
  }
}

export type OrganizationService = ReturnType<typeof createOrganizationService>

const rightsOf = (body: OrganizationAdministratorsBody) => ({
  thisLayerSelect: body.thisLayerSelect ?? 0,
  thisLayerAdd: body.thisLayerAdd ?? 0,
  thisLayerEdit: body.thisLayerEdit ?? 0,
  thisLayerDelete: body.thisLayerDelete ?? 0,
  subLayerSelect: body.subLayerSelect ?? 0,
  subLayerAdd: body.subLayerAdd ?? 0,
  subLayerEdit: body.subLayerEdit ?? 0,
  subLayerDelete: body.subLayerDelete ?? 0,
})
