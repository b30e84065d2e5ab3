import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import { withinTransaction } from '../../platform/db/within-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { text } from '../../platform/text.ts'
import type { Upload } from '../../platform/upload.ts'
import type { TicketService } from '../file/index.ts'
import { createModelCreator } from '../model/index.ts'
import { readLookup, type ImportFiles } from '../record/index.ts'
import type { SpreadsheetGuess, SpreadsheetStart, StartedModel } from './model-start.schema.ts'
import { buildDocuments } from './build-documents.ts'
import { fieldOfColumn } from './build-fields.ts'
import { addColumnDictionary, demandDictionaries, discardDictionaries } from './column-dictionaries.ts'
import { isBlank, readerOf, type KnownNames } from './spreadsheet/cell-readers.ts'
import { COLUMN_KINDS as KINDS, COMPONENTS } from './spreadsheet/column-kinds.ts'
import { guessColumn, partsOf, type ColumnFacts } from './spreadsheet/guess-column.ts'
import { readSheet, type Sheet } from './spreadsheet/read-sheet.ts'

interface SpreadsheetDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  tickets: TicketService
  imports: Pick<ImportFiles, 'importStart'>
}

interface Asking {
  actor: Actor
  language: Language
  signal: AbortSignal
}

/** Number of the first component of a form. */
const FIRST_NUMBER = 101
/** Characters of the name of a dictionary. */
const MAX_DICTIONARY = 50

