import { createHttpPort, createWorkerHasher, UploadQueue } from '@sqos/uploader/core'

/** Uploads a file with our queue; returns the MD5. */
export function ours(file: File): Promise<string> {
  const queue = new UploadQueue({
    port: createHttpPort(),
    hasher: createWorkerHasher(() => new Worker(new URL('hash-worker.ts', import.meta.url), { type: 'module' })),
  })
  return new Promise((resolve, reject) => {
    queue.onNotice((notice) => {
      queue.close()
      if (notice.kind === 'done') resolve(notice.item.uniqueIdentifier)
      else reject(new Error(notice.kind))
    })
    queue.add([{ file }], { scope: 'bench', type: 'annex' })
  })
}
