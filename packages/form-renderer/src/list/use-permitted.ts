import { type FormItem, isPermitted, type ListColumn, type ListModel } from '@sqos/form-model'
import { useMemo } from 'react'
import type { ListPermission } from './list-source.ts'

/** The parts of a list that a person may use; in a preview, and where the list does not ask, everything. */
export function usePermitted(list: ListModel, permission: ListPermission | undefined) {
  return useMemo(() => {
    const { settings } = list
    const buttons = settings.usesButtonPermission ? permission?.buttons : undefined
    const columns = settings.usesColumnPermission ? permission?.columns : undefined
    const formCodes = settings.usesFormPermission ? permission?.forms : undefined
    const may = ({ code }: { code: string }) => buttons?.has(code) ?? true
    // A server takes no condition on what it does not show.
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
    }
  }, [list, permission])
}

/** A grouped list has no column of its groups: they head their rows. */
const columnsOf = ({ columns, settings }: ListModel): readonly ListColumn[] =>
  settings.type === 'group' ? columns.filter(({ prop }) => prop !== settings.groupField) : columns