/** Makes models from spreadsheets: a proposal first, then form, list and rows in one call. */
export function createSpreadsheetStart({ db, now, newId, tickets, imports }: SpreadsheetDeps) {
  const namesNow = async (): Promise<KnownNames> => await readLookup(db, new Set(['users', 'organizations']))
  const nameIn = (language: Language) => (letters: string) => text(language, 'modelStart.column', { letters })

  /** Reads a file and keeps it for ten minutes. Nothing else is written. */
  async function guess(
    { name, content }: Upload,
    { headRow, actor, language, signal }: Asking & { headRow: number | undefined },
  ): Promise<SpreadsheetGuess> {
    const sheet = await readSheet(content, { headRow, nameOf: nameIn(language), signal })
    const facts = await guessAll(sheet, sheet.columns)
    const kept = await tickets.receive({ ownerId: actor.userId, name, content })
    return {
      fileName: kept.name,
      name: name
        .replace(/\.[^.]*$/, '')
        .trim()
        .slice(0, 100),
      headRow: sheet.headRow,
      first: sheet.first.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell).slice(0, 100)))),
      rows: sheet.rows.length,
      columns: facts.map(({ column, facts: { misfits, samples, options, ...rest } }) => ({
        ...column,
        kind: rest.kind,
        filled: rest.filled,
        errors: rest.errors,
        samples: samples.map((sample) => sample.slice(0, 100)),
        misfits,
        options: options.length,
      })),
    }
  }

  /** Creates the model and imports its rows in the background. A model whose rows cannot be read is not kept. */
  async function create(body: SpreadsheetStart, { actor, language, signal }: Asking): Promise<StartedModel> {
    const { content } = await tickets.fetch(body.fileName, actor.userId)
    const sheet = await readSheet(content, { headRow: body.headRow, nameOf: nameIn(language), signal })
    const wanted = body.columns.flatMap(({ kind, ...column }) => (kind === 'skip' ? [] : [{ ...column, kind }]))
    const known = new Set(sheet.columns.map(({ index }) => index))
    if (wanted.length === 0) throw new AppError('refused', 'modelStart.noColumns')
    if (wanted.some(({ index }) => !known.has(index))) throw new AppError('refused', 'modelStart.otherFile')
    const names = await namesNow()
    const facts = await guessAll(sheet, wanted)
    const columns = wanted.map(({ title, kind, asDictionary = false }, at) => {
      const found = facts[at]?.facts
      if (!found?.misfits.some((one) => one.kind === kind))
        throw new AppError('refused', 'modelStart.kindImpossible', { params: { title } })
      const isListed = asDictionary && (kind === 'options' || kind === 'manyOptions')
      return { label: title.trim() || title, kind, facts: found, isListed }
    })
    if (columns.some(({ isListed }) => isListed)) demandDictionaries(actor)
    const fields = columns.map(({ kind }, at) => `${COMPONENTS[kind]}Field${FIRST_NUMBER + at}`)
    const readers = columns.map(({ kind, facts: { switchTexts } }) => readerOf(kind, { switchTexts, names }))
    const rows = sheet.rows.map(({ cells }) =>
      Object.fromEntries(
        wanted.flatMap(({ index, kind }, at) => {
          const cell = cells[index]
          if (isBlank(cell) || cell === undefined) return []
          // A cell that does not fit keeps its text: the import refuses its row with the reason.
          const read = readers[at]?.(cell) ?? String(cell).trim()
          return [[fields[at] ?? '', kind === 'manyOptions' ? partsOf(read).join(',') : read]]
        }),
      ),
    )
    const { fullName, sortCode } = body
    // The model and its dictionaries are kept together or not at all.
    const { id, dictionaryIds } = await db.transaction().execute(async (trx) => {
      const within = { db: withinTransaction(trx), now, newId }
      const ids: (string | undefined)[] = []
      for (const { label, kind, facts: cells, isListed } of columns) {
        const texts = kind === 'options' ? cells.options : cells.parts
        const name = `${fullName} ${label}`.slice(0, MAX_DICTIONARY)
        // oxlint-disable-next-line no-await-in-loop -- a transaction runs one statement at a time, and a name may be in use
        ids.push(isListed ? await addColumnDictionary(within, { name, texts, actor }) : undefined)
      }
      const parts = columns.map((column, at) => fieldOfColumn({ ...column, dictionaryId: ids[at] }, fields[at] ?? ''))
      const documents = buildDocuments(parts)
      const modelId = await createModelCreator(within).create({ fullName, sortCode, ...documents }, actor)
      return { id: modelId, dictionaryIds: ids.filter((one) => one !== undefined) }
    })
    if (rows.length === 0) return { id, importId: null }
    try {
      return { id, importId: await imports.importStart(id, { fileName: body.sourceName, rows, actor, language }) }
    } catch (error) {
      await createModelCreator({ db, now, newId }).discard(id, actor)
      await discardDictionaries({ db, now, newId }, { ids: dictionaryIds, actor })
      throw error
    }
  }

  /** What the cells of columns tell; other requests are handled between two columns. */
  async function guessAll<Column extends { index: number }>(sheet: Sheet, columns: readonly Column[]) {
    const names = await namesNow()
    const all: { column: Column; facts: Omit<ColumnFacts, 'misfits'> & { misfits: Misfit[] } }[] = []
    for (const column of columns) {
      const cells = sheet.rows.map((row) => row.cells[column.index])
      const { misfits, ...facts } = guessColumn(cells, names)
      all.push({ column, facts: { ...facts, misfits: misfitsIn(misfits, { sheet, column, facts, names }) } })
      // oxlint-disable-next-line no-await-in-loop -- see above
      await nextTurn()
    }
    return all
  }

  return { guess, create }
}

export type SpreadsheetStarter = ReturnType<typeof createSpreadsheetStart>

type Misfit = SpreadsheetGuess['columns'][number]['misfits'][number]

/** Rows that are named for each kind. */
const NAMED_ROWS = 3

function misfitsIn(
  counts: ColumnFacts['misfits'],
  {
    sheet,
    column: { index },
    facts: { switchTexts },
    names,
  }: { sheet: Sheet; column: { index: number }; facts: Pick<ColumnFacts, 'switchTexts'>; names: KnownNames },
): Misfit[] {
  return KINDS.flatMap((kind) => {
    const count = counts[kind]
    if (count === undefined) return []
    const read = readerOf(kind, { switchTexts, names })
    const rows: number[] = []
    if (count > 0)
      for (const { number, cells } of sheet.rows) {
        const cell = cells[index]
        if (!isBlank(cell) && cell !== undefined && read(cell) === undefined && rows.push(number) === NAMED_ROWS) break
      }
    return [{ kind, count, rows }]
  })
}
