import { IconDownload } from '@arco-design/web-react/icon'
import { useCatalogue, useText } from '@sqos/i18n/react'
import { ToolButton } from '@sqos/layout'
import { lazy, Suspense, useState } from 'react'
import { downloadCentreCatalogue } from './catalogue.ts'

const DownloadDrawer = lazy(async () => ({ default: (await import('./DownloadDrawer.tsx')).DownloadDrawer }))

/** 下载中心 in the top bar: what the person had made, with progress. */
export function DownloadTool() {
  const isReadable = useCatalogue(downloadCentreCatalogue)
  return isReadable && <ReadableTool />
}

function ReadableTool() {
  const { t } = useText('downloadCentre')
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  function open() {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <ToolButton label={t('title')} icon={<IconDownload />} expanded={isOpen} onClick={open} />
      {isWanted && (
        <Suspense fallback={null}>
          <DownloadDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
