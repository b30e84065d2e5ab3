import { IconDownload } from '@arco-design/web-react/icon'
import type { AppFeature } from '@sqos/app-feature'
import { downloadsCatalogue } from './catalogue.ts'
import { DownloadDock } from './DownloadDock.tsx'
import { DownloadTool } from './DownloadTool.tsx'
import { downloadsOpened, downloadsSlice } from './downloads-slice.ts'

/** The download centre as a feature of the shell: button, drawer and command. The drawer is loaded when it first opens. */
export const downloadsFeature: AppFeature = {
  name: 'downloads',
  catalogue: downloadsCatalogue,
  slice: downloadsSlice,
  tool: DownloadTool,
  dock: DownloadDock,
  commands: ({ t, dispatch }) => [
    { key: 'downloads', title: t('title'), icon: <IconDownload />, onRun: () => dispatch(downloadsOpened()) },
  ],
}
