import { ROOT_ID } from '@sqos/contract'
import { checkName, checkNumericCode } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import type { PageColumns } from '../authority/index.ts'
import { createRegionRepository, REGION_SEARCHED, type RegionRepository } from './region.repository.ts'
import { FoundRegion, Region, RegionNode, type RegionBody } from './region.schema.ts'

/** Province, city, district, street. */
const LEVELS = 4

export interface RegionServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  repository: RegionRepository
  configuration: ConfigurationWriter
  columns: PageColumns<(typeof REGION_SEARCHED)[number]>
}

interface Asked {
  keyword?: string | undefined
  actor: Actor
}

interface Change {
  body: RegionBody
  actor: Actor
}

/** Manages the regions of addresses. */
export function createRegionService({ repository, configuration, columns, now, newId }: RegionServiceDeps) {
  const limitNode = columns.limitValues(RegionNode)
  const limitFound = columns.limitValues(FoundRegion)
  const limitRecord = columns.limitValues(Region, { except: ['edit'] })

  async function list(parentId: string, { keyword = '', actor }: Asked): Promise<RegionNode[]> {
    const limited = await limitNode(actor)
    const { searched } = await columns.withoutHiddenColumns({}, actor)
    const wanted = { parentId, keyword: keyword.trim(), searched, enabledOnly: false }
    return (await repository.listChildren(wanted)).map((row) => limited(nodeOf(row)))
  }

  /** Enabled regions for pickers, without the edited one. */
  const listOptions = async (parentId: string, excludeId: string): Promise<RegionNode[]> =>
    (await repository.listChildren({ parentId, keyword: '', searched: REGION_SEARCHED, enabledOnly: true }))
      .filter(({ id }) => id !== excludeId)
      .map(nodeOf)

  /** Searches regions of every level for the region page, each with its path. */
  async function search(keyword: string, actor: Actor): Promise<FoundRegion[]> {
    const { searched } = await columns.withoutHiddenColumns({}, actor)
    return (await find({ keyword, searched, enabledOnly: false })).map(await limitFound(actor))
  }

  /** Searches enabled regions of every level for pickers, each with its path. */
  const searchOptions = async (keyword: string): Promise<FoundRegion[]> =>
    await find({ keyword, searched: REGION_SEARCHED, enabledOnly: true })

  async function find(wanted: Parameters<RegionRepository['search']>[0]): Promise<FoundRegion[]> {
    if (wanted.keyword.trim() === '') return []
    const rows = await repository.search(wanted)
    const known = new Map(rows.map(({ id, fullName, parentId }) => [id, { fullName, parentId }]))
    // Runs at most once per level: each round reads all missing parents.
    for (let missing = parentsOf(known); missing.length > 0; missing = parentsOf(known)) {
      const names = await repository.namesOf(missing)
      for (const id of missing) known.set(id, names.get(id) ?? { fullName: '', parentId: ROOT_ID })
    }
    return rows.map((row) => {
      const path = pathOf(row.id, known)
      return {
        ...nodeOf(row),
        path: path.map(({ fullName }) => fullName).join('/'),
        idPath: path.map(({ id }) => id),
      }
    })
  }

  /** The names of each path of ids, in order; unknown ids are left out. */
  async function namesOf(idsList: readonly (readonly string[])[]): Promise<string[][]> {
    const names = await repository.namesOf([...new Set(idsList.flat())])
    return idsList.map((ids) => ids.flatMap((id) => names.get(id)?.fullName ?? []))
  }

  async function get(id: string, actor: Actor): Promise<Region> {
    const limited = await limitRecord(actor)
    const row = found(await repository.find(id))
    const parent = await repository.find(row.parentId)
    return limited({
      id: row.id,
      parentId: row.parentId,
      parentName: parent?.fullName ?? '',
      type: row.type,
      fullName: row.fullName,
      enCode: row.enCode,
      enabledMark: row.enabledMark,
      sortCode: row.sortCode,
      description: row.description,
      lastModifyTime: row.lastModifyTime?.getTime() ?? null,
    })
  }

  /** The level below the parent. */
  async function levelBelow(inside: RegionRepository, parentId: string): Promise<number> {
    if (parentId === ROOT_ID) return 1
    const parent = await inside.find(parentId)
    if (!parent) throw refusedField('parentId', 'region.parentMissing')
    if (parent.type >= LEVELS) throw refusedField('parentId', 'region.tooDeep')
    return parent.type + 1
  }

  async function checkNames(inside: RegionRepository, { body, editedId }: { body: RegionBody; editedId?: string }) {
    const name = checkName(body.fullName)
    if (name) throw refusedField('fullName', `validators:${name}`)
    if (checkNumericCode(body.enCode)) throw refusedField('enCode', 'region.codeDigits')
    const sameCode = await inside.findByCode(body.enCode)
    if (sameCode && sameCode.id !== editedId) throw refusedField('enCode', 'region.codeTaken')
    const sameName = await inside.findNamed(body.parentId, body.fullName)
    if (sameName && sameName.id !== editedId) throw refusedField('fullName', 'region.nameTaken')
  }

  /** Runs `apply` alone among the writers of the tree. */
  const write = (
    ids: readonly string[],
    { actor, apply }: { actor: Actor; apply: (inside: RegionRepository) => Promise<void> },
  ) =>
    configuration.write(actor, [{ table: 'regions', ids }], async (trx: Trx) => {
      const inside = createRegionRepository(trx)
      await inside.lock()
      await apply(inside)
    })

  async function create({ body, actor }: Change) {
    const id = newId()
    await write([id], {
      actor,
      apply: async (inside) => {
        const type = await levelBelow(inside, body.parentId)
        await checkNames(inside, { body })
        await inside.insert({
          ...valuesOf(body),
          ...createdBy(actor, now()),
          lastModifyUserId: null,
          deleteMark: null,
          deleteUserId: null,
          id,
          type,
        })
      },
    })
  }

  async function update(id: string, { body, actor }: Change) {
    found(await repository.find(id))
    await write([id], {
      actor,
      apply: async (inside) => {
        const row = found(await inside.find(id))
        demandUnchanged(row, body.lastModifyTime)
        if (body.parentId !== row.parentId) await move(inside, { row, parentId: body.parentId })
        await checkNames(inside, { body, editedId: id })
        await inside.update(id, { ...valuesOf(body), ...modifiedBy(actor, laterThan(row, now())) })
      },
    })
  }

  /** Updates the levels of a region and its descendants for another parent. */
  async function move(
    inside: RegionRepository,
    { row, parentId }: { row: { id: string; type: number }; parentId: string },
  ) {
    const below = await inside.listBelow(row.id)
    if (below.some(({ id }) => id === parentId)) throw refusedField('parentId', 'region.parentIsBelow')
    const steps = (await levelBelow(inside, parentId)) - row.type
    if (steps === 0) return
    if (below.some(({ type }) => type + steps > LEVELS)) throw refusedField('parentId', 'region.tooDeep')
    await inside.shiftLevels(
      below.map(({ id }) => id),
      steps,
    )
  }

  async function remove(id: string, actor: Actor) {
    found(await repository.find(id))
    await write([id], {
      actor,
      apply: async (inside) => {
        found(await inside.find(id))
        if (await inside.hasChildren(id)) throw new AppError('refused', 'region.hasChildren')
        await inside.update(id, deletedBy(actor, now()))
      },
    })
  }

  async function toggle(id: string, actor: Actor) {
    found(await repository.find(id))
    await write([id], {
      actor,
      apply: async (inside) => {
        const row = found(await inside.find(id))
        await inside.update(id, { enabledMark: 1 - row.enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
      },
    })
  }

  return { list, listOptions, search, searchOptions, namesOf, get, create, update, remove, toggle }
}

export type RegionService = ReturnType<typeof createRegionService>

type Known = ReadonlyMap<string, { fullName: string; parentId: string }>
type Row = Awaited<ReturnType<RegionRepository['listChildren']>>[number]

const nodeOf = ({ hasChildren, ...row }: Row): RegionNode => ({
  ...row,
  hasChildren: Boolean(hasChildren),
  isLeaf: !hasChildren,
})

const parentsOf = (known: Known) => [
  ...new Set([...known.values()].map(({ parentId }) => parentId).filter((id) => id !== ROOT_ID && !known.has(id))),
]

function pathOf(id: string, known: Known) {
  const path: { id: string; fullName: string }[] = []
  for (let at: string | undefined = id; at !== undefined && path.length < LEVELS;) {
    const region = known.get(at)
    if (region) path.unshift({ id: at, fullName: region.fullName })
    at = region?.parentId
  }
  return path
}

const valuesOf = ({ parentId, fullName, enCode, enabledMark = 1, sortCode = 0, description = '' }: RegionBody) => ({
  parentId,
  fullName,
  enCode,
  enabledMark,
  sortCode,
  description,
})
