import { checkCode, checkName } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { subtreeIds } from '../../platform/tree.ts'
import { demandHeld } from '../authority/index.ts'
import { placesOf } from './organization.order.ts'
import type { Category, DepartmentBody, OrganizationBody, OrganizationMoveBody } from './organization.schema.ts'
import { createOrganizationRepository, type OrganizationRow } from './organization.repository.ts'
import type { OrganizationRows } from './organization.rows.ts'
import { findOrganization, openTree, type OpenTree } from './organization.tree.ts'

export interface OrganizationWriterDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  configuration: ConfigurationWriter
  rows: OrganizationRows
}

/** Columns of one kind of organisation. */
interface OwnColumns {
  managerId?: string | null
  propertyJson?: string | null
}

type Body = Pick<
  OrganizationBody & DepartmentBody,
  'parentId' | 'fullName' | 'enCode' | 'enabledMark' | 'sortCode' | 'description' | 'lastModifyTime'
>

interface Write {
  category: Category
  body: Body
  /** Checks and returns the columns of this kind; omitted ones stay unchanged. */
  own: (tree: OpenTree) => Promise<OwnColumns> | OwnColumns
  actor: Actor
}

interface Move extends Pick<Write, 'category' | 'actor'> {
  body: OrganizationMoveBody
}

