import '@arco-design/web-react/es/_util/react-19-adapter'
import { createRoot, type Root } from 'react-dom/client'
import { SUBJECTS, type TableSize } from './subjects.tsx'

declare global {
  interface Window {
    /** Draws a subject anew and answers with the milliseconds until it was painted. */
    show: (subject: string, size: TableSize) => Promise<number>
    /** Begins to measure events of a type. */
    measure: (type: string) => void
    /** Milliseconds from each of them until it was painted. */
    measured: () => number[]
    /** Pastes rows × columns where the focus is and answers with the milliseconds until it was painted. */
    pasteCells: (size: TableSize) => Promise<number>
  }
}

const container = document.getElementById('root')
if (!container) throw new Error('bench: index.html has no element with the id "root".')
const place = container
let root: Root | undefined
let results: number[] = []
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
  const begin = async ({ timeStamp }: Event) => {
    const end = await afterPaint()
    results.push(end - timeStamp)
  }
  const listen = (event: Event) => void begin(event)
  window.addEventListener(type, listen, { capture: true })
  stop = () => window.removeEventListener(type, listen, { capture: true })
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
