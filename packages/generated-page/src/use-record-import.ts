import {
  type ImportCell,
  type ImportPage,
  type ImportQuestion,
  type ImportRow,
  type ImportState,
  type ImportWork,
  useImportQuestion,
} from '@sqos/ui-kit/import'
import { downloadFile, useApiDispatch } from '@sqos/api-client'
import {
  recordApi,
  useExportImportExceptionsMutation,
  useImportRecordsMutation,
  useUploadRecordsMutation,
} from '@sqos/api-client/record'
import { useMemo, useRef, useState } from 'react'
import { countOf, recordsOf, rejudged, rowsOf, textsOf } from './import-rows.ts'

/** Rows of one call: few enough for progress and for a stop in between. */
const AT_ONCE = 500
/** Rows that the server writes into one workbook of faulty rows. */
const MOST_FAULTY = 5000

/** A checked workbook. */
interface Opened {
  id: string
  fileName: string
  cells: readonly ImportCell[]
  /** Rows that are not imported. */
  rows: readonly ImportRow[]
  imported: number
  status: ImportState['status']
  /** Rows done, of those that were ready at the start. */
  done: number
  ready: number
}

interface RecordImport {
  modelId: string
  onImported: () => void
}

const FRESH = { subscribe: false, forceRefetch: true } as const

/** Imports records from a workbook. The browser holds the rows; the server checks each before and during the import. */
export function useRecordImport({ modelId, onImported }: RecordImport): ImportWork {
  const dispatch = useApiDispatch()
  const [opened, setOpened] = useState<Opened>()
  const [upload, { isLoading: isUploading }] = useUploadRecordsMutation()
  const [importRows] = useImportRecordsMutation()
  const [exportFaulty] = useExportImportExceptionsMutation()
  const isStopped = useRef(false)
  // Fifty thousand rows are counted when they change, not at every keystroke.
  const current = useMemo(() => opened && stateOf(opened), [opened])
  const [question, ask] = useImportQuestion(current)
  const page = usePage(opened?.rows ?? NO_LINES, question)
  const change = (next: (before: Opened) => Partial<Opened>) =>
    setOpened((before) => before && { ...before, ...next(before) })

  async function take(file: File) {
    const { data: kept } = await upload({ body: { file } })
    if (!kept) return
    const asked = recordApi.endpoints.previewRecords.initiate({ modelId, fileName: kept.name }, FRESH)
    const { data } = await dispatch(asked)
    if (!data) return
    const cells = data.headerRow.map(({ id, fullName }) => ({ name: id, label: fullName }))
    const begun = { imported: 0, status: 'checked', done: 0, ready: 0 } as const
    setOpened({ id: kept.name, fileName: file.name, cells, rows: rowsOf(data), ...begun })
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
    const { data } = await importRows({ modelId, recordImportBody: { list: after.map(textsOf), dryRun: 1 } })
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

  async function start() {
    if (!opened) return
    isStopped.current = false
    const parts = inParts(recordsOf(opened.rows.filter(({ outcome }) => outcome === 'new')))
    change(() => ({ status: 'importing', done: 0, ready: parts.flat().length }))
    let taken = 0
    for (const part of parts) {
      if (isStopped.current) break
      // In sequence: serial numbers follow the order of the rows.
      // oxlint-disable-next-line no-await-in-loop
      const { data } = await importRows({ modelId, recordImportBody: { list: part.map(textsOf) } })
      if (!data) break
      const refused = rejudged(part, data).filter(({ outcome }) => outcome === 'faulty')
      const after = new Map(refused.map((row) => [row.row, row]))
      const gone = new Set(part.map(({ row }) => row))
      taken += part.length - refused.length
      change(({ rows, imported, done }) => ({
        rows: rows.flatMap((row) => after.get(row.row) ?? (gone.has(row.row) ? [] : [row])),
        imported: imported + part.length - refused.length,
        done: done + part.length,
      }))
    }
    change(() => ({ status: 'imported' }))
    if (taken > 0) onImported()
  }

  async function downloadTemplate() {
    const { data } = await dispatch(recordApi.endpoints.getImportTemplate.initiate({ modelId }, FRESH))
    if (data) dispatch(downloadFile(data))
  }

  async function downloadFaulty() {
    const faulty = opened?.rows.filter(({ outcome }) => outcome === 'faulty').slice(0, MOST_FAULTY) ?? []
    const list = faulty.map((row) => ({ ...textsOf(row), errorsInfo: Object.values(row.problems).join('；') }))
    const { data } = await exportFaulty({ modelId, recordImportBody: { list } })
    if (data) dispatch(downloadFile(data))
  }

  return {
    current,
    isUploading,
    isAtWork: opened?.status === 'importing',
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
    start: () => void start(),
    cancel: () => {
      isStopped.current = true
    },
    startOver: () => setOpened(undefined),
    mend: () => change(() => ({ status: 'checked' })),
  }
}

/** Rows of one call; the rows of a record stay together. */
function inParts(records: readonly (readonly ImportRow[])[]): ImportRow[][] {
  const parts: ImportRow[][] = []
  for (const record of records) {
    const last = parts.at(-1)
    if (last && last.length + record.length <= AT_ONCE) last.push(...record)
    else parts.push([...record])
  }
  return parts
}

const NO_LINES: readonly ImportRow[] = []

/** The rows of one page. */
function usePage(lines: readonly ImportRow[], { outcome: wanted, currentPage, pageSize }: ImportQuestion): ImportPage {
  const chosen = useMemo(() => (wanted ? lines.filter(({ outcome }) => outcome === wanted) : lines), [lines, wanted])
  return useMemo(() => {
    const from = (currentPage - 1) * pageSize
    return { rows: chosen.slice(from, from + pageSize), total: chosen.length, state: { kind: 'ready' } }
  }, [chosen, currentPage, pageSize])
}

function stateOf({ id, fileName, status, rows, imported, done, ready }: Opened): ImportState {
  const isStopped = status === 'imported' && done < ready
  const job = { status: isStopped ? 'cancelled' : status, done, total: ready, message: '' }
  return { id, fileName, status, total: rows.length, imported, counts: countOf(rows), job }
}
