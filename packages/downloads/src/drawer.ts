export { DownloadDrawer } from './DownloadDrawer.tsx'
export type { DownloadDrawerProps } from './DownloadDrawer.tsx'
