import { type FormItem, isPermitted, type ListColumn, type ListModel } from '@sqos/form-model'
import { useMemo } from 'react'
import type { ListPermission } from './list-source.ts'

/** The permitted parts of a list. Everything is permitted in a preview and if the list does not use permissions. */
export function usePermitted(list: ListModel, permission: ListPermission | undefined) {
  return useMemo(() => {
    const { settings } = list
    const buttons = settings.usesButtonPermission ? permission?.buttons : undefined
    const columns = settings.usesColumnPermission ? permission?.columns : undefined
    const formCodes = settings.usesFormPermission ? permission?.forms : undefined
    const may = ({ code }: { code: string }) => buttons?.has(code) ?? true
    // The server refuses conditions on hidden columns.
    const maySee = ({ prop, item }: { prop: string; item: FormItem | undefined }) =>
      (columns?.has(prop) ?? true) && (!item || isPermitted(item, formCodes))
    const hidden = new Set(list.columns.filter((column) => !maySee(column)).map(({ prop }) => prop))
    return {
      buttons: list.buttons.filter(may),
      rowButtons: list.rowButtons.filter(may),
      customButtons: list.customButtons.filter(may),
      columns: columnsOf(list).filter(({ prop }) => !hidden.has(prop)),
      search: list.search.filter(({ prop, item }) => !hidden.has(prop) && (!item || isPermitted(item, formCodes))),
      formCodes,
      formRights: settings.usesFormPermission ? permission?.rights : undefined,
    }
  }, [list, permission])
}

/** The column that groups the list is shown as group headings, not as a column. */
const columnsOf = ({ columns, settings }: ListModel): readonly ListColumn[] =>
  settings.type === 'group' ? columns.filter(({ prop }) => prop !== settings.groupField) : columns