/** The rules that companies and departments share, and their writes. */
export function createOrganizationWriter(deps: OrganizationWriterDeps) {
  const { db, configuration, rows: seen, now, newId } = deps

  async function create({ category, body, own, actor }: Write) {
    const id = newId()
    await configuration.write(actor, [{ table: 'organizations', ids: [id] }], async (trx) => {
      const tree = await openTree(trx, actor)
      checkParent(tree, { category, parentId: body.parentId })
      tree.demand('add', body.parentId)
      checkNames(tree.rows, { category, body })
      const values = { enabledMark: 1, sortCode: 0, description: '', ...columnsOf(body), ...(await own(tree)) }
      await tree.repository.insert({
        managerId: null,
        propertyJson: null,
        ...values,
        ...createdBy(actor, now()),
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
        id,
        category,
      })
    })
  }

  async function update(id: string, { category, body, own, actor }: Write) {
    await configuration.write(actor, [{ table: 'organizations', ids: [id] }], async (trx) => {
      const tree = await openTree(trx, actor)
      const row = findOrganization(tree.rows, { id, category })
      await seen[category].demand(id, { actor, trx })
      tree.demand('edit', id)
      demandUnchanged(row, body.lastModifyTime)
      if (body.parentId !== row.parentId) {
        checkParent(tree, { category, parentId: body.parentId, editedId: id })
        tree.demand('add', body.parentId)
      }
      // Members receive the organisation's grants when it is enabled.
      if (row.enabledMark === 0 && body.enabledMark === 1)
        await demandHeld(trx, { actor, holders: [{ objectType: 'Organize', objectId: id }] })
      checkNames(tree.rows, { category, body, editedId: id })
      const stamp = modifiedBy(actor, laterThan(row, now()))
      await tree.repository.update(id, { ...columnsOf(body), ...(await own(tree)), ...stamp })
    })
  }

  /** Moves an organisation to another parent, or to another place among its siblings. */
  async function move(id: string, { category, body, actor }: Move) {
    // Siblings may be renumbered: they are part of the change.
    const present = await createOrganizationRepository(db).list()
    const siblings = present.filter((row) => row.category === category && row.parentId === body.parentId)
    const ids = [...new Set([id, ...siblings.map((row) => row.id)])]
    await configuration.write(actor, [{ table: 'organizations', ids }], async (trx) => {
      const tree = await openTree(trx, actor)
      const row = findOrganization(tree.rows, { id, category })
      await seen[category].demand(id, { actor, trx })
      tree.demand('edit', id)
      if (body.parentId !== row.parentId) {
        checkParent(tree, { category, parentId: body.parentId, editedId: id })
        tree.demand('add', body.parentId)
        const { fullName, enCode } = row
        checkNames(tree.rows, { category, body: { fullName, enCode, parentId: body.parentId }, editedId: id })
      }
      const places = new Map(placesOf(orderOf(tree.rows, { row, ...body })).map((one) => [one.id, one.sortCode]))
      for (const one of tree.rows) {
        const parentId = one.id === id ? body.parentId : one.parentId
        const sortCode = places.get(one.id) ?? one.sortCode
        if (parentId === one.parentId && sortCode === one.sortCode) continue
        if (!ids.includes(one.id)) throw new AppError('conflict', 'organization.movedMeanwhile')
        tree.demand('edit', one.id)
        const stamp = modifiedBy(actor, laterThan(one, now()))
        // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one statement at a time
        await tree.repository.update(one.id, { parentId, sortCode, ...stamp })
      }
    })
  }

  /** Switches an organisation on or off; one that is in the state already stays unchanged. */
  async function setState(
    id: string,
    { category, enabled, actor }: Pick<Write, 'category' | 'actor'> & { enabled: boolean },
  ) {
    await configuration.write(actor, [{ table: 'organizations', ids: [id] }], async (trx) => {
      const tree = await openTree(trx, actor)
      const row = findOrganization(tree.rows, { id, category })
      await seen[category].demand(id, { actor, trx })
      tree.demand('edit', id)
      const enabledMark = enabled ? 1 : 0
      if (row.enabledMark === enabledMark) return
      if (enabled) await demandHeld(trx, { actor, holders: [{ objectType: 'Organize', objectId: id }] })
      await tree.repository.update(id, { enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })
  }

  /** Sorts ids by depth, the deepest first: an organisation is deleted after those below it. */
  async function deepestFirst(ids: readonly string[]): Promise<string[]> {
    const parents = new Map((await createOrganizationRepository(db).list()).map((row) => [row.id, row.parentId]))
    const depthOf = (id: string | undefined): number =>
      id !== undefined && parents.has(id) ? 1 + depthOf(parents.get(id)) : 0
    return ids.toSorted((one, other) => depthOf(other) - depthOf(one))
  }

  async function remove(id: string, { category, actor }: Pick<Write, 'category' | 'actor'>) {
    await configuration.write(actor, [{ table: 'organizations', ids: [id] }], async (trx) => {
      const tree = await openTree(trx, actor)
      const { repository, rows } = tree
      findOrganization(rows, { id, category })
      await seen[category].demand(id, { actor, trx })
      tree.demand('delete', id)
      if (rows.some(({ parentId }) => parentId === id)) throw new AppError('refused', 'organization.hasChildren')
      if (await repository.hasPositions(id)) throw new AppError('refused', 'organization.hasPositions')
      if (await repository.hasUsers(id)) throw new AppError('refused', 'organization.hasPeople')
      await repository.update(id, deletedBy(actor, now()))
    })
  }

  return { create, update, move, setState, deepestFirst, remove }
}

export type OrganizationWriter = ReturnType<typeof createOrganizationWriter>

function checkParent(
  tree: OpenTree,
  { category, parentId, editedId }: { category: Category; parentId: string; editedId?: string },
) {
  if (parentId === editedId) throw refusedField('parentId', 'organization.parentIsSelf')
  if (!tree.canHold(parentId, category)) throw refusedField('parentId', 'organization.parentMissing')
  if (editedId !== undefined && subtreeIds(tree.rows, editedId).has(parentId))
    throw refusedField('parentId', 'organization.parentIsBelow')
}

function checkNames(
  rows: readonly OrganizationRow[],
  { category, body, editedId }: { category: Category; body: Body; editedId?: string },
) {
  if (checkName(body.fullName)) throw refusedField('fullName', `organization.${category}.nameSpecial`)
  const problem = checkCode(body.enCode)
  if (problem) throw refusedField('enCode', `validators:${problem}`)
  const others = rows.filter((row) => row.id !== editedId)
  if (others.some((row) => row.enCode === body.enCode))
    throw refusedField('enCode', `organization.${category}.codeTaken`)
  if (others.some((row) => row.parentId === body.parentId && row.fullName === body.fullName))
    throw refusedField('fullName', `organization.${category}.nameTaken`)
}

/** The siblings in their order after a move; the moved one gets the number after its predecessor. */
function orderOf(
  rows: readonly OrganizationRow[],
  { row, parentId, beforeId }: { row: OrganizationRow; parentId: string; beforeId?: string | null },
) {
  const others = rows.filter((one) => one.id !== row.id && one.category === row.category && one.parentId === parentId)
  const at = others.findIndex(({ id }) => id === beforeId)
  const place = at === -1 ? others.length : at
  const sortCode = (others[place - 1]?.sortCode ?? -1) + 1
  return others.toSpliced(place, 0, {
    ...row,
    sortCode: parentId === row.parentId && fits(row.sortCode) ? row.sortCode : sortCode,
  })

  /** Whether its own number fits into the order. */
  function fits(code: number) {
    const [before, after] = [others[place - 1], others[place]]
    return (!before || before.sortCode < code) && (!after || code < after.sortCode)
  }
}

const columnsOf = ({ parentId, fullName, enCode, enabledMark, sortCode, description }: Body) => ({
  parentId,
  fullName,
  enCode,
  ...(enabledMark !== undefined && { enabledMark }),
  ...(sortCode !== undefined && { sortCode }),
  ...(description !== undefined && { description }),
})
