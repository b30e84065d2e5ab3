import sax from 'sax'
import { isBuiltInDateFormat, isDateFormat, readExcelDate } from './excel-date.ts'
import {
  broken,
  checkRow,
  tooLarge,
  tooManyColumns,
  tooManyRows,
  type WorkbookLimits,
  type WorkbookValue,
} from './limits.ts'
import { openZip, type Zip } from './zip.ts'

interface Handlers {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Parses a part of the workbook and calls the handlers with tag names without prefixes. Yields after each chunk of the
 * file.
 */
async function* walk(zip: Zip, { part, handlers }: { part: string; handlers: Handlers }): AsyncGenerator<void> {
  // Strict: refuses invalid XML, and entities beyond the five of XML.
  const parser = sax.parser(true)
  parser.onopentag = ({ name, attributes }) => {
    const plain: Record<string, string> = {}
    for (const [key, value] of Object.entries(attributes)) plain[localName(key)] = String(value)
    handlers.open?.(localName(name), plain)
  }
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the only interface of the parser
  parser.ontext = (text) => handlers.text?.(text)
  parser.oncdata = (text) => handlers.text?.(text)
  parser.onclosetag = (name) => handlers.close?.(localName(name))
  for await (const piece of zip.open(part)) {
    feed(() => parser.write(piece))
    yield
  }
  feed(() => parser.close())
  yield
}

function feed(parse: () => unknown) {
  try {
    parse()
  } catch (error) {
    throw error instanceof Error && error.name === 'AppError' ? error : broken()
  }
}

async function walkAll(zip: Zip, options: { part: string; handlers: Handlers }) {
  for await (const _ of walk(zip, options));
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Yields the rows of the first sheet of an .xlsx file. Omitted rows and cells are empty. */
export async function* readXlsx(content: Buffer, limits: WorkbookLimits): AsyncGenerator<WorkbookValue[]> {
  const zip = await openZip(content, limits)
  try {
    const book = await readBook(zip)
    const strings = await readStrings(zip, limits)
    const dateStyles = await readDateStyles(zip)
    yield* readSheet(zip, { ...book, strings, dateStyles, limits })
  } finally {
    zip.close()
  }
}

/** The part of the first sheet, and whether days are counted from 1904. */
async function readBook(zip: Zip): Promise<{ part: string; from1904: boolean }> {
  let from1904 = false
  let sheetId: string | undefined
  const open = (name: string, { date1904, id }: Record<string, string>) => {
    if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true'
    if (name === 'sheet') sheetId ??= id
  }
  await walkAll(zip, { part: 'xl/workbook.xml', handlers: { open } })
  const targets = new Map<string, string>()
  const openRelation = (name: string, { Id = '', Target = '' }: Record<string, string>) => {
    if (name === 'Relationship') targets.set(Id, Target)
  }
  await walkAll(zip, { part: 'xl/_rels/workbook.xml.rels', handlers: { open: openRelation } })
  const target = targets.get(sheetId ?? '')
  if (target === undefined) throw broken()
  return { part: target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`, from1904 }
}

/** The shared texts of cells, without phonetic readings (`rPh`). */
async function readStrings(zip: Zip, limits: WorkbookLimits): Promise<string[]> {
  const strings: string[] = []
  if (!zip.has('xl/sharedStrings.xml')) return strings
  let current = ''
  let inText = false
  let inReading = false
  await walkAll(zip, {
    part: 'xl/sharedStrings.xml',
    handlers: {
      open: (name) => {
        if (name === 'si') current = ''
        if (name === 'rPh') inReading = true
        if (name === 't') inText = !inReading
      },
      text: (text) => {
        if (inText) current += text
      },
      close: (name) => {
        if (name === 't') inText = false
        if (name === 'rPh') inReading = false
        if (name === 'si' && strings.push(current) > limits.cells) throw tooLarge()
      },
    },
  })
  return strings
}

/** Indexes of the styles that format a number as a date. */
async function readDateStyles(zip: Zip): Promise<ReadonlySet<number>> {
  const dateFormats = new Set<number>()
  const dateStyles = new Set<number>()
  if (!zip.has('xl/styles.xml')) return dateStyles
  let inStyles = false
  let count = 0
  await walkAll(zip, {
    part: 'xl/styles.xml',
    handlers: {
      open: (name, { numFmtId = '0', formatCode = '' }) => {
        if (name === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(Number(numFmtId))
        if (name === 'cellXfs') inStyles = true
        if (name !== 'xf' || !inStyles) return
        const id = Number(numFmtId)
        if (dateFormats.has(id) || isBuiltInDateFormat(id)) dateStyles.add(count)
        count++
      },
      close: (name) => {
        if (name === 'cellXfs') inStyles = false
      },
    },
  })
  return dateStyles
}

interface Sheet {
  part: string
  from1904: boolean
  strings: readonly string[]
  dateStyles: ReadonlySet<number>
  limits: WorkbookLimits
}

async function* readSheet(zip: Zip, sheet: Sheet): AsyncGenerator<WorkbookValue[]> {
  const { part, limits } = sheet
  let ready: WorkbookValue[][] = []
  let rows = 0
  let named = 0
  let cells: WorkbookValue[] = []
  let cell = { column: 0, type: 'n', style: 0 }
  let raw = ''
  let inValue = false
  let inReading = false

  const handlers: Handlers = {
    open: (name, attributes) => {
      if (name === 'row') {
        cells = []
        const number = Math.max(rows + 1, Number(attributes['r'] ?? rows + 1))
        if (!(number <= limits.rows)) throw tooManyRows(limits)
        for (; rows + 1 < number; rows++) ready.push([])
        rows = number
      }
      if (name === 'c') {
        const column = columnOf(attributes['r']) ?? cells.length
        if (column >= limits.columns) throw tooManyColumns(limits)
        // A sheet can contain the same cell repeatedly.
        if (++named > limits.cells) throw tooLarge()
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) }
        raw = ''
      }
      if (name === 'rPh') inReading = true
      if (name === 'v' || (name === 't' && !inReading)) inValue = true
    },
    text: (text) => {
      if (inValue) raw += text
      if (raw.length > limits.cellLength) throw tooLarge()
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      if (name === 'rPh') inReading = false
      if (name === 'c') {
        while (cells.length < cell.column) cells.push(null)
        cells[cell.column] = valueOf(raw, { ...cell, sheet })
      }
      if (name !== 'row') return
      checkRow(cells, limits)
      ready.push(cells)
    },
  }

  for await (const _ of walk(zip, { part, handlers })) {
    yield* ready
    ready = []
  }
}

/** `C7` → 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf(raw: string, { type, style, sheet }: { type: string; style: number; sheet: Sheet }): WorkbookValue {
  switch (type) {
    case 's':
      return sheet.strings[Number(raw)] ?? null
    case 'str':
    case 'inlineStr':
    case 'd':
      return raw
    case 'b':
      return raw === '1'
    case 'e':
      return sheet.limits.errorTexts ? raw : null
    default: {
      if (raw === '') return null
      const number = Number(raw)
      if (sheet.dateStyles.has(style)) return readExcelDate(number, sheet) ?? number
      return number
    }
  }
}
