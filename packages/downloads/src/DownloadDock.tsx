import { lazyPart } from '@sqos/app-feature'
import { Suspense, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { downloadsClosed, selectDownloadsOpen } from './downloads-slice.ts'

const DownloadDrawer = lazyPart(async () => (await import('./DownloadDrawer.tsx')).DownloadDrawer)

/** The drawer of the download centre, connected to the store. Its code is loaded when it first opens. */
export function DownloadDock() {
  const dispatch = useDispatch()
  const isOpen = useSelector(selectDownloadsOpen)
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)

  useEffect(
    // The next user starts with a closed drawer.
    () => () => void dispatch(downloadsClosed()),
    [dispatch],
  )

  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DownloadDrawer open={isOpen} onClose={() => dispatch(downloadsClosed())} />
    </Suspense>
  )
}
