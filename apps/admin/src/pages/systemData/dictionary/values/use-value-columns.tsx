import type { DictionaryDataNode } from '@sqos/api-client/dictionary'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { StateCell } from '../../../../parts/state-cell/StateCell.tsx'
import { usePageColumns } from '../../../../parts/page-columns/use-page-columns.ts'
import { NAMESPACE } from '../catalogue.ts'
import { RowButton } from '../RowButton.tsx'

/** The commands of a row. */
export interface ValueActions {
  edit: (row: DictionaryDataNode) => void
  remove: (row: DictionaryDataNode) => Promise<void>
  toggle: (row: DictionaryDataNode) => Promise<unknown>
}

/** The granted columns, and the buttons that the user may use. */
export function useValueColumns(actions: ValueActions): DataColumn<DictionaryDataNode>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')

  const stateText = ({ enabledMark }: DictionaryDataNode) => t(enabledMark === 1 ? 'state.on' : 'state.off')
  return usePageColumns<typeof PAGES.dictionary, DictionaryDataNode>(PAGES.dictionary, {
    cells: {
      enabledMark: {
        value: stateText,
        render: (row) => (
          <StateCell
            on={row.enabledMark === 1}
            name={row.fullName}
            text={stateText(row)}
            onToggle={mayEdit ? () => actions.toggle(row) : undefined}
          />
        ),
      },
    },
    actions:
      mayEdit || mayRemove
        ? {
            width: 128,
            render: (row) => (
              <RowActions>
                {mayEdit && <RowButton action="edit" name={row.fullName} onClick={() => actions.edit(row)} />}
                {mayRemove && (
                  <RowButton action="remove" name={row.fullName} onClick={() => void actions.remove(row)} />
                )}
              </RowActions>
            ),
          }
        : undefined,
  })
}
