import type { Actor } from '../../platform/actor.ts'
import { found } from '../../platform/route.ts'
import type { PageColumns } from '../authority/index.ts'
import type { MenuAdminRepository } from './menu-admin.repository.ts'
import type { MenuBody, MenuRevision } from './menu-admin.schema.ts'
import type { MenuAdminService } from './menu-admin.service.ts'

/** The editable values of an entry in a revision: columns of its row. */
const FIELDS = {
  full_name: 'fullName',
  en_code: 'enCode',
  parent_id: 'parentId',
  type: 'type',
  icon: 'icon',
  url_address: 'urlAddress',
  link_target: 'linkTarget',
  property_json: 'propertyJson',
  is_button_authorize: 'isButtonAuthorize',
  is_column_authorize: 'isColumnAuthorize',
  is_form_authorize: 'isFormAuthorize',
  is_data_authorize: 'isDataAuthorize',
  enabled_mark: 'enabledMark',
  sort_code: 'sortCode',
  description: 'description',
} as const

type Row = Record<string, unknown>

interface MenuHistoryDeps {
  repository: MenuAdminRepository
  service: MenuAdminService
  columns: PageColumns
}

/** Lists the revisions of a menu entry and restores one. */
export function createMenuHistory({ repository, service, columns }: MenuHistoryDeps) {
  async function list(id: string, actor: Actor): Promise<MenuRevision[]> {
    found(await repository.find(id))
    const isVisible = await columns.visibleKeys(actor, { except: ['edit'] })
    const rows = await repository.listRevisions(id)
    return rows.map(({ createdAt, realName, account, before, after, ...row }, index) => ({
      id: row.id,
      creatorTime: createdAt.getTime(),
      userName: account ? `${realName}/${account}` : '',
      action: actionOf(rowOf(before), rowOf(after)),
      changes: changesOf(rowOf(before), rowOf(after)).filter(({ field }) => isVisible(field)),
      isCurrent: index === 0,
    }))
  }

  /** Restores an entry to a revision: a new write with every check. */
  async function restore(id: string, { revisionId, actor }: { revisionId: string; actor: Actor }) {
    const entry = await service.read(id)
    const revision = found((await repository.listRevisions(id)).find((one) => one.id === revisionId))
    const { lastModifyTime, id: _id, ...present } = entry
    const past = found(rowOf(revision.after))
    const fields = Object.entries(FIELDS).map(([column, name]) => [name, past[column] ?? present[name]])
    // The schema of `MenuBody` accepted this row when it was written.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
    const body = { ...present, ...Object.fromEntries(fields), lastModifyTime } as MenuBody
    await service.update(id, { body, actor })
  }

  return { list, restore }
}

export type MenuHistory = ReturnType<typeof createMenuHistory>

const rowOf = (json: unknown): Row | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the table as JSON
  typeof json === 'object' && json !== null ? (json as Row) : undefined

function actionOf(before: Row | undefined, after: Row | undefined): MenuRevision['action'] {
  if (!before) return 'created'
  return !after || after['delete_mark'] === 1 ? 'deleted' : 'changed'
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function changesOf(before: Row | undefined, after: Row | undefined): MenuRevision['changes'] {
  if (!before || !after) return []
  return Object.entries(FIELDS)
    .filter(([column]) => before[column] !== after[column])
    .map(([column, field]) => ({ field, before: textOf(before[column]), after: textOf(after[column]) }))
}
