import { IconDownload } from '@arco-design/web-react/icon'
import { type AppFeature, lazyPart } from '@sqos/app-feature'
import { downloadsCatalogue } from './catalogue.ts'
import { DownloadDock } from './DownloadDock.tsx'
import { DownloadTool } from './DownloadTool.tsx'
import { downloadsOpened, downloadsSlice } from './downloads-slice.ts'
import { DOWNLOADS_PATH } from './paths.ts'

/**
 * The download centre as a feature of the shell: button, drawer, command, page and card of the start page. Drawer, page and
 * card are loaded when they are first shown.
 */
export const downloadsFeature: AppFeature = {
  name: 'downloads',
  catalogue: downloadsCatalogue,
  routes: [
    {
      path: DOWNLOADS_PATH,
      load: async () => ({ default: (await import('./DownloadsPage.tsx')).DownloadsPage }),
      isFixed: true,
      titleKey: 'title',
      icon: <IconDownload />,
    },
  ],
  slice: downloadsSlice,
  tool: DownloadTool,
  dock: DownloadDock,
  homeCard: lazyPart(async () => (await import('./DownloadCard.tsx')).DownloadCard),
  commands: ({ t, dispatch }) => [
    { key: 'downloads', title: t('title'), icon: <IconDownload />, onRun: () => dispatch(downloadsOpened()) },
  ],
}
