import { type ExportColumn, ExportDialog } from '@sqos/form-widgets/export-dialog'
import { AppFields } from '../widget-services/AppFields.tsx'
import { download } from '../transfer/download.ts'
import type { ListExport } from './list-export.ts'

interface ListExportDialogProps {
  open: boolean
  columns: readonly ExportColumn[]
  list: ListExport
  onClose: () => void
}

/** Asks which columns of which rows, and hands over the file; what takes long waits in the download centre. */
export function ListExportDialog({ open, columns, list, onClose }: ListExportDialogProps) {
  return (
    <AppFields>
      <ExportDialog
        open={open}
        columns={columns}
        hasPages={list.hasPages}
        onExport={async (request) => download(await list.run(request))}
        onClose={onClose}
      />
    </AppFields>
  )
}
