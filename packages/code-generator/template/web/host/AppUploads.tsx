import { UploadsProvider } from '@sqos/uploader'
import { createHttpPort, createWorkerHasher, UploadQueue } from '@sqos/uploader/core'
import type { ReactNode } from 'react'

const queue = new UploadQueue({
  port: createHttpPort({ baseUrl: '/api/file' }),
  hasher: createWorkerHasher(() => new Worker(new URL('hash-worker.ts', import.meta.url), { type: 'module' })),
})

/** Gives file fields their queue of uploads. */
export const AppUploads = ({ children }: { children: ReactNode }) => (
  <UploadsProvider queue={queue}>{children}</UploadsProvider>
)
