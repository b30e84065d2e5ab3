import type { ListColumn, ListModel } from '@sqos/form-model'
import { useMemo } from 'react'
import type { ListPermission } from './list-source.ts'

/** The parts of a list that a person may use; in a preview, and where the list does not ask, everything. */
export function usePermitted(list: ListModel, permission: ListPermission | undefined) {
  return useMemo(() => {
    const { settings } = list
    const buttons = settings.usesButtonPermission ? permission?.buttons : undefined
    const columns = settings.usesColumnPermission ? permission?.columns : undefined
    const may = ({ code }: { code: string }) => buttons?.has(code) ?? true
    return {
      buttons: list.buttons.filter(may),
      rowButtons: list.rowButtons.filter(may),
      customButtons: list.customButtons.filter(may),
      columns: columnsOf(list).filter(({ prop }) => columns?.has(prop) ?? true),
      formCodes: settings.usesFormPermission ? permission?.forms : undefined,
    }
  }, [list, permission])
}

/** A grouped list has no column of its groups: they head their rows. */
const columnsOf = ({ columns, settings }: ListModel): readonly ListColumn[] =>
  settings.type === 'group' ? columns.filter(({ prop }) => prop !== settings.groupField) : columns
