import { lazyPart } from '@sqos/app-feature'
import { Suspense, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { DownloadDrawerProps } from './DownloadDrawer.tsx'
import { downloadsClosed, selectDownloadsOpen } from './downloads-slice.ts'

const DownloadDrawer = lazyPart(async () => (await import('./DownloadDrawer.tsx')).DownloadDrawer)

/** The drawer of the download centre, connected to the store. */
export function DownloadDock() {
  const dispatch = useDispatch()
  const isOpen = useSelector(selectDownloadsOpen)

  useEffect(
    // The next user starts with a closed drawer.
    () => () => void dispatch(downloadsClosed()),
    [dispatch],
  )

  return <DrawerOnDemand open={isOpen} onClose={() => dispatch(downloadsClosed())} />
}

/**
 * The drawer, whose code is loaded when it first opens. Not part of the component above: in React 18 a component that
 * sets its state while it renders misses later changes of the store (React pull request 25578).
 */
function DrawerOnDemand({ open, onClose }: DownloadDrawerProps) {
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)

  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DownloadDrawer open={open} onClose={onClose} />
    </Suspense>
  )
}
