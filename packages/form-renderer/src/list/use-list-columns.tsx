import {
  asBoolean,
  asList,
  asText,
  type JsonRecord,
  type ListButton,
  type ListColumn,
  type ListModel,
  own,
} from '@sqos/form-model'
import { useStableCallback } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import type { DataColumn } from '@sqos/ui-kit/table'
import { useMemo } from 'react'
import { useHref, useLocation } from 'react-router'
import { NAMESPACE } from '../locales.ts'
import { stateColumn } from './approval-state.tsx'
import { dataColumns } from './list-columns.tsx'
import type { RowApproval } from './list-source.ts'
import { RowButtons } from './RowButtons.tsx'
import type { ApprovalAction } from './use-approvals.ts'
import { useDictionaryTones } from './use-dictionary-tones.ts'
import { idOf } from './use-list-actions.ts'
import { OPENED } from './use-opened-record.ts'
import type { Rows } from './use-rows.ts'

/** Width of a row button with the gap beside it, of the padding of a cell, and of the header 操作, in px. */
const BUTTON = 28
const PADDING = 20
const LEAST_ACTIONS = 72

interface ListColumnsOptions {
  list: ListModel
  permitted: {
    columns: readonly ListColumn[]
    rowButtons: readonly ListButton[]
    customButtons: readonly ListButton[]
  }
  modelId: string
  openRecord: ((record: { modelId: string; id: string }) => void) | undefined
  rows: Rows
  press: (button: ListButton, row: JsonRecord) => void
  /** Whether the records have an approval: adds the column 状态 and the actions of the requests. */
  hasApprovals: boolean
  actionsOf: (id: string, approval: RowApproval | undefined) => readonly ApprovalAction[]
  /** Opens the record of a row; undefined where users may not. */
  onOpen: ((id: string) => void) | undefined
}

/** The columns of a generated list: those of the document, the state of the approval, and the buttons of the rows. */
export function useListColumns(options: ListColumnsOptions): readonly DataColumn<JsonRecord>[] {
  const { list, permitted, modelId, openRecord, rows, press, hasApprovals, actionsOf } = options
  const { t } = useText(NAMESPACE)
  const dictionaryTones = useDictionaryTones(permitted.columns)
  const address = useHref(useLocation().pathname)
  const open = useStableCallback((id: string) => options.onOpen?.(id))
  const hasLinks = options.onOpen !== undefined
  return useMemo(() => {
    const summed = summedIn(list)
    const hrefOf = (id: string) => `${address}?${new URLSearchParams({ [OPENED]: id })}`
    const rowLink = hasLinks ? { hrefOf, open } : undefined
    const designed = dataColumns({ columns: permitted.columns, modelId, summed, dictionaryTones, openRecord, rowLink })
    // After the column that names the row, so that it is in sight.
    const shown = hasApprovals ? [...designed.slice(0, 1), stateColumn(t), ...designed.slice(1)] : designed
    const { rowButtons, customButtons } = permitted
    if (rowButtons.length + customButtons.length === 0 && !hasApprovals) return shown
    const nameKey = permitted.columns[0]?.prop ?? 'id'
    return [
      ...shown,
      {
        id: 'actions',
        header: t('list.actions'),
        pinned: 'end' as const,
        hideable: false,
        // Buttons with icons. The lock of a record in its approval stands in the place of those that change it.
        width: Math.max(
          LEAST_ACTIONS,
          BUTTON * (rowButtons.length + (customButtons.length > 0 ? 1 : 0) + (hasApprovals ? 1 : 0)) + PADDING,
        ),
        render: (row: JsonRecord) => {
          const id = idOf(row)
          return id === undefined ? null : (
            <RowButtons
              row={row}
              rights={rows.actions?.[id]}
              name={asText(own(row, nameKey)) ?? ''}
              buttons={rowButtons}
              customButtons={customButtons}
              approvalActions={actionsOf(id, rows.approvals?.[id])}
              onButton={press}
            />
          )
        },
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- what a button does is looked up when it is pressed
  }, [
    permitted,
    list,
    modelId,
    openRecord,
    dictionaryTones,
    t,
    rows.list,
    rows.actions,
    rows.approvals,
    hasApprovals,
    address,
    hasLinks,
    open,
  ])
}

/** The columns with sums. */
const summedIn = ({ document }: ListModel): ReadonlySet<string> | undefined =>
  asBoolean(own(document, 'showSummary'))
    ? new Set(asList(own(document, 'summaryField')).flatMap((prop) => asText(prop) ?? []))
    : undefined
