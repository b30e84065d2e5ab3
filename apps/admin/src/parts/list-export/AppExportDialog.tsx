import { downloadFile, useApiDispatch } from '@sqos/api-client'
import type { ExportDialogSlotProps } from '@sqos/list-export'
import { ListExportDialog } from '@sqos/list-export/dialog'
import { AppFields } from '../widget-services/AppFields.tsx'

/** The export dialog; a long export appears in the download centre. */
export function AppExportDialog(props: ExportDialogSlotProps) {
  const dispatch = useApiDispatch()
  return (
    <AppFields>
      <ListExportDialog {...props} onDownload={(file) => dispatch(downloadFile(file))} />
    </AppFields>
  )
}
