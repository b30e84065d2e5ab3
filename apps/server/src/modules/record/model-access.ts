import { formCode, isPermitted, type FormItem, type ListColumn } from '@sqos/form-model'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { ALL_ROWS, type Access, type Authority, type RowColumns } from '../authority/index.ts'
import type { OpenModel } from './models.ts'

/** What somebody does with the records of a model. */
export type RecordAction =
  | 'view'
  | 'list'
  | 'add'
  | 'edit'
  | 'detail'
  | 'remove'
  | 'batchRemove'
  | 'download'
  | 'upload'

/** What one person may do with the records of one model. */
export interface ModelAccess {
  may: (action: RecordAction) => boolean
  /** Throws `forbidden` when the person may not. */
  demand: (...actions: readonly RecordAction[]) => void
  /** The columns of the list that the person sees. */
  columns: readonly ListColumn[]
  /** Whether the person sees the field in forms and details, and writes it. */
  mayField: (item: FormItem) => boolean
  /** Whether the person sees what the field holds somewhere: in the list, or in a form that shows records. */
  maySee: (item: FormItem) => boolean
  /** The rows that the person works with, `ALL_ROWS` itself when it is all; `columns` are those of the model's main table. */
  rows: (columns: RowColumns) => RawBuilder<SqlBool>
}

/** Works out what a person may do with a model: what any of the menu entries that open it grants. */
export async function accessTo(
  model: OpenModel,
  { actor, authority, menuId }: { actor: Actor; authority: Authority; menuId?: string | undefined },
): Promise<ModelAccess> {
  const access = await authority.accessOf(actor)
  const opened = model.menuIds.filter((id) => access.mayOpen(id))
  // The entry that the page was opened by decides; a client that does not say which, or says a wrong one, is taken at all.
  const menuIds = menuId !== undefined && opened.includes(menuId) ? [menuId] : opened
  const isOpen = actor.isAdministrator || menuIds.length > 0
  const any = (holds: (id: string) => boolean) => actor.isAdministrator || menuIds.some(holds)
  const may = (action: RecordAction) => isOpen && isDesigned(model, action) && any(mayDo(access, action))

  const codes = fieldCodes(model, { access, menuIds, isAdministrator: actor.isAdministrator })
  const tables = new Map(model.form.subTables.map((table) => [table.name, table]))
  const mayField = (item: FormItem): boolean => {
    const table = item.table === undefined ? undefined : tables.get(item.table)
    return isPermitted(item, codes) && (!table || isPermitted(table, codes))
  }
  const columnsOf = () =>
    model.list.columns.filter(({ prop, item }) => any((id) => access.mayColumn(id, prop)) && (!item || mayField(item)))
  return {
    may,
    demand: (...actions) => {
      if (!actions.some(may)) throw new AppError('forbidden', 'error.forbidden')
    },
    // Of lists alone.
    get columns() {
      return columnsOf()
    },
    mayField,
    maySee: (item) =>
      may('detail') || may('edit')
        ? mayField(item)
        : may('list') && columnsOf().some((column) => column.item === item && column.kind.fitsList),
    rows: (columns) => {
      if (actor.isAdministrator) return ALL_ROWS
      const conditions = menuIds.map((id) => access.rowCondition(id, columns))
      if (conditions.includes(ALL_ROWS)) return ALL_ROWS
      return conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
    },
  }
}

const mayDo = (access: Access, action: RecordAction) => (id: string) =>
  action === 'view' || action === 'list' || access.mayButton(id, `btn_${action}`)

/** A button that the design does not have is nobody's, whatever was granted. A form alone can be filled in. */
function isDesigned({ webType, list, appList }: OpenModel, action: RecordAction): boolean {
  if (action === 'view') return true
  if (webType === 1) return action === 'add'
  if (action === 'list') return true
  return [...list.buttons, ...list.rowButtons, ...appList.buttons, ...appList.rowButtons].some(
    ({ value }) => value === action,
  )
}

/** Codes of the fields that the person may see; nothing when no entry demands grants for them. */
function fieldCodes(
  { form }: OpenModel,
  { access, menuIds, isAdministrator }: { access: Access; menuIds: readonly string[]; isAdministrator: boolean },
): ReadonlySet<string> | undefined {
  if (isAdministrator) return undefined
  const paths = form.all.filter(({ path, kind }) => path !== '' && kind.role !== 'attribute').map(formCode)
  const granted = paths.filter((code) => menuIds.some((id) => access.mayField(id, code)))
  return granted.length === paths.length ? undefined : new Set(granted)
}
