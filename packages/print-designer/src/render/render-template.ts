import { approvalTable, printedDecisions } from './approval-table.ts'
import { drawCode } from './codes.ts'
import { passes } from './conditions.ts'
import { substituteFonts } from './fonts.ts'
import { aggregate, formatted, printTime } from './formats.ts'
import { type PrintContext, type PrintRecord, type PrintValues, rowsOf } from './print-record.ts'
import { applyStyles, isSafePicture, sanitizeDocument } from './sanitize.ts'

/** `{name}`, where a value goes. */
const PLACEHOLDER = /\{([A-Za-z_][\w-]*)\}/g
/** `{table}.{field}` of a tag; the table of a field of the record is `null`. */
const TAG = /^(null|childrenDataTable\d+)\.(.+)$/

/** A template filled in with one record. */
export interface RenderedRecord {
  content: DocumentFragment
  /** Fields of the template that the record has not: deleted ones, and those that the user may not read. */
  missing: readonly string[]
  /** Choices of fonts that the template names, each in its order. */
  fonts: readonly (readonly string[])[]
}

/** The row of a sub-table that a part of a document belongs to. */
interface Row {
  table: string
  data: PrintValues
  numbers: PrintValues
  pictures: PrintValues
}

/** Fills a template in, unless it is a finished text. Values are texts: markup in a value is printed, not interpreted. */
export function renderTemplate(
  html: string,
  { record, context, isText = false }: { record: PrintRecord; context: PrintContext; isText?: boolean | undefined },
): RenderedRecord {
  const missing = new Set<string>()
  /** Rows that are filled in already: braces in a value are no placeholders. */
  const filled = new WeakSet<Node>()
  const content = sanitizeDocument(html)
  if (!isText) {
    repeatRows(content)
    fill(content, undefined)
  }
  applyStyles(content)
  const fonts = substituteFonts(content)
  placeFrames(content)
  return { content, missing: [...missing], fonts }

  /** Repeats each table row, and each block with `data-repeat`, for every row of its sub-table. */
  function repeatRows(root: DocumentFragment) {
    for (const block of repeatedBlocks(root)) {
      const table = block.dataset['repeat'] ?? tableOf(block)
      if (table === undefined) continue
      const numbers = rowsOf(record.numbers, table)
      const pictures = rowsOf(record.pictures, table)
      const copies = rowsOf(record.printData, table).map((data, index) => {
        const copy = block.cloneNode(true)
        if (copy instanceof HTMLElement)
          fill(copy, { table, data, numbers: numbers[index] ?? {}, pictures: pictures[index] ?? {} })
        filled.add(copy)
        return copy
      })
      block.replaceWith(...copies)
    }
  }

  function fill(node: Node, row: Row | undefined) {
    if (filled.has(node)) return
    if (node instanceof Text) return fillText(node, row)
    if (node instanceof HTMLElement) {
      if (isHidden(node, row)) return node.remove()
      if (node.dataset['code'] || node.dataset['picture'] !== undefined || node.dataset['aggregate'])
        return fillSpecial(node, row)
    }
    // A copy: filling in replaces nodes.
    const children = [...node.childNodes]
    for (const child of children) fill(child, row)
  }

  function isHidden({ dataset }: HTMLElement, row: Row | undefined): boolean {
    const { showField: field, showTest: test = 'filled', showValue: value = '' } = dataset
    if (field === undefined) return false
    const { text, number } = valueOf(field, row, { isOptional: true })
    return !passes(test, { text, number, value })
  }

  /** The value of a field: of the row where the row has it, otherwise of the record. */
  function valueOf(field: string, row: Row | undefined, { isOptional = false } = {}) {
    const system = systemText(field)
    if (system !== undefined) return { text: system, number: undefined }
    const source = row && field in row.data ? row : { data: record.printData, numbers: record.numbers }
    const value = source.data[field]
    if (value === undefined && !isOptional) missing.add(field)
    const number = source.numbers[field]
    return {
      text: typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
      number: typeof number === 'number' ? number : undefined,
    }
  }

  function systemText(name: string): string | undefined {
    if (name === 'systemPrinter') return context.printer
    // For conditions: empty without decisions.
    if (name === 'systemApprovalContent') return printedDecisions(record.operatorRecordList).length > 0 ? name : ''
    return name === 'systemPrintTime' ? printTime(context.printedAt) : undefined
  }

  function fillText(text: Text, row: Row | undefined) {
    const source = text.data
    const format = text.parentElement?.closest<HTMLElement>('[data-format]')?.dataset['format']
    const parts: (Node | string)[] = []
    let from = 0
    for (const { 0: found, 1: name = '', index } of source.matchAll(PLACEHOLDER)) {
      parts.push(source.slice(from, index))
      from = index + found.length
      if (name === 'systemApprovalContent') parts.push(approvalTable(record.operatorRecordList, context))
      else if (name === 'page' || name === 'pages') parts.push(pageNumber(name))
      else {
        const { text: value, number } = valueOf(name, row)
        parts.push(...lines(format ? formatted(value, { format, number }) : value))
      }
    }
    if (parts.length === 0) return
    parts.push(source.slice(from))
    text.replaceWith(...parts)
  }

  /** Codes, pictures and totals: the element names the field in `data-tag`. */
  function fillSpecial(element: HTMLElement, row: Row | undefined) {
    const { tag = '', code, picture, aggregate: way, format = '' } = element.dataset
    const [, table = 'null', field = tag] = TAG.exec(tag) ?? []
    if (way) {
      const number = aggregate(way, { numbers: record.numbers, data: record.printData, table, field })
      const text = number === undefined ? '' : String(number)
      element.textContent = formatted(text, { format, number })
    } else if (code === 'bars' || code === 'qr') {
      const { text } = valueOf(field, row)
      const [width, height] = [Number(element.dataset['width']), Number(element.dataset['height'])]
      const size = { width: width || (code === 'qr' ? 20 : 45), height: height || (code === 'qr' ? 20 : 12) }
      element.replaceChildren(drawCode(code, { text, ...size }) ?? text)
    } else if (picture !== undefined) {
      const found = (row && field in row.pictures ? row.pictures : record.pictures)[field]
      const addresses = Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : []
      const pictures = addresses.filter(isSafePicture).map((src) => pictureOf(src, element.dataset))
      element.replaceChildren(...(pictures.length > 0 ? pictures : [valueOf(field, row).text]))
    }
  }
}

