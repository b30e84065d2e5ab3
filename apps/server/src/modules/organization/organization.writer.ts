import { checkCode, checkName } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { subtreeIds } from '../../platform/tree.ts'
import type { Category, DepartmentBody, OrganizationBody } from './organization.schema.ts'
import type { OrganizationRow } from './organization.repository.ts'
import { findOrganization, openTree, type OpenTree } from './organization.tree.ts'

export interface OrganizationWriterDeps extends Pick<Deps, 'now' | 'newId'> {
  configuration: ConfigurationWriter
}

/** Columns that only one kind of organisation has. */
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
  /** Checks and gives the columns of this kind; what is left out stays. */
  own: (tree: OpenTree) => Promise<OwnColumns> | OwnColumns
  actor: Actor
}

/** The rules that companies and departments share, and the writes that keep them. */
export function createOrganizationWriter({ configuration, now, newId }: OrganizationWriterDeps) {
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
      tree.demand('edit', id)
      demandUnchanged(row, body.lastModifyTime)
      if (body.parentId !== row.parentId) {
        checkParent(tree, { category, parentId: body.parentId, editedId: id })
        tree.demand('add', body.parentId)
      }
      checkNames(tree.rows, { category, body, editedId: id })
      const stamp = modifiedBy(actor, laterThan(row, now()))
      await tree.repository.update(id, { ...columnsOf(body), ...(await own(tree)), ...stamp })
    })
  }

  async function remove(id: string, { category, actor }: Pick<Write, 'category' | 'actor'>) {
    await configuration.write(actor, [{ table: 'organizations', ids: [id] }], async (trx) => {
      const tree = await openTree(trx, actor)
      const { repository, rows } = tree
      findOrganization(rows, { id, category })
      tree.demand('delete', id)
      if (rows.some(({ parentId }) => parentId === id)) throw new AppError('refused', 'organization.hasChildren')
      if (await repository.hasPositions(id)) throw new AppError('refused', 'organization.hasPositions')
      if (await repository.hasPeople(id)) throw new AppError('refused', 'organization.hasPeople')
      await repository.update(id, deletedBy(actor, now()))
    })
  }

  return { create, update, remove }
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

const columnsOf = ({ parentId, fullName, enCode, enabledMark, sortCode, description }: Body) => ({
  parentId,
  fullName,
  enCode,
  ...(enabledMark !== undefined && { enabledMark }),
  ...(sortCode !== undefined && { sortCode }),
  ...(description !== undefined && { description }),
})
