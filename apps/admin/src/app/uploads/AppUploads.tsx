import { fileApi } from '@sqos/api-client/file'
import { type StoredValue, type UploadServices, UploadsProvider } from '@sqos/uploader'
import { type ReactNode, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { download } from '../../parts/transfer/download.ts'
import { config } from '../config.ts'
import type { AppStore } from '../store.ts'
import { uploadQueueOf } from './upload-queue.ts'

const useAppStore = useStore.withTypes<AppStore>()

/** Around fields for files: the person's queue, and this application's server. */
export function AppUploads({ children }: { children: ReactNode }) {
  const store = useAppStore()
  const [queue] = useState(() => uploadQueueOf(store))
  const services = useMemo(() => servicesOf(store.dispatch), [store])
  return (
    <UploadsProvider queue={queue} services={services}>
      {children}
    </UploadsProvider>
  )
}

const IMAGE = /^\/api\/file\/Image\/([\w-]+)\//

function servicesOf(dispatch: AppStore['dispatch']): UploadServices {
  return {
    imageAddress: ({ url = '' }, { thumbnail }) =>
      IMAGE.test(url) ? `${config.apiBase}${url}${thumbnail ? '?size=thumbnail' : ''}` : url,
    download: async (file) => {
      if (!file.fileId) return
      const asked = { type: folderOf(file), fileName: file.fileId }
      const link = await dispatch(fileApi.endpoints.getFileLink.initiate(asked, { forceRefetch: true })).unwrap()
      download({ url: link.url, name: file.name || link.name })
    },
  }
}

/** The folder stands in the address that the server gave. */
const folderOf = ({ url = '' }: StoredValue) => IMAGE.exec(url)?.[1] ?? 'annex'
