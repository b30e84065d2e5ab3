import { readOnce } from '@sqos/api-client'
import { type ImportWork, useImportQuestion } from '@sqos/ui-kit/import'
import { USER_CELLS } from '@sqos/contract'
import {
  useApplyUserImportMutation,
  useCancelUserImportMutation,
  useDeleteUserImportRowMutation,
  useExportFaultyUsersMutation,
  useListUserImportRowsQuery,
  userApi,
  useGetUserImportQuery,
  useUndoUserImportMutation,
  useUpdateUserImportRowMutation,
  type UserImport,
  useUploadUserImportMutation,
} from '@sqos/api-client/user'
import { useText } from '@sqos/i18n/react'
import { useEffect, useMemo, useState } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'
import { tableState } from '@sqos/ui-kit/table'
import { download } from '../../../../parts/transfer/download.ts'
import { NAMESPACE } from '../catalogue.ts'
import { labelOf } from './cells.ts'

/** Interval of polling a running import, in ms. */
const LOOK = 1000

/** States with a running job. */
const AT_WORK = new Set<UserImport['status']>(['checking', 'importing', 'undoing'])

/** Whether an import is running; a failed job has ended. */
export const isUnderWay = ({ status, job }: UserImport) => AT_WORK.has(status) && job?.status !== 'failed'

/**
 * An import, from the file to the users; earlier ones can be opened again. `isFresh`: none was opened since the page
 * was loaded.
 */
export function useImport(): ImportWork & { choose: (id: string) => void; isFresh: boolean } {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [id, setId] = useState<string>()
  const [isFresh, setFresh] = useState(true)
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
  const [updateRow] = useUpdateUserImportRowMutation()
  const [deleteRow] = useDeleteUserImportRowMutation()
  const cells = useMemo(() => USER_CELLS.map((name) => ({ name, label: labelOf(t, name) })), [t])
  const current = id === undefined ? undefined : query.currentData
  const isAtWork = current !== undefined && isUnderWay(current)

  const [{ outcome, ...page }, ask] = useImportQuestion(current)
  const question = { outcome, ...page }
  const rows = useListUserImportRowsQuery(
    { id: id ?? '', ...page, ...(outcome && { outcome }) },
    { skip: current?.status !== 'checked' },
  )

  if (isWatched !== isAtWork) setWatched(isAtWork)
  const status = current?.status
  useEffect(
    function showWhoCame() {
      if (status !== 'imported' && status !== 'undone') return
      dispatch(userApi.util.invalidateTags([{ type: 'User', id: 'LIST' }, 'UserImport']))
    },
    [dispatch, status],
  )

  function choose(chosen: string) {
    setId(chosen)
    setFresh(false)
  }

  async function upload(file: File) {
    const { data } = await uploadFile({ body: { file } })
    if (data) choose(data.name)
  }

  async function downloadTemplate() {
    const { data } = await readOnce(dispatch(userApi.endpoints.downloadUserTemplate.initiate(undefined, FRESH)))
    if (data) download(data)
  }

  async function downloadFaulty() {
    const { data } = await exportFaulty({ id: id ?? '' })
    if (data) download(data)
  }

  return {
    current,
    isUploading,
    isAtWork,
    cells,
    outcomes: ['new', 'changed', 'same', 'faulty'],
    question,
    ask,
    page: {
      rows: rows.data?.list ?? [],
      total: rows.data?.pagination.total ?? 0,
      state: tableState({ ...rows, isFetching: rows.isLoading }, undefined),
    },
    saveRow: ({ row }, userCells) => void updateRow({ id: id ?? '', row, userCells }),
    leaveOut: ({ row }) => void deleteRow({ id: id ?? '', row }),
    choose,
    isFresh,
    upload,
    downloadTemplate,
    downloadFaulty,
    start: () => void apply({ id: id ?? '' }),
    undo: {
      question: t('import.askUndo', { count: current?.imported ?? 0 }),
      run: () => void undo({ id: id ?? '' }),
    },
    cancel: () => void cancel({ id: id ?? '' }),
    startOver: () => setId(undefined),
  }
}

const FRESH = { forceRefetch: true }
