import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { formCode, type FormItem, type ListColumn } from '@sqos/form-model'
import { AppError } from '../../../platform/errors.ts'
import { ALL_ROWS, type RowRight, type RowScope } from '../../authority/index.ts'
import type { ModelStorage } from '../model-storage.ts'
import type { OpenModel } from '../models.ts'
import { filterSql, type RecordFilter } from '../read/record-filter.ts'
import { MAIN, refOf } from '../record-sql.ts'

/** What a caller does with the records of a model. */
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

/** Right of a form permission or a link to one field. `required` includes `write`. */
type FieldRight = 'hidden' | 'read' | 'write' | 'required'

/**
 * Rights by the code of a field, as menu grants name it: `F_Name`, or `tableField1-F_Qty` in a sub-table. A field without a right
 * is hidden.
 */
export type FieldRights = Readonly<Record<string, FieldRight>>

/** A page of the menu. Without `menuId`, each menu entry of the caller that opens the model counts by itself. */
interface MenuSource {
  source: 'menu'
  menuId?: string | undefined
}

/** An approval in which the caller takes part: the form permissions of the node, for the named records only. */
interface TaskSource {
  source: 'task'
  actions: readonly RecordAction[]
  fields: FieldRights
  records: readonly string[]
}

/** A public or internal link. */
interface ShareSource {
  source: 'share'
  actions: readonly RecordAction[]
  fields: FieldRights
  /** The records that the link reaches; all of them without filters. */
  filters?: readonly RecordFilter[]
}

/** The server itself, such as automation: no limit of rows or columns, but the rules of the form hold. */
interface SystemSource {
  source: 'system'
  /** Reason of a write by the server. The log shows `system: <reason>` instead of a user. */
  reason: string
}

/** Where the right to work with records comes from. */
export type GrantSource = MenuSource | TaskSource | ShareSource | SystemSource

/** One grant: rows × actions × fields. Parts of two grants are never combined. */
export interface RecordGrant {
  may: (action: RecordAction) => boolean
  /** The visible columns of the designed list. */
  columns: readonly ListColumn[]
  mayRead: (item: FormItem) => boolean
  mayWrite: (item: FormItem) => boolean
  /** Whether phone numbers are shown, compared and sorted as a whole; otherwise only their masks are. */
  showsNumbers: boolean
  /** Whether the grant itself requires or releases a field; undefined leaves it to the form. */
  isRequired: (item: FormItem) => boolean | undefined
  /** Condition of the rows that may be seen (default), edited or deleted; `ALL_ROWS` itself when nothing limits them. */
  rows: (storage: ModelStorage, right?: RowRight) => RawBuilder<SqlBool>
  /** Whether only some of the visible rows may be edited or deleted. */
  narrows: (right: RowRight) => boolean
  /** The data schemes behind the visible rows, to explain an empty list. */
  scope: () => RowScope
}

/** The grants of one caller for one model. */
export interface RecordGrants {
  /** Whether any grant allows the action. */
  may: (action: RecordAction) => boolean
  /** The grants that allow at least one of the actions. Throws `forbidden` when none does. */
  demand: (...actions: readonly RecordAction[]) => readonly RecordGrant[]
}

/** Bundles grants. */
export const grantsOf = (grants: readonly RecordGrant[]): RecordGrants => ({
  may: (action) => grants.some((grant) => grant.may(action)),
  demand: (...actions) => {
    const allowing = grants.filter((grant) => actions.some((action) => grant.may(action)))
    if (allowing.length === 0) throw new AppError('forbidden', 'error.forbidden')
    return allowing
  },
})

/**
 * One grant for statements over many rows: the rows of any of the grants, with the fields that all of them allow. Each cell that it
 * lets through is allowed by the grant that reaches its row.
 */
export function everyGrant(grants: readonly RecordGrant[]): RecordGrant {
  const [first, ...others] = grants
  if (!first) throw new AppError('forbidden', 'error.forbidden')
  if (others.length === 0) return first
  return {
    may: (action) => grants.every((grant) => grant.may(action)),
    get columns() {
      return first.columns.filter(({ prop }) =>
        others.every(({ columns }) => columns.some((column) => column.prop === prop)),
      )
    },
    mayRead: (item) => grants.every((grant) => grant.mayRead(item)),
    mayWrite: (item) => grants.every((grant) => grant.mayWrite(item)),
    showsNumbers: grants.every((grant) => grant.showsNumbers),
    isRequired: () => undefined,
    rows: (storage, right) => rowsOfAny(grants, storage, right),
    narrows: (right) => grants.some((grant) => grant.narrows(right)),
    scope: () => scopeOfAny(grants),
  }
}

