import '@arco-design/web-react/es/_util/react-19-adapter'
import { chartsCatalogue } from '@sqos/charts'
import { FormWidgetsProvider } from '@sqos/form-widgets'
import { createI18n } from '@sqos/i18n'
import { ReportView } from '@sqos/report'
import { reportCatalogue } from '@sqos/report/catalogue'
import { type Cube, readReport } from '@sqos/report-model'
import { uiKitLocales, UiKitProvider } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

declare global {
  interface Window {
    /** Draws a cross-tab of 100,000 cells, or a bare page of the same size; resolves when it is painted. */
    drawCross: (which: 'ours' | 'bare') => Promise<void>
    /** Scrolls along one way, a step for each frame; resolves to the milliseconds between the frames. */
    scrollCross: (way: 'down' | 'across') => Promise<number[]>
  }
}

const [ROWS, COLUMNS] = [1000, 100]
const STEPS = 120
/** px of a step. */
const STEP = { down: 90, across: 70 }

function cube(): Cube {
  const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
  const [rows, columns] = [names('r', ROWS), names('c', COLUMNS)]
  return {
    rows: [{ title: 'Row', type: 'text' }],
    columns: [{ title: 'Column', type: 'text' }],
    measures: [{ key: 'sum', title: 'Sum', type: 'number', digits: 2 }],
    cells: [
      ...rows.flatMap((row, at) => [
        ...columns.map((column, index) => [1, 1, row, column, at * index * 1.25]),
        [1, 0, row, at],
      ]),
      ...columns.map((column, index) => [0, 1, column, index]),
      [0, 0, 1],
    ],
  }
}

const content = {
  sources: [{ id: 's', title: 'S', dataset: { kind: 'model', modelId: 'm' } }],
  blocks: [
    {
      id: 'cross',
      kind: 'cross',
      title: 'Cross',
      source: 's',
      rows: [{ field: 'row' }],
      columns: [{ field: 'column' }],
      measures: [{ key: 'sum', test: 'sum', field: 'x', digits: 2 }],
    },
  ],
}
const report = readReport(JSON.stringify(content))
if (!report) throw new Error('bench: the report is not one.')
const answer = { params: {}, missing: [], blocks: [{ id: 'cross', cube: cube() }] }
const services = { query: async () => answer, choices: async () => [], openList: () => {} }

const bare = (
  <div style={{ maxHeight: '70vh', overflow: 'auto' }}>
    <div style={{ width: 200 + COLUMNS * 128, height: ROWS * 32, contain: 'strict' }} />
  </div>
)

const pages: Record<'ours' | 'bare', ReactNode> = {
  ours: <ReportView document={report} services={services} values={{}} onValues={() => {}} />,
  bare,
}

const container = document.getElementById('root')
if (!container) throw new Error('bench: index.html has no element with the id "root".')
const place = container
const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales, reportCatalogue, chartsCatalogue] })
let root: Root | undefined

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

const scroller = () =>
  [...place.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.scrollHeight > 20_000 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  )

window.drawCross = async (which) => {
  root?.unmount()
  root = createRoot(place)
  root.render(
    <UiKitProvider i18n={i18n}>
      <FormWidgetsProvider language="zh">{pages[which]}</FormWidgetsProvider>
    </UiKitProvider>,
  )
  while (!scroller()) await frame()
  for (let count = 0; count < 30; count++) await frame()
}

window.scrollCross = async (way) => {
  const element = scroller()
  if (!element) throw new Error('bench: nothing scrolls.')
  element.scrollTo(0, 0)
  for (let count = 0; count < 10; count++) await frame()
  const times: number[] = []
  let before = await frame()
  for (let step = 1; step <= STEPS; step++) {
    if (way === 'down') element.scrollTop = step * STEP.down
    else element.scrollLeft = step * STEP.across
    const now = await frame()
    times.push(now - before)
    before = now
  }
  return times
}
