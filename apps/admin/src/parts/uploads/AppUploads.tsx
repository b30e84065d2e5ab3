import type { ApiDispatch } from '@sqos/api-client'
import { fileApi } from '@sqos/api-client/file'
import { type StoredValue, type UploadServices, UploadsProvider } from '@sqos/uploader'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { download } from '../transfer/download.ts'
import { config } from '../../config.ts'
import { uploadQueueOf, type UploadStore } from './upload-queue.ts'

const FilePreview = lazy(async () => ({
  default: (await import('../file-preview/FilePreview.tsx')).FilePreview,
}))

const useAppStore = useStore.withTypes<UploadStore>()

/** Provides file fields with the user's upload queue and this application's server. */
export function AppUploads({ children }: { children: ReactNode }) {
  const store = useAppStore()
  const [queue] = useState(() => uploadQueueOf(store))
  const [shown, setShown] = useState<StoredValue>()
  const [isShownOnce, setShownOnce] = useState(false)
  const services = useMemo(
    () => ({
      ...servicesOf(store.dispatch),
      preview: (file: StoredValue) => {
        setShownOnce(true)
        setShown(file)
      },
    }),
    [store],
  )
  return (
    <UploadsProvider queue={queue} services={services}>
      {children}
      {isShownOnce && (
        <Suspense fallback={null}>
          <FilePreview
            file={shown && { name: '', fileId: '', ...shown }}
            onClose={() => setShown(undefined)}
            onDownload={() => shown && void services.download?.(shown)}
          />
        </Suspense>
      )}
    </UploadsProvider>
  )
}

const IMAGE = /^\/api\/file\/Image\/([\w-]+)\//

function servicesOf(dispatch: ApiDispatch): UploadServices {
  return {
    imageAddress: ({ url = '' }, { thumbnail }) =>
      IMAGE.test(url) ? `${config.apiBase}${url}${thumbnail ? '?size=thumbnail' : ''}` : url,
    // The call itself shows refusals.
    download: async (file) => {
      if (!file.fileId) return
      const asked = { type: folderOf(file), fileName: file.fileId }
      const { data } = await dispatch(fileApi.endpoints.getFileLink.initiate(asked, { forceRefetch: true }))
      if (data) download({ url: data.url, name: file.name || data.name })
    },
    downloadAll: async ([first = {}, ...others]) => {
      const body = [first, ...others].map(({ fileId = '', name = '' }) => ({ fileId, fileName: name }))
      const { data } = await dispatch(fileApi.endpoints.getPackLink.initiate({ type: folderOf(first), body }))
      if (data) download(data.downloadVo)
    },
  }
}

/** The folder is in the URL from the server. */
const folderOf = ({ url = '' }: StoredValue) => IMAGE.exec(url)?.[1] ?? 'annex'
