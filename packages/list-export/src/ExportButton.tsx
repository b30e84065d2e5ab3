import { Button } from '@arco-design/web-react'
import { IconDownload } from '@arco-design/web-react/icon'
import type { ExportColumn } from '@sqos/form-widgets/export-dialog'
import { useText } from '@sqos/i18n/react'
import { type DataColumn, useColumnLayout } from '@sqos/ui-kit/table'
import { type ComponentType, Suspense, useState } from 'react'
import { LIST_EXPORT } from './catalogue.ts'
import { exportColumnsOf, type ListExport } from './list-export.ts'

/** What the dialog of an `ExportButton` receives. */
export interface ExportDialogSlotProps {
  open: boolean
  columns: readonly ExportColumn[]
  list: ListExport
  onClose: () => void
}

export interface ExportButtonProps<Row> {
  /** Key of the list's column layout. */
  listKey: string
  columns: readonly DataColumn<Row>[]
  list: ListExport
  /** `ListExportDialog` with the application's providers around it; rendered at the first click, so it can be lazy. */
  dialog: ComponentType<ExportDialogSlotProps>
}

/** 导出: exports the visible rows and columns of a list, or others that the user chooses. Hidden without a granted column. */
export function ExportButton<Row>({ listKey, columns, list, dialog: Dialog }: ExportButtonProps<Row>) {
  const { t } = useText(LIST_EXPORT)
  const { placed } = useColumnLayout(listKey, columns)
  const [opening, setOpening] = useState<'never' | 'open' | 'closed'>('never')
  const offered = exportColumnsOf(placed, list.columns)

  if (offered.length === 0) return null
  return (
    <>
      <Button icon={<IconDownload aria-hidden="true" />} onClick={() => setOpening('open')}>
        {t('export')}
      </Button>
      <Suspense>
        {opening !== 'never' && (
          <Dialog open={opening === 'open'} columns={offered} list={list} onClose={() => setOpening('closed')} />
        )}
      </Suspense>
    </>
  )
}
