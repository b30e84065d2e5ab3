import { Button } from '@arco-design/web-react'
import { IconDownload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { type DataColumn, useColumnLayout } from '@sqos/ui-kit/table'
import { lazy, Suspense, useState } from 'react'
import { LIST_EXPORT } from './catalogue.ts'
import { exportColumnsOf, type ListExport } from './list-export.ts'

const ListExportDialog = lazy(async () => ({ default: (await import('./ListExportDialog.tsx')).ListExportDialog }))

interface ExportButtonProps<Row> {
  /** What `useKeptList` answers. */
  listKey: string
  columns: readonly DataColumn<Row>[]
  list: ListExport
}

/** 导出, for those who may: of the rows and the columns that the person sees, or of others. */
export function ExportButton<Row>({ listKey, columns, list }: ExportButtonProps<Row>) {
  const { t } = useText(LIST_EXPORT)
  const { placed } = useColumnLayout(listKey, columns)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const offered = exportColumnsOf(placed, list.columns)

  function open() {
    setOpened(true)
    setOpen(true)
  }

  // Whoever was granted no column has nothing to take out.
  if (offered.length === 0) return null
  return (
    <Permit code="btn_download">
      <Button icon={<IconDownload aria-hidden="true" />} onClick={open}>
        {t('export')}
      </Button>
      <Suspense>
        {wasOpened && <ListExportDialog open={isOpen} columns={offered} list={list} onClose={() => setOpen(false)} />}
      </Suspense>
    </Permit>
  )
}
