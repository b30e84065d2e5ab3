import { IconDownload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { ToolButton } from '@sqos/layout'
import { useDispatch, useSelector } from 'react-redux'
import { downloadsOpened, selectDownloadsOpen } from './downloads-slice.ts'

/** Button of the download centre in the top bar. */
export function DownloadTool() {
  const { t } = useText('downloads')
  const dispatch = useDispatch()
  const isOpen = useSelector(selectDownloadsOpen)
  return (
    <ToolButton
      label={t('title')}
      icon={<IconDownload />}
      expanded={isOpen}
      onClick={() => dispatch(downloadsOpened())}
    />
  )
}
