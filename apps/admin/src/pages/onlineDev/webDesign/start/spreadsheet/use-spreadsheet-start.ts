import {
  type SpreadsheetColumn,
  type SpreadsheetGuess,
  useGuessSpreadsheetMutation,
  useStartFromSpreadsheetMutation,
} from '@sqos/api-client/model-start'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useState } from 'react'

/** How long the server keeps an uploaded file at least, in ms. */
const KEPT = 9 * 60_000

/** A kind of field that a column can become. */
export type ColumnKind = SpreadsheetColumn['kind']

/** Whether a kind has options. */
export const hasOptions = (kind: ColumnKind): boolean => kind === 'options' || kind === 'manyOptions'

/** A column as the user has corrected it. */
export interface ChosenColumn {
  index: number
  title: string
  kind: ColumnKind
  /** Whether its options become a dictionary. */
  asDictionary: boolean
}

interface Read {
  file: File
  guess: SpreadsheetGuess
  /** Time of the upload in ms; undefined after the server has taken the file. */
  keptAt: number | undefined
}

interface Options {
  sortCode: number | undefined
  onCreated: (model: { id: string; importId: string | null }) => void
}

/** The proposal for a spreadsheet, its correction, and the creation of the model. */
export function useSpreadsheetStart({ sortCode, onCreated }: Options) {
  const [upload, { isLoading: isReading }] = useGuessSpreadsheetMutation()
  const [start, { isLoading: isCreating }] = useStartFromSpreadsheetMutation()
  const [read, setRead] = useState<Read>()
  const [fullName, setFullName] = useState('')
  const [columns, setColumns] = useState<readonly ChosenColumn[]>([])
  const [nameError, setNameError] = useState<string>()

  async function guess(file: File, headRow?: number) {
    const { data } = await upload({ body: { file }, ...(headRow !== undefined && { headRow }) })
    if (!data) return
    setRead({ file, guess: data, keptAt: Date.now() })
    setColumns(data.columns.map(({ index, title, kind }) => ({ index, title, kind, asDictionary: false })))
    return data
  }

  async function take(file: File) {
    const data = await guess(file)
    if (data) setFullName(data.name)
  }

  const change = (index: number, changed: Partial<ChosenColumn>) =>
    setColumns((before) => before.map((column) => (column.index === index ? { ...column, ...changed } : column)))

  /** The file on the server; it is sent again when the server has taken it or no longer keeps it. */
  async function keptFile({ file, guess: present, keptAt }: Read) {
    if (keptAt !== undefined && Date.now() - keptAt < KEPT) return present.fileName
    const { data } = await upload({ body: { file }, headRow: present.headRow })
    return data?.fileName
  }

  async function create() {
    if (!read || isCreating) return
    const fileName = await keptFile(read)
    if (fileName === undefined) return
    setRead({ ...read, keptAt: undefined })
    setNameError(undefined)
    const body = {
      fileName,
      sourceName: read.file.name,
      fullName: fullName.trim(),
      headRow: read.guess.headRow,
      columns: columns.map(({ asDictionary, ...column }) => ({
        ...column,
        title: column.title.trim(),
        ...(asDictionary && hasOptions(column.kind) && { asDictionary }),
      })),
    }
    const { data, error } = await start({
      spreadsheetStart: { ...body, ...(sortCode !== undefined && { sortCode }) },
    })
    if (data) onCreated(data)
    else setNameError(fieldErrorsOf(error)['fullName'])
  }

  return {
    file: read?.file,
    guess: read?.guess,
    isReading,
    isCreating,
    fullName,
    setFullName,
    nameError,
    columns,
    change,
    take,
    /** Reads the same file with another head. */
    setHeadRow: (headRow: number) => read && void guess(read.file, headRow),
    create,
    startOver: () => setRead(undefined),
    isReady: fullName.trim() !== '' && columns.every(isComplete) && columns.some(({ kind }) => kind !== 'skip'),
  }
}

const isComplete = ({ kind, title }: ChosenColumn) => kind === 'skip' || title.trim() !== ''
