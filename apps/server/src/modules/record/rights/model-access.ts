import {
  formCode,
  isDemanded,
  isPermitted,
  isReadOnly,
  SHOW_NUMBER,
  type FieldRights,
  type FormItem,
} from '@sqos/form-model'
import type { Actor } from '../../../platform/actor.ts'
import { ALL_ROWS, type Access, type Authority } from '../../authority/index.ts'
import type { OpenModel } from '../models.ts'
import {
  grantsOf,
  sourceGrant,
  type GrantSource,
  type RecordAction,
  type RecordGrant,
  type RecordGrants,
} from './record-grant.ts'
import { MAIN, placedFields, rowColumnsOf } from '../record-sql.ts'

interface Asking {
  actor: Actor
  authority: Authority
}

/** The grants of a caller for a model, whatever their source. */
export async function accessTo(
  model: OpenModel,
  { actor, authority, grant = { source: 'menu' } }: Asking & { grant?: GrantSource },
): Promise<RecordGrants> {
  if (grant.source !== 'menu') return grantsOf([sourceGrant(model, grant)])
  const access = await authority.accessOf(actor)
  const opened = model.menuIds.filter((id) => access.mayOpen(id))
  // The entry that opened the page decides. For a client that names no entry, or a wrong one, each of its entries is
  // evaluated separately.
  const menuIds = grant.menuId !== undefined && opened.includes(grant.menuId) ? [grant.menuId] : opened
  if (actor.isAdministrator) return grantsOf([administratorGrant(model)])
  return grantsOf(menuIds.map((menuId) => entryGrant(model, { access, menuId })))
}

const administratorGrant = (model: OpenModel): RecordGrant => ({
  may: (action) => isDesigned(model, action),
  columns: model.list.columns,
  mayRead: () => true,
  mayWrite: () => true,
  showsNumbers: true,
  isRequired: () => undefined,
  rows: () => ALL_ROWS,
  narrows: () => false,
  scope: () => 'all',
})

/** The grants of one menu entry. */
function entryGrant(model: OpenModel, { access, menuId }: { access: Access; menuId: string }): RecordGrant {
  const codes = fieldCodes(model, { access, menuId })
  const rights = fieldRights(model, { access, menuId })
  const tables = new Map(model.form.subTables.map((table) => [table.name, table]))
  const mayField = (item: FormItem): boolean => {
    const table = item.table === undefined ? undefined : tables.get(item.table)
    return isPermitted(item, codes) && (!table || isPermitted(table, codes))
  }
  return {
    may: (action) =>
      isDesigned(model, action) &&
      (action === 'view' || action === 'list' || access.mayButton(menuId, `btn_${action}`)),
    // Computed on demand: only lists read it.
    get columns() {
      return model.list.columns.filter(({ prop, item }) => access.mayColumn(menuId, prop) && (!item || mayField(item)))
    },
    mayRead: mayField,
    mayWrite: (item) => mayField(item) && !isReadOnly(item, rights),
    showsNumbers: access.mayButton(menuId, SHOW_NUMBER),
    isRequired: (item) => (isDemanded(item, rights) ? true : undefined),
    rows: (storage, right) => {
      const key = { alias: MAIN, column: storage.main.key }
      return access.rowCondition(menuId, rowColumnsOf(placedFields(storage), key), right)
    },
    narrows: (right) => access.narrowsRows(menuId, right),
    scope: () => access.rowScope(menuId),
  }
}

/**
 * Whether the design contains the button; other buttons cannot be granted. A form without a list can only be filled in.
 */
function isDesigned({ webType, list, appList }: OpenModel, action: RecordAction): boolean {
  if (action === 'view') return true
  if (webType === 1) return action === 'add'
  if (action === 'list') return true
  return [...list.buttons, ...list.rowButtons, ...appList.buttons, ...appList.rowButtons].some(
    ({ value }) => value === action,
  )
}

/** Codes of the fields that are granted one by one. */
const codesOf = ({ form }: OpenModel) =>
  form.all.filter(({ path, kind }) => path !== '' && kind.role !== 'attribute').map(formCode)

/** The fields of a menu entry that the user may only read, or has to fill in. */
function fieldRights(model: OpenModel, { access, menuId }: { access: Access; menuId: string }): FieldRights {
  return new Map(
    codesOf(model).flatMap((code) => {
      const right = access.fieldRight(menuId, code)
      return right === 'read' || right === 'required' ? [[code, right] as const] : []
    }),
  )
}

/** Codes of the fields that a menu entry shows; undefined when it shows all of them. */
function fieldCodes(
  model: OpenModel,
  { access, menuId }: { access: Access; menuId: string },
): ReadonlySet<string> | undefined {
  const paths = codesOf(model)
  const granted = paths.filter((code) => access.mayField(menuId, code))
  return granted.length === paths.length ? undefined : new Set(granted)
}
