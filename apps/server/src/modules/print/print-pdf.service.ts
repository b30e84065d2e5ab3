import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { LANGUAGES, type Language } from '@sqos/contract'
import type { PaperSetup, PrintRecord } from '@sqos/print-designer/paper'
import type { ReportPaperSetup } from '@sqos/report-model'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ZipFile } from 'yazl'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { safeFileName } from '../../platform/file-name.ts'
import { text } from '../../platform/text.ts'
import type { Downloads } from '../download-record/index.ts'
import { type ReadPicture, uniqueNames } from '../file/index.ts'
import { findBrowser } from './pdf/find-browser.ts'
import { createPdfJoiner } from './pdf/join-pdf.ts'
import { createOwnPictures } from './pdf/own-pictures.ts'
import { createPaperBrowser, type PaperBrowser, type PaperSheet } from './pdf/paper-browser.ts'
import { bytesOf, printInParts } from './pdf/print-parts.ts'
import type { PrintRecords } from './print-records.service.ts'
import { PrintPdfBody } from './print.schema.ts'
import type { PrintService } from './print.service.ts'

/** Records that are read and drawn between two reports of progress. */
const PIECE = 20

const MAX_NAME = 80

const Input = Type.Object({
  body: PrintPdfBody,
  name: Type.String(),
  language: Type.Unsafe<Language>(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
})
type Input = Static<typeof Input>

interface PrintPdfDeps extends Pick<Deps, 'config' | 'now'> {
  readPicture: ReadPicture
  downloads: Downloads
  records: Pick<PrintRecords, 'batch' | 'note'>
  templates: Pick<PrintService, 'getLook'>
}

/** A made file. */
interface PrintedFile {
  name: string
  content: Buffer
}

/** A text of another module. */
interface PrintedText {
  id: string
  title: string
  /** Sanitised. */
  html: string
}

type Batch = Awaited<ReturnType<PrintRecords['batch']>>

interface Making extends Input {
  actor: Actor
  report: (progress: { done: number; total: number }) => Promise<unknown>
}

/** Makes PDF files of records in templates, as jobs whose files are in the download centre. */
export function createPrintPdf({ config, downloads, records, templates, readPicture, now }: PrintPdfDeps) {
  let browser: PaperBrowser | undefined

  function openBrowser(): PaperBrowser {
    if (browser) return browser
    const program = findBrowser(config.pdfBrowser)
    if (program === undefined) throw new AppError('refused', 'print.noPdfBrowser')
    const folder = config.staticDir
    if (folder === undefined || !existsSync(join(folder, 'paper/paper.html')))
      throw new AppError('refused', 'print.noPaperPage')
    browser = createPaperBrowser({ program, folder })
    return browser
  }

  const looksOf = (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => {
        if (id === '') return null
        return await templates.getLook(id)
      }),
    )

  downloads.handle('print.pdf', async ({ input, actor, report }) => {
    if (!Value.Check(Input, input)) throw new AppError('refused', 'error.malformed')
    const { name, body } = input
    const isZip = body.as === 'zip'
    return {
      name,
      contentType: isZip ? 'application/zip' : 'application/pdf',
      content: make({ ...input, actor, report }),
    }
  })

  async function* make(making: Making): AsyncGenerator<Uint8Array> {
    const { body, actor, report, language } = making
    const ids = [...new Set(body.formIds)]
    const looks = await looksOf(body.templateIds)
    const own = createOwnPictures(readPicture, actor.userId)
    const pieces = read(making, { ids, looks })
    const first = (await pieces.next()).value
    if (first === undefined) return
    const setup: PaperSetup = {
      language,
      printer: `${actor.realName}/${actor.account}`,
      printedAt: now().getTime(),
      form: { modelName: first.modelName, headTable: first.headTable, tables: first.tables },
      looks: await Promise.all(looks.map(async (look) => (look === null ? null : await own.look(look)))),
    }
    async function* each(): AsyncGenerator<PrintRecord> {
      let done = 0
      for (let batch: Batch | undefined = first; batch; batch = (await pieces.next()).value) {
        for (const record of batch.records) yield await own.record(record)
        done += batch.records.length
        await report({ done, total: ids.length })
      }
    }
    yield* openBrowser().onSheet(setup, (sheet) =>
      body.as === 'zip' ? zipOf(sheet, each()) : printInParts(sheet, each(), createPdfJoiner()),
    )
    // Counted once the whole file is there.
    await records.note(body, actor)
  }

  /** Records in pieces; templates with a source of their own have their values beside the record. */
  async function* read(
    { body: { source, modelId, menuId }, actor }: Making,
    { ids, looks }: { ids: readonly string[]; looks: Awaited<ReturnType<typeof looksOf>> },
  ): AsyncGenerator<Batch, undefined> {
    for (let start = 0; start < ids.length; start += PIECE) {
      const formIds = ids.slice(start, start + PIECE)
      const asked = { ...(source && { source }), modelId, menuId: menuId ?? '', formIds }
      const batch = await records.batch(asked, actor)
      const sources: (Batch['records'] | null)[] = []
      for (const look of looks) {
        const isOwn = look !== null && look.dataSource !== 'record'
        sources.push(isOwn ? (await records.batch({ ...asked, templateId: look.id }, actor)).records : null)
      }
      yield {
        ...batch,
        records: batch.records.map((record, at) => ({
          ...record,
          bySource: sources.map((list) => list?.[at] ?? null),
        })),
      }
    }
    return undefined
  }

  async function nameOf({ templateIds, as = 'pdf' }: PrintPdfBody, language: Language) {
    const names = (await looksOf(templateIds)).flatMap((look) => (look === null ? [] : [look.fullName]))
    return `${fileName(names.join('_')) || text(language, 'print.pdfName')}.${as}`
  }

  /** The file for another module, such as an attachment of a mail; records that the caller may not open are refused. */
  async function file(
    body: PrintPdfBody,
    { actor, language, report }: Pick<Making, 'actor' | 'language' | 'report'>,
  ): Promise<PrintedFile> {
    openBrowser()
    const name = await nameOf(body, language)
    const chunks: Uint8Array[] = []
    for await (const chunk of make({ body, name, language, actor, report })) chunks.push(chunk)
    return { name, content: Buffer.concat(chunks) }
  }

  /** Starts to make the file; returns undefined while it is not ready: the download centre then shows the progress. */
  async function order(body: PrintPdfBody, { actor, language }: { actor: Actor; language: Language }) {
    openBrowser()
    const name = await nameOf(body, language)
    const input: Input = { body, name, language }
    return await downloads.order({ kind: 'print.pdf', name, actor, input })
  }

  /** A text of another module, with the pictures in it that the user may read. */
  async function* printText(
    { id, title, html }: PrintedText,
    { actor, language }: Pick<Making, 'actor' | 'language'>,
  ): AsyncGenerator<Uint8Array> {
    const own = createOwnPictures(readPicture, actor.userId)
    const setup: PaperSetup = {
      language,
      printer: `${actor.realName}/${actor.account}`,
      printedAt: now().getTime(),
      form: { modelName: title, headTable: [], tables: [] },
      looks: [await own.look({ printTemplate: html, pageJson: '', isText: true })],
    }
    async function* only(): AsyncGenerator<PrintRecord> {
      yield { id, printData: {}, numbers: {}, pictures: {}, operatorRecordList: [] }
    }
    yield* openBrowser().onSheet(setup, (sheet) => printInParts(sheet, only(), createPdfJoiner()))
  }

  return {
    order,
    file,
    /** Refuses when this server cannot print. */
    demandBrowser: () => void openBrowser(),
    /** A report with its data as PDF. */
    report: (setup: ReportPaperSetup) => openBrowser().printReport(setup),
    text: printText,
    close: async () => browser?.close(),
  }
}

