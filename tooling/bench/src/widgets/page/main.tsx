import { startCounting, stopCounting, watchRenders } from './count-renders.ts'
import type { Subject, TableSize } from './subjects/subject.ts'

declare global {
  interface Window {
    /** Renders the form or table of the subject; resolves to the milliseconds until it was painted. */
    show: (what: number | TableSize) => Promise<number>
    /** Starts to measure events of a type. */
    measure: (type: string) => void
    /** Milliseconds from each of them until the paint. */
    measured: () => number[]
    /** Starts to count rendered components. */
    startCounting: () => void
    /** Number of rendered components since then. */
    stopCounting: () => number
    /** Pastes rows × columns at the focus; resolves to the milliseconds until it was painted. */
    pasteCells: (size: TableSize) => Promise<number>
  }
}

watchRenders()

const SUBJECTS: Record<string, () => Promise<{ subject: Subject }>> = {
  ours: () => import('./subjects/ours.tsx'),
  rendered: () => import('./subjects/rendered.tsx'),
  calculated: () => import('./subjects/calculated.tsx'),
  arco: () => import('./subjects/arco.tsx'),
  antd: () => import('./subjects/antd.tsx'),
  rjsf: () => import('./subjects/rjsf.tsx'),
  formily: () => import('./subjects/formily.tsx'),
  survey: () => import('./subjects/survey.tsx'),
  native: () => import('./subjects/native.tsx'),
}

const name = location.search.slice(1)
const { createRoot } = await import('react-dom/client')
const loaded = await SUBJECTS[name]?.()
const place = document.getElementById('root')
if (!place || !loaded) throw new Error(`bench: there is no subject "${name}", or index.html has no "root".`)
const { subject } = loaded

let root: ReturnType<typeof createRoot> | undefined
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

window.show = async (what) => {
  root?.unmount()
  root = createRoot(place)
  await afterPaint()
  const start = performance.now()
  root.render(typeof what === 'number' ? subject.form(what) : subject.table?.(what))
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
window.startCounting = startCounting
window.stopCounting = stopCounting

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
