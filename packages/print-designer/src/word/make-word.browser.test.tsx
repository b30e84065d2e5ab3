import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { defaultPaper, readPaper } from '../page/paper.ts'
import { exampleRecord, exampleTemplate } from '../testing/print.example.ts'
import { makeWord } from './make-word.ts'

const context = {
  printer: '王晓明/wang',
  printedAt: Date.UTC(2026, 10, 24),
  texts: { node: '审批节点', content: '审批内容', passed: () => '通过', refused: () => '拒绝' },
}

async function made(html: string, paper = defaultPaper()) {
  const blob = await makeWord([{ html, paper, record: exampleRecord(3) }], { context, title: '报销单' })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const read = (name: string) => new DOMParser().parseFromString(strFromU8(files[name] ?? new Uint8Array()), 'text/xml')
  return { names: Object.keys(files), document: read('word/document.xml'), read }
}

const all = (root: Document | Element, name: string) => [...root.getElementsByTagName(`w:${name}`)]
const textOf = (root: Document | Element) =>
  all(root, 't')
    .map(({ textContent }) => textContent)
    .join('')

test('tables keep their rows, heads and columns; letters and alignment keep their look', async () => {
  const { document } = await made(
    '<h1 style="text-align: center">费用 <u>报销</u>单</h1><p>a  <b>{title}</b><br>b</p>' +
      '<table><thead><tr><th style="width: 25%">日期</th><th>金额</th></tr></thead><tbody>' +
      '<tr><td><span data-tag="childrenDataTable0.spent_on">{spent_on}</span></td><td style="text-align: right">' +
      '<span data-tag="childrenDataTable0.amount">{amount}</span></td></tr><tr><td colspan="2">完</td></tr></tbody></table>' +
      '<ol><li>一</li><li>二</li></ol><div data-page-break></div><p>第二页</p>',
  )

  const [table] = all(document, 'tbl')
  const rows = table ? all(table, 'tr') : []
  expect(rows.map(textOf)).toEqual(['日期金额', '2026-11-01100.00', '2026-11-02101.00', '2026-11-03102.00', '完'])
  expect(rows.map((row) => all(row, 'tblHeader').length)).toEqual([1, 0, 0, 0, 0])
  const [first = 0, second = 0] = (table ? all(table, 'gridCol') : []).map((column) =>
    Number(column.getAttribute('w:w')),
  )
  expect(first / (first + second)).toBeCloseTo(0.25, 1)
  const paragraphs = all(document, 'p')
  const title = paragraphs.find((one) => textOf(one) === '费用 报销单')
  expect(title && all(title, 'jc')[0]?.getAttribute('w:val')).toBe('center')
  const bold = all(document, 'r').find((run) => textOf(run) === '九月上海出差')
  expect(bold && all(bold, 'b')).toHaveLength(1)
  expect(paragraphs.filter((one) => all(one, 'numPr').length > 0).map(textOf)).toEqual(['一', '二'])
  expect(paragraphs.filter((one) => all(one, 'pageBreakBefore').length > 0).map(textOf)).toEqual(['第二页'])
})

test('paper, margins, header, footer and codes are in the file', async () => {
  const paper = readPaper(
    '{"paper":"A5","isLandscape":true,"margins":{"left":10},"header":{"left":"{systemPrinter}"},"footer":{"center":"{page}/{pages}"}}',
  )
  const { document, names, read } = await made(
    `${exampleTemplate}<span data-tag="null.bill_no" data-code="qr"></span>`,
    paper,
  )

  const [size] = all(document, 'pgSz')
  expect(['w', 'h', 'orient'].map((name) => size?.getAttribute(`w:${name}`))).toEqual(['11906', '8391', 'landscape'])
  expect(all(document, 'pgMar')[0]?.getAttribute('w:left')).toBe('567')
  expect(textOf(read('word/header1.xml'))).toContain('王晓明/wang')
  expect(all(read('word/footer1.xml'), 'instrText').map(({ textContent }) => textContent?.trim())).toEqual([
    'PAGE',
    'SECTIONPAGES',
  ])
  expect(names.filter((name) => name.startsWith('word/media/') && name.endsWith('.png'))).not.toEqual([])
})

test('frames keep their place and size, and the text after them flows', async () => {
  const { document } = await made(
    '<div data-frame="" data-left="10" data-top="20" data-width="30" data-height="8"><p>标签</p></div><p>正文</p>',
  )

  const paragraphs = all(document, 'p')
  const frames = paragraphs.map((one) => [textOf(one), all(one, 'framePr')[0]] as const)
  expect(frames.map(([text, frame]) => [text, frame !== undefined])).toEqual([
    ['标签', true],
    ['正文', false],
  ])
  const place = frames[0]?.[1]
  // 10, 20, 30 and 8 mm in twentieths of a point.
  expect(['x', 'y', 'w', 'h'].map((name) => place?.getAttribute(`w:${name}`))).toEqual(['567', '1134', '1701', '454'])
})