export type PrintPdf = ReturnType<typeof createPrintPdf>

const fileName = (words: string) => safeFileName(words).replaceAll(/\s+/g, ' ').slice(0, MAX_NAME)

type Records = AsyncIterable<PrintRecord>

/** A ZIP with a PDF for each record. */
async function* zipOf(sheet: PaperSheet, records: Records): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream
  // The types of the library declare an older stream interface only.
  if (!(output instanceof Readable)) throw new Error('print: yazl gives a stream that cannot be read')
  const taken: string[] = []
  async function fill() {
    for await (const record of records) {
      await sheet.clear()
      await sheet.draw([record])
      // A PDF is compressed already.
      zip.addBuffer(await bytesOf(sheet), nameIn(taken, record), { compress: false })
    }
    zip.end()
  }
  const filling = fill().catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  for await (const chunk of output) {
    if (chunk instanceof Uint8Array) yield chunk
  }
  await filling
}

/** `001 BX20261101.pdf`: the number in the order of the list, and the first text of the record. */
function nameIn(taken: string[], { printData }: PrintRecord): string {
  const title =
    Object.values(printData).find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  const number = String(taken.length + 1).padStart(3, '0')
  taken.push(`${fileName(`${number} ${title}`)}.pdf`)
  return uniqueNames(taken).at(-1) ?? ''
}
