import '@arco-design/web-react/es/_util/react-19-adapter'
import { Table } from '@arco-design/web-react'
import { createI18n } from '@sqos/i18n'
import { uiKitLocales, UiKitProvider } from '@sqos/ui-kit'
import { type DataColumn, DataTable } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

declare global {
  interface Window {
    /** Renders the table; resolves to the milliseconds until it was painted. */
    draw: (which: 'ours' | 'arco') => Promise<number>
    /** Scrolls from top to bottom in steps, one per frame; resolves to the longest frame in milliseconds. */
    scrollThrough: () => Promise<number>
  }
}

interface Row {
  id: string
  [column: string]: string
}

const COLUMNS = Array.from({ length: 10 }, (_, index) => `column${index + 1}`)
const ROWS: Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `row${index}`,
  ...Object.fromEntries(COLUMNS.map((column) => [column, `${column} of row ${index + 1}`])),
}))

const ourColumns: DataColumn<Row>[] = COLUMNS.map((id) => ({ id, header: id, width: 160, value: (row) => row[id] }))
const arcoColumns = COLUMNS.map((id) => ({ title: id, dataIndex: id, width: 160 }))
const rowKey = ({ id }: Row) => id

const tables: Record<'ours' | 'arco', ReactNode> = {
  ours: <DataTable label="Rows" rows={ROWS} columns={ourColumns} rowKey={rowKey} layout="table" maxHeight={600} />,
  arco: (
    <Table<Row>
      data={ROWS}
      columns={arcoColumns}
      rowKey={rowKey}
      virtualized
      pagination={false}
      scroll={{ y: 560, x: 1600 }}
    />
  ),
}

const container = document.getElementById('root')
if (!container) throw new Error('bench: index.html has no element with the id "root".')
const place = container
const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
let root: Root | undefined

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** The second frame starts when the first one has been painted. */
async function painted() {
  await frame()
  await frame()
}

window.draw = async (which) => {
  root?.unmount()
  root = createRoot(place)
  await painted()
  const start = performance.now()
  root.render(<UiKitProvider i18n={i18n}>{tables[which]}</UiKitProvider>)
  while (!place.textContent.includes('column10 of row 1')) await frame()
  await painted()
  return performance.now() - start
}

window.scrollThrough = async () => {
  const scroller = [...place.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.scrollHeight > 100_000 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  )
  if (!scroller) throw new Error('bench: nothing scrolls.')
  let longest = 0
  let before = await frame()
  const steps = 120
  for (let step = 1; step <= steps; step++) {
    scroller.scrollTop = (scroller.scrollHeight * step) / steps
    const now = await frame()
    longest = Math.max(longest, now - before)
    before = now
  }
  return longest
}
