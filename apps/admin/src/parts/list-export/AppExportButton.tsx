import { ExportButton, type ExportButtonProps } from '@sqos/list-export'
import { Permit } from '@sqos/session'
import { lazy } from 'react'

const AppExportDialog = lazy(async () => ({ default: (await import('./AppExportDialog.tsx')).AppExportDialog }))

/** The export button of a list, for users with the permission to export. */
export function AppExportButton<Row>(props: Omit<ExportButtonProps<Row>, 'dialog'>) {
  return (
    <Permit code="btn_download">
      <ExportButton {...props} dialog={AppExportDialog} />
    </Permit>
  )
}
