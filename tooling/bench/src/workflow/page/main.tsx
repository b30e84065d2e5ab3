import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import { createFlowStore, FlowDesigner, workflowDesignerCatalogue } from '@sqos/workflow-designer'
import { workflowModelCatalogue } from '@sqos/workflow-model'
import { longFlow } from '@sqos/workflow-model/testing'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Milliseconds of work of each frame while the picture is dragged, or zoomed by the wheel. */
    framesOf: (what: 'drag' | 'zoom') => Promise<number[]>
  }
}

const NODES = 200
const FRAMES = 120

const place = document.getElementById('root')
if (!place) throw new Error('bench: index.html has no "root".')
const catalogues = [uiKitLocales, workflowDesignerCatalogue, workflowModelCatalogue]
const i18n = await createI18n({ language: 'zh', catalogues })
createRoot(place).render(
  <UiKitProvider i18n={i18n}>
    <div style={{ blockSize: 860 }}>
      <FlowDesigner store={createFlowStore(longFlow(NODES))} fields={[]} />
    </div>
  </UiKitProvider>,
)

/** The work of one frame: from before its events to after its paint. */
const frame = (events: () => void) =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      events()
      // The wheel is obeyed in the next frame callback.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        const begun = performance.now()
        port1.addEventListener('message', () => resolve(performance.now() - begun + handled), { once: true })
        port1.start()
        port2.postMessage(undefined)
      })
      const handled = performance.now() - start
    })
  })

window.framesOf = async (what) => {
  const card = document.querySelector('[data-node-id]')
  const view = card?.closest<HTMLElement>('section')
  if (!card || !view) throw new Error('bench: the designer has no picture.')
  const pointer = (type: string, y: number) =>
    view.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: 300, clientY: y }),
    )
  const wheel = (deltaY: number) =>
    view.dispatchEvent(
      new WheelEvent('wheel', { deltaY, ctrlKey: true, bubbles: true, cancelable: true, clientX: 600, clientY: 400 }),
    )
  view.setPointerCapture = () => undefined
  const placeOf = () => JSON.stringify(card.getBoundingClientRect())
  const places = new Set<string>()
  const times: number[] = []
  if (what === 'drag') pointer('pointerdown', 800)
  for (let at = 0; at < FRAMES; at += 1) {
    times.push(
      await frame(() => (what === 'drag' ? pointer('pointermove', 800 - at * 6) : wheel(at % 40 < 20 ? 12 : -12))),
    )
    places.add(placeOf())
  }
  if (what === 'drag') pointer('pointerup', 0)
  // The wheel turns 20 steps in and 20 back, to the same places.
  if (places.size < 20) throw new Error(`bench: the picture did not move (${what}).`)
  return times
}
