import { type ExportColumn, ExportDialog } from '@sqos/form-widgets/export-dialog'
import type { ExportedFile, ListExport } from './list-export.ts'

export interface ListExportDialogProps {
  open: boolean
  columns: readonly ExportColumn[]
  list: ListExport
  /** Called with the exported file. */
  onDownload: (file: ExportedFile) => void
  onClose: () => void
}

/** Asks for rows and columns and exports them. Needs `FormWidgetsProvider` around it. */
export function ListExportDialog({ open, columns, list, onDownload, onClose }: ListExportDialogProps) {
  return (
    <ExportDialog
      open={open}
      columns={columns}
      hasPages={list.hasPages}
      onExport={async (request) => onDownload(await list.run(request))}
      onClose={onClose}
    />
  )
}
