import type { Store } from '@reduxjs/toolkit'
import { type ApiDispatch, type ApiEnvironment, apiEnvironment, callHeaders } from '@sqos/api-client'
import { selectIsSuspended, selectToken, selectUser, type SessionRootState } from '@sqos/session'
import { createHttpPort, createWorkerHasher, indexedDbStore, UploadQueue } from '@sqos/uploader/core'
import { config } from '../../config.ts'
import { markUploads } from './upload-mark.ts'

/** The parts of the store that uploads use. */
export type UploadStore = Store<SessionRootState> & { dispatch: ApiDispatch }

let current: { userId: string; queue: UploadQueue; end: () => void } | undefined

/** The upload queue of the signed-in user: one for all pages, from its first use until the user signs out. */
export function uploadQueueOf(store: UploadStore): UploadQueue {
  const userId = selectUser(store.getState())?.userId ?? ''
  if (current?.userId === userId) return current.queue
  current?.end()

  const queue = openQueue(
    userId,
    store.dispatch((_dispatch, _getState, extra: unknown) => apiEnvironment(extra)),
  )
  const forgetMark = queue.subscribe(() => markUploads(userId, queue.items.length > 0))
  const forgetSession = store.subscribe(() => {
    const state = store.getState()
    // A suspended session keeps its page, and its uploads wait for it.
    if (selectIsSuspended(state)) return
    if (selectUser(state)?.userId !== userId) current?.end()
    else if (selectToken(state)) resumeAll(queue)
  })
  function end() {
    // Unfinished uploads are kept, and so is the mark.
    forgetMark()
    forgetSession()
    current = undefined
    queue.close()
  }
  current = { userId, queue, end }
  void queue.restore()
  return queue
}

function openQueue(userId: string, environment: ApiEnvironment): UploadQueue {
  return new UploadQueue({
    port: createHttpPort({
      baseUrl: `${config.apiBase}/api/file`,
      headers: () => callHeaders(environment),
      // Several chunks may report the same end.
      onSignedOut: (code) => {
        if (environment.getToken() !== null) environment.onSessionEnded(code)
      },
    }),
    hasher: createWorkerHasher(() => new Worker(new URL('hash-worker.ts', import.meta.url), { type: 'module' })),
    store: indexedDbStore(`sqos-uploads.${userId}`),
  })
}

function resumeAll(queue: UploadQueue) {
  for (const { id, problem } of queue.items) if (problem === 'signedOut') queue.resume(id)
}
