import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { PrintPreview, type PrintSource } from '@sqos/print-designer'
import { printDesignerCatalogue } from '@sqos/print-designer/catalogue'
import { PrintDesigner } from '@sqos/print-designer/designer'
import { readPaper } from '@sqos/print-designer/render'
import { uiKitLocales, UiKitProvider } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

declare global {
  interface Window {
    /** Opens the preview of a record; resolves to the milliseconds until the first page and until the last one. */
    preview: (rows: number) => Promise<{ first: number; all: number; pages: number }>
    /** Draws the same rows as a plain table; resolves to the milliseconds until it was painted. */
    plain: (rows: number) => Promise<number>
    /** Scrolls the preview a page per frame; resolves to the frames without a page in view and the longest frame in ms. */
    scrollPages: () => Promise<{ blank: number; longest: number }>
    /** Opens the designer with a number of fields. */
    design: (elements: number) => Promise<void>
  }
}

const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales, printDesignerCatalogue] })
let root: Root | undefined

function show(node: ReactNode) {
  root?.unmount()
  const host = document.querySelector('#root')
  if (!host) throw new Error('bench: no root')
  root = createRoot(host)
  root.render(<UiKitProvider i18n={i18n}>{node}</UiKitProvider>)
}

const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
const painted = async () => {
  await frame()
  await new Promise((done) => setTimeout(done, 0))
}

const field = (name: string) => ({ field: name, fieldName: name, kind: '', isDrawn: false })
const COLUMNS = ['day', 'kind', 'note', 'amount']
const fields = {
  headTable: [field('bill_no')],
  tables: [{ name: 'childrenDataTable0', label: '明细', fields: COLUMNS.map(field) }],
}
const rowOf = (index: number) => ({
  day: `2026-11-${(index % 28) + 1}`,
  kind: '交通费',
  note: `第 ${index} 行`,
  amount: `${index}.50`,
})
const recordOf = (rows: number) => ({
  id: '1',
  printData: { bill_no: 'BX1', childrenDataTable0: Array.from({ length: rows }, (_, index) => rowOf(index)) },
  numbers: { childrenDataTable0: Array.from({ length: rows }, (_, index) => ({ amount: index + 0.5 })) },
  pictures: {},
  operatorRecordList: [],
})
const cell = (name: string) => `<td><span data-tag="childrenDataTable0.${name}">{${name}}</span></td>`
// Rows of 12 mm: some twenty fit on a page.
const TEMPLATE =
  `<h1>{bill_no}</h1><table><thead><tr>${COLUMNS.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>` +
  `<tr style="height: 12mm">${COLUMNS.map(cell).join('')}</tr></tbody></table>`

const pagesOf = () =>
  [...document.querySelectorAll('div')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('.page') ?? []),
  ])

window.preview = async (rows) => {
  const source: PrintSource = {
    templates: async () => [{ id: 't', fullName: '单', category: '' }],
    look: async () => ({ printTemplate: TEMPLATE, pageJson: '' }),
    records: async () => ({ ...fields, modelName: '单', records: [recordOf(rows)] }),
    printed: async () => undefined,
  }
  const start = performance.now()
  show(<PrintPreview source={source} printer="王/wang" onClose={() => undefined} />)
  const isDone = () =>
    document
      .querySelector('[aria-label="页面"]')
      ?.closest('[role="dialog"]')
      ?.textContent.includes(`1 条数据，${pagesOf().length} 页`)
  while (!pagesOf()[0]?.querySelector('td')) await painted()
  const first = performance.now() - start
  let before = 0
  // Done when no page was added for half a second.
  let last = performance.now()
  while (performance.now() - last < 500 || isDone() !== true) {
    await painted()
    if (pagesOf().length === before) continue
    before = pagesOf().length
    last = performance.now()
  }
  return { first, all: last - start, pages: before }
}

window.plain = async (rows) => {
  const start = performance.now()
  show(
    <table>
      <tbody>
        {recordOf(rows).printData.childrenDataTable0.map((row) => (
          <tr key={row.note}>
            <td>{row.day}</td>
            <td>{row.kind}</td>
            <td>{row.note}</td>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>,
  )
  while (document.querySelectorAll('#root tr').length < rows) await painted()
  await painted()
  return performance.now() - start
}

window.scrollPages = async () => {
  const area = document.querySelector<HTMLElement>('[aria-label="页面"]')
  if (!area) throw new Error('bench: no pages')
  let [blank, longest, last] = [0, 0, await frame()]
  for (let top = 0; top < area.scrollHeight - area.clientHeight; top += area.clientHeight) {
    area.scrollTop = top
    const now = await frame()
    longest = Math.max(longest, now - last)
    last = now
    const view = area.getBoundingClientRect()
    const isShown = pagesOf().some((page) => {
      const { top: start, bottom } = page.getBoundingClientRect()
      return bottom > view.top && start < view.bottom && page.querySelector('td') !== null
    })
    if (!isShown) blank += 1
  }
  return { blank, longest }
}

window.design = async (elements) => {
  const body = Array.from({ length: elements }, (_, index) => {
    const span = `<span data-tag="null.bill_no">{bill_no}</span>`
    const place = `data-left="${(index % 6) * 30}" data-top="${Math.floor(index / 6) * 8}" data-width="28" data-height="7"`
    return index % 2 === 0 ? `<div data-frame="" ${place}><p>${span}</p></div>` : `<p>第 ${index} 项：${span}</p>`
  }).join('')
  show(
    <div style={{ blockSize: 800 }}>
      <PrintDesigner
        html={`${body}<p>末行</p>`}
        paper={readPaper('')}
        fields={fields}
        records={[]}
        printer="王/wang"
        onChange={() => undefined}
        onPaperChange={() => undefined}
      />
    </div>,
  )
  while (document.querySelectorAll('.field').length < elements) await painted()
}
