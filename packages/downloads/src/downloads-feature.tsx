import { IconDownload } from '@arco-design/web-react/icon'
import { type AppFeature, lazyPart } from '@sqos/app-feature'
import { downloadsCatalogue } from './catalogue.ts'
import { downloadsOpened, downloadsSlice } from './downloads-slice.ts'

/** The download centre as a feature of the shell: button, drawer and command. */
export const downloadsFeature: AppFeature = {
  name: 'downloads',
  catalogue: downloadsCatalogue,
  slice: downloadsSlice,
  tool: lazyPart(async () => (await import('./DownloadTool.tsx')).DownloadTool),
  dock: lazyPart(async () => (await import('./DownloadDock.tsx')).DownloadDock),
  commands: ({ t, dispatch }) => [
    { key: 'downloads', title: t('title'), icon: <IconDownload />, onRun: () => dispatch(downloadsOpened()) },
  ],
}
