import {
  type ImportCell,
  type ImportPage,
  type ImportQuestion,
  type ImportRow,
  type ImportWork,
  useImportQuestion,
} from '@sqos/ui-kit/import'
import { downloadFile, readOnce, useApiDispatch } from '@sqos/api-client'
import {
  recordApi,
  useCancelRecordImportMutation,
  useExportImportExceptionsMutation,
  useGetRecordImportQuery,
  useImportRecordsMutation,
  useUndoRecordImportMutation,
  useUploadRecordsMutation,
} from '@sqos/api-client/record'
import { useText } from '@sqos/i18n/react'
import { useEffect, useMemo, useState } from 'react'
import { recordsOf, rejudged, rowsLeft, rowsOf, textsOf } from './import-rows.ts'
import { isAtWork, stateOf, type Opened } from './import-state.ts'
import { useSending } from './use-sending.ts'

/** Maximum number of rows that the server writes into one workbook of faulty rows. */
const MOST_FAULTY = 5000
/** Rows per page of the list of rows that were not imported. */
const PAGE = 5000
/** Milliseconds between queries for the progress. */
const LOOK = 1000

interface RecordImport {
  modelId: string
  /** The import that is shown at first. */
  importId?: string | undefined
  onImported: () => void
}

const FRESH = { forceRefetch: true }

/**
 * Imports records from a workbook. The browser holds the rows until the start; then all of them are staged on the server, whose
 * job imports them. Earlier imports can be chosen; `isFresh` is true until one was chosen or a file was uploaded.
 */
