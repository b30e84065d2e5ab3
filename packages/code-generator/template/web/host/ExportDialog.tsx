import type { ExportDialogSlotProps } from '@sqos/list-export'
import { ListExportDialog } from '@sqos/list-export/dialog'
import { AppFields } from './AppFields.tsx'
import { download } from './download.ts'

/** Asks for columns and pages, and downloads the workbook. */
export const ExportDialog = (props: ExportDialogSlotProps) => (
  <AppFields>
    <ListExportDialog {...props} onDownload={download} />
  </AppFields>
)