/** Frames have a place in mm, from the corner inside of the margins. */
function placeFrames(content: DocumentFragment) {
  for (const frame of content.querySelectorAll<HTMLElement>('[data-frame]')) {
    frame.style.position = 'absolute'
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      const length = Number(frame.dataset[side])
      if (frame.dataset[side] && Number.isFinite(length)) frame.style[side] = `${length}mm`
    }
  }
}

/** The table rows that hold a field of a sub-table, and the blocks that name one. */
function repeatedBlocks(root: DocumentFragment): HTMLElement[] {
  const blocks = new Set<HTMLElement>(root.querySelectorAll<HTMLElement>('[data-repeat]'))
  for (const span of root.querySelectorAll<HTMLElement>('[data-tag^="childrenDataTable"]')) {
    if (span.dataset['aggregate']) continue
    const block = span.closest<HTMLElement>('[data-repeat], tr')
    if (block) blocks.add(block)
  }
  return [...blocks]
}

function tableOf(block: HTMLElement): string | undefined {
  const spans = block.querySelectorAll<HTMLElement>('[data-tag^="childrenDataTable"]:not([data-aggregate])')
  return TAG.exec(spans[0]?.dataset['tag'] ?? '')?.[1]
}

const lines = (text: string): (Node | string)[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]))

/** Filled in when the pages are counted. */
function pageNumber(name: 'page' | 'pages'): HTMLElement {
  const span = document.createElement('span')
  span.dataset['pageNumber'] = name
  return span
}

function pictureOf(src: string, { width = '30', height = '' }: DOMStringMap): HTMLImageElement {
  const picture = document.createElement('img')
  picture.src = src
  picture.alt = ''
  picture.style.width = `${Number(width) || 30}mm`
  if (Number(height)) picture.style.height = `${Number(height)}mm`
  return picture
}
