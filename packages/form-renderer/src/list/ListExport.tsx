import type { ListColumn } from '@sqos/form-model'
import { ExportDialog } from '@sqos/form-widgets/export-dialog'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { NAMESPACE } from '../locales.ts'
import { FLOW_STATE } from './approval-state.tsx'
import type { ListSource, RowsRequest } from './list-source.ts'

interface ListExportProps {
  open: boolean
  columns: readonly ListColumn[]
  hasApprovals: boolean
  exportRows: NonNullable<ListSource['exportRows']>
  /** The query of the list. */
  request: RowsRequest
  onDownload: ((file: { url: string; name: string }) => void) | undefined
  onClose: () => void
}

/** Asks for the columns and rows of an export, and offers the file. */
export function ListExport({ open, columns, hasApprovals, exportRows, request, onDownload, onClose }: ListExportProps) {
  const { t } = useText(NAMESPACE)
  return (
    <ExportDialog
      open={open}
      columns={[
        ...columns.map(({ prop, label }) => ({ prop, label })),
        ...(hasApprovals ? [{ prop: FLOW_STATE, label: t('approval.title') }] : []),
      ]}
      onExport={async (asked) => {
        const file = await exportRows({ ...request, ...asked })
        if (onDownload) onDownload(file)
        else showToast({ kind: 'success', text: file.name })
      }}
      onClose={onClose}
    />
  )
}
