import {
  useApplyUserImportMutation,
  useCancelUserImportMutation,
  useExportFaultyUsersMutation,
  userApi,
  useGetUserImportQuery,
  useUndoUserImportMutation,
  type UserImport,
  useUploadUserImportMutation,
} from '@sqos/api-client/user'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'
import { download } from '../../../../parts/transfer/download.ts'

/** Between looks at an import at work, in ms. */
const LOOK = 1000

/** What goes on in the background. */
const AT_WORK = new Set<UserImport['status']>(['checking', 'importing', 'undoing'])

/** One import, from the file to the people. */
export function useImport() {
  const dispatch = useAppDispatch()
  const [id, setId] = useState<string>()
  const [isWatched, setWatched] = useState(false)
  const query = useGetUserImportQuery(
    { id: id ?? '' },
    { skip: id === undefined, pollingInterval: isWatched ? LOOK : 0 },
  )
  const [uploadFile, { isLoading: isUploading }] = useUploadUserImportMutation()
  const [apply] = useApplyUserImportMutation()
  const [exportFaulty] = useExportFaultyUsersMutation()
  const [undo] = useUndoUserImportMutation()
  const [cancel] = useCancelUserImportMutation()
  const current = id === undefined ? undefined : query.currentData
  const isAtWork = current !== undefined && AT_WORK.has(current.status) && current.job?.status !== 'failed'

  if (isWatched !== isAtWork) setWatched(isAtWork)
  const status = current?.status
  useEffect(
    function showWhoCame() {
      if (status !== 'imported' && status !== 'undone') return
      dispatch(userApi.util.invalidateTags([{ type: 'User', id: 'LIST' }, 'UserImport']))
    },
    [dispatch, status],
  )

  async function upload(file: File) {
    const { data } = await uploadFile({ body: { file } })
    if (data) setId(data.name)
  }

  async function downloadTemplate() {
    const { data } = await dispatch(userApi.endpoints.downloadUserTemplate.initiate(undefined, FRESH))
    if (data) download(data)
  }

  async function downloadFaulty() {
    const { data } = await exportFaulty({ id: id ?? '' })
    if (data) download(data)
  }

  return {
    id,
    current,
    isUploading,
    isAtWork,
    choose: setId,
    upload,
    downloadTemplate,
    downloadFaulty,
    start: () => void apply({ id: id ?? '' }),
    undo: () => void undo({ id: id ?? '' }),
    cancel: () => void cancel({ id: id ?? '' }),
    startOver: () => setId(undefined),
  }
}

export type Import = ReturnType<typeof useImport>

const FRESH = { forceRefetch: true, subscribe: false } as const