/** One grant for a single record that every one of these grants reaches: the fields that any of them allows. */
export function anyGrant(grants: readonly RecordGrant[]): RecordGrant {
  const [first, ...others] = grants
  if (!first) throw new AppError('forbidden', 'error.forbidden')
  if (others.length === 0) return first
  return {
    may: (action) => grants.some((grant) => grant.may(action)),
    columns: first.columns,
    mayRead: (item) => grants.some((grant) => grant.mayRead(item)),
    mayWrite: (item) => grants.some((grant) => grant.mayWrite(item)),
    showsNumbers: grants.some((grant) => grant.showsNumbers),
    isRequired: () => undefined,
    rows: (storage, right) => rowsOfAny(grants, storage, right),
    narrows: (right) => grants.some((grant) => grant.narrows(right)),
    scope: () => scopeOfAny(grants),
  }
}

/** The data schemes of all grants together. */
function scopeOfAny(grants: readonly RecordGrant[]): RowScope {
  const scopes = grants.map((grant) => grant.scope())
  if (scopes.includes('all')) return 'all'
  const schemes = scopes.flatMap((scope) => (typeof scope === 'string' ? [] : scope))
  return schemes.length === 0 ? 'none' : schemes
}

/** The rows that any of the grants reaches for this purpose. */
export function rowsOfAny(
  grants: readonly RecordGrant[],
  storage: ModelStorage,
  right: RowRight = 'read',
): RawBuilder<SqlBool> {
  const conditions = grants.map((grant) => grant.rows(storage, right))
  const [only, ...others] = conditions
  if (conditions.includes(ALL_ROWS)) return ALL_ROWS
  if (only === undefined) return sql<SqlBool>`false`
  return others.length === 0 ? only : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** Whether the caller sees what the field holds: in a form that shows records, or in the list. */
export const seesField = (grant: RecordGrant, item: FormItem): boolean =>
  grant.may('detail') || grant.may('edit')
    ? grant.mayRead(item)
    : grant.may('list') && grant.columns.some((column) => column.item === item && column.kind.fitsList)

/** The grant of an approval, a link or the server itself. */
export function sourceGrant(model: OpenModel, source: TaskSource | ShareSource | SystemSource): RecordGrant {
  if (source.source === 'system')
    return {
      may: () => true,
      columns: model.list.columns,
      mayRead: () => true,
      mayWrite: () => true,
      showsNumbers: true,
      isRequired: () => undefined,
      rows: () => ALL_ROWS,
      narrows: () => false,
      scope: () => 'all',
    }
  const right = rightsIn(source.fields)
  const mayRead = (item: FormItem) => right(item) !== 'hidden'
  return {
    may: (action) => action === 'view' || source.actions.includes(action),
    columns: model.list.columns.filter(({ item }) => item !== undefined && mayRead(item)),
    mayRead,
    mayWrite: (item) => right(item) === 'write' || right(item) === 'required',
    showsNumbers: false,
    isRequired: (item) => (right(item) === 'required' ? true : undefined),
    rows: (storage) => {
      if (source.source === 'task') {
        const key = refOf({ alias: MAIN, column: storage.main.key })
        return sql<SqlBool>`${key}::text = any(${source.records}::text[])`
      }
      return source.filters?.length ? filterSql(source.filters, { model, storage }) : ALL_ROWS
    },
    narrows: () => false,
    scope: () => 'all',
  }
}

/** Reads field rights: a column without an own right has that of its sub-table; a sub-table with a visible column is visible. */
function rightsIn(fields: FieldRights) {
  const own = (code: string) => (Object.hasOwn(fields, code) ? fields[code] : undefined)
  return (item: FormItem): FieldRight => {
    const right = own(formCode(item))
    if (item.table !== undefined) {
      const table = own(item.table)
      return table === 'hidden' ? 'hidden' : (right ?? table ?? 'hidden')
    }
    if (right !== undefined || item.kind.role !== 'table') return right ?? 'hidden'
    const columns = Object.entries(fields).filter(([code]) => code.startsWith(`${item.name}-`))
    if (columns.some(([, one]) => one === 'write' || one === 'required')) return 'write'
    return columns.some(([, one]) => one === 'read') ? 'read' : 'hidden'
  }
}