export function useRecordImport({
  modelId,
  importId: shownId,
  onImported,
}: RecordImport): ImportWork & { choose: (id: string) => void; isFresh: boolean } {
  const { t } = useText('generatedPage')
  const dispatch = useApiDispatch()
  const [opened, setOpened] = useState(() => (shownId === undefined ? undefined : startedImport(shownId)))
  const [isFresh, setFresh] = useState(shownId === undefined)
  const [isWatched, setWatched] = useState(false)
  const [upload, { isLoading: isUploading }] = useUploadRecordsMutation()
  const [checkRows] = useImportRecordsMutation()
  const [exportFaulty] = useExportImportExceptionsMutation()
  const [cancel] = useCancelRecordImportMutation()
  const [undo] = useUndoRecordImportMutation()
  const importId = opened?.importId
  const { currentData: state } = useGetRecordImportQuery(
    { modelId, importId: importId ?? '' },
    { skip: importId === undefined, pollingInterval: isWatched ? LOOK : 0, refetchOnMountOrArgChange: true },
  )
  const isRunning = importId !== undefined && (state === undefined || isAtWork(state))
  if (isWatched !== isRunning) setWatched(isRunning)
  // Fifty thousand rows are counted when they change, not at every keystroke.
  const current = useMemo(() => opened && stateOf(opened, state), [opened, state])
  const [question, ask] = useImportQuestion(current)
  const page = usePage(opened?.rows ?? NO_LINES, question)
  const change = (next: (before: Opened) => Partial<Opened>) =>
    setOpened((before) => before && { ...before, ...next(before) })
  const { send, stop } = useSending({ modelId, change })

  const ended = state && !isAtWork(state) ? state.status : undefined
  useEffect(
    function showResult() {
      if (importId === undefined || ended === undefined || ended === 'staged') return
      void loadLeft(importId)
      onImported()
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once per end of a step
    [importId, ended],
  )

  /** Loads the rows that were not imported. */
  async function loadLeft(id: string) {
    const rows: ImportRow[] = []
    let cells: readonly ImportCell[] = []
    for (let currentPage = 1; ; currentPage++) {
      const asked = { modelId, importId: id, currentPage, pageSize: PAGE }
      // oxlint-disable-next-line no-await-in-loop -- each page after the one before
      const { data } = await readOnce(dispatch(recordApi.endpoints.listRecordImportRows.initiate(asked, FRESH)))
      if (!data) return
      cells = data.headerRow.map((column) => ({ name: column.id, label: column.fullName }))
      rows.push(...rowsLeft(data.list))
      if (data.list.length < PAGE) break
    }
    setOpened((before) => {
      if (before?.importId !== id) return before
      return { ...before, cells, rows: rows.map((row) => ({ ...row, row: before.numbers?.[row.row] ?? row.row + 1 })) }
    })
  }

  function choose(id: string) {
    setFresh(false)
    setOpened(startedImport(id))
  }

  async function take(file: File) {
    setFresh(false)
    const { data: kept } = await upload({ modelId, body: { file } })
    if (!kept) return
    const asked = recordApi.endpoints.previewRecords.initiate({ modelId, fileName: kept.name }, FRESH)
    const { data } = await readOnce(dispatch(asked))
    if (!data) return
    const cells = data.headerRow.map(({ id, fullName }) => ({ name: id, label: fullName }))
    setOpened({ id: kept.name, fileName: file.name, cells, rows: rowsOf(data), phase: 'checked', sent: 0 })
  }

  /** Replaces the rows of a record and checks them on the server. */
  async function look(before: readonly ImportRow[], after: readonly ImportRow[]) {
    const replaced = new Set(before.map(({ row }) => row))
    const replace = (lines: readonly ImportRow[]) =>
      change(({ rows }) => ({
        rows: [...rows.filter(({ row }) => !replaced.has(row)), ...lines].toSorted((one, other) => one.row - other.row),
      }))
    replace(after)
    if (after.length === 0) return
    const { data } = await checkRows({ modelId, recordImportBody: { list: after.map(textsOf), dryRun: 1 } })
    if (data) replace(rejudged(after, data))
  }

  const recordWith = ({ row }: ImportRow) =>
    recordsOf(opened?.rows ?? []).find((record) => record.some((line) => line.row === row)) ?? []

  /** Saves a corrected row and checks its record again. */
  function saveRow(row: ImportRow, cells: ImportRow['cells']) {
    const record = recordWith(row)
    const mended = record.map((line) => (line.row === row.row ? { ...line, cells } : line))
    return look(record, mended)
  }

  /** Removes a row of a sub-table, or the whole record with its first row. */
  function leaveOut(row: ImportRow) {
    const record = recordWith(row)
    const left = record[0]?.row === row.row ? [] : record.filter((line) => line.row !== row.row)
    return look(record, left)
  }

  async function downloadTemplate() {
    const { data } = await readOnce(dispatch(recordApi.endpoints.getImportTemplate.initiate({ modelId }, FRESH)))
    if (data) dispatch(downloadFile(data))
  }

  async function downloadFaulty() {
    const faulty = opened?.rows.filter(({ outcome }) => outcome === 'faulty').slice(0, MOST_FAULTY) ?? []
    const list = faulty.map((row) => ({ ...textsOf(row), errorsInfo: Object.values(row.problems).join('；') }))
    const { data } = await exportFaulty({ modelId, recordImportBody: { list } })
    if (data) dispatch(downloadFile(data))
  }

  return {
    current: current && { ...current, fileName: current.fileName || (state?.fileName ?? '') },
    choose,
    isFresh,
    isUploading,
    isAtWork: opened?.phase === 'sending' || isRunning,
    cells: opened?.cells ?? [],
    outcomes: ['new', 'faulty'],
    question,
    ask,
    page,
    saveRow: (row, cells) => void saveRow(row, cells),
    leaveOut: (row) => void leaveOut(row),
    upload: take,
    downloadTemplate,
    downloadFaulty,
    start: () => opened && void send(opened),
    cancel: () => {
      stop()
      if (importId !== undefined) void cancel({ modelId, importId })
    },
    startOver: () => setOpened(undefined),
    // The remaining rows are imported by another import, which replaces them in this one.
    mend: () => change((before) => ({ phase: 'checked', importId: undefined, replaces: before.importId })),
    ...(importId !== undefined &&
      state?.mayUndo && {
        undo: {
          question: t('import.askUndo', { count: state.imported }),
          run: () => void undo({ modelId, importId }),
        },
      }),
  }
}

/** An import of which only the id is known. */
const startedImport = (id: string): Opened => ({
  id,
  importId: id,
  fileName: '',
  cells: [],
  rows: [],
  phase: 'started',
  sent: 0,
})

const NO_LINES: readonly ImportRow[] = []

/** The rows of one page. */
function usePage(lines: readonly ImportRow[], { outcome: wanted, currentPage, pageSize }: ImportQuestion): ImportPage {
  const chosen = useMemo(() => (wanted ? lines.filter(({ outcome }) => outcome === wanted) : lines), [lines, wanted])
  return useMemo(() => {
    const from = (currentPage - 1) * pageSize
    return { rows: chosen.slice(from, from + pageSize), total: chosen.length, state: { kind: 'ready' } }
  }, [chosen, currentPage, pageSize])
}
