import '@arco-design/web-react/es/_util/react-19-adapter'
import { createRoot, type Root } from 'react-dom/client'
import { SUBJECTS, type TableSize } from './subjects.tsx'

/** From a key (or a click, or a paste) until it was painted, and how much of that the scripts took, ms. */
export interface Measured {
  toPaint: number
  script: number
}

declare global {
  interface Window {
    /** Draws a subject anew and answers with the milliseconds until it was painted. */
    show: (subject: string, size: TableSize) => Promise<number>
    /** Begins to measure events of a type. */
    measure: (type: string) => void
    /** What was measured since. */
    measured: () => Measured[]
    /** Pastes rows × columns where the focus is and answers with the milliseconds until it was painted. */
    pasteCells: (size: TableSize) => Promise<number>
  }
}

const container = document.getElementById('root')
if (!container) throw new Error('bench: index.html has no element with the id "root".')
const place = container
let root: Root | undefined
let results: Measured[] = []
let stop: (() => void) | undefined

const afterPaint = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  })

window.show = async (subject, size) => {
  root?.unmount()
  root = createRoot(place)
  await afterPaint()
  const start = performance.now()
  root.render(SUBJECTS[subject]?.(size))
  while (!place.querySelector('[role="gridcell"], input')) await afterPaint()
  await afterPaint()
  return performance.now() - start
}

window.measure = (type) => {
  stop?.()
  results = []
  const begin = ({ timeStamp }: Event) => {
    // Runs when every listener of the event has run.
    const entry: Measured = { toPaint: Number.NaN, script: Number.NaN }
    results.push(entry)
    const start = performance.now()
    setTimeout(() => {
      entry.script = performance.now() - start
    })
    void afterPaint().then((end) => {
      entry.toPaint = end - timeStamp
    })
  }
  window.addEventListener(type, begin, { capture: true })
  stop = () => window.removeEventListener(type, begin, { capture: true })
}

window.measured = () => results

window.pasteCells = async ({ rows, columns }) => {
  const line = Array.from({ length: columns }, (_, index) => (index >= columns - 2 ? '12.5' : `pasted ${index}`)).join(
    '\t',
  )
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', Array.from({ length: rows }, () => line).join('\r\n'))
  const start = performance.now()
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return (await afterPaint()) - start
}
