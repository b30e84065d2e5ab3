import { useState, useSyncExternalStore } from 'react'

const MIN = 0.1
const MAX = 2
const STEP = 0.1
/** The smallest scale at which a picture begins: its titles can be read. */
const READABLE = 0.6

/** A point on the screen that stays where it is while the scale changes. */
interface Anchor {
  x: number
  y: number
}

/**
 * Scale and position of a picture in a frame that scrolls. Both are written to the elements directly, so nothing
 * renders while a person drags or zooms.
 */
export function createViewport() {
  const listeners = new Set<() => void>()
  let frame: HTMLElement | undefined
  let sizer: HTMLElement | undefined
  let content: HTMLElement | undefined
  let scale = 1

  /** Gives the scrolled area the size of the scaled picture. */
  function resize(width = content?.offsetWidth ?? 0, height = content?.offsetHeight ?? 0) {
    if (!sizer) return
    sizer.style.inlineSize = `${width * scale}px`
    sizer.style.blockSize = `${height * scale}px`
  }

  function zoomTo(wanted: number, anchor?: Anchor) {
    if (!frame || !content) return
    const next = Math.min(MAX, Math.max(MIN, wanted))
    const box = frame.getBoundingClientRect()
    const at = anchor ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const before = content.getBoundingClientRect()
    const ratio = next / scale
    scale = next
    content.style.transform = `scale(${next})`
    resize(before.width / (scale / ratio), before.height / (scale / ratio))
    const after = content.getBoundingClientRect()
    frame.scrollLeft += after.left - at.x + (at.x - before.left) * ratio
    frame.scrollTop += after.top - at.y + (at.y - before.top) * ratio
    for (const listener of listeners) listener()
  }

  /** A picture that is a little too wide for its frame, as on a phone, begins smaller; a wide one with its middle. */
  function begin(element: HTMLElement) {
    requestAnimationFrame(() => {
      if (frame !== element || !content) return
      const fitting = element.clientWidth / content.offsetWidth
      if (fitting < 1 && fitting >= READABLE) zoomTo(fitting)
      element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
      element.scrollTop = 0
    })
  }

  return {
    /** Takes control of the elements; returns the end of it. */
    attach(elements: { frame: HTMLElement; sizer: HTMLElement; content: HTMLElement }) {
      ;({ frame, sizer, content } = elements)
      const observer = new ResizeObserver(() => resize())
      observer.observe(elements.content)
      const stopWheel = zoomByWheel(elements.frame, (factor, anchor) => zoomTo(scale * factor, anchor))
      const stopPan = panByPointer(elements.frame)
      begin(elements.frame)
      return () => {
        observer.disconnect()
        stopWheel()
        stopPan()
        frame = sizer = content = undefined
      }
    },
    zoomIn: () => zoomTo(Math.round((scale + STEP) * 10) / 10),
    zoomOut: () => zoomTo(Math.round((scale - STEP) * 10) / 10),
    /** 100 %. */
    reset: () => zoomTo(1),
    /** Shows the whole picture. */
    fit: () => {
      if (!frame || !content) return
      zoomTo(Math.min(1, frame.clientWidth / content.offsetWidth, frame.clientHeight / content.offsetHeight))
    },
    /** Scrolls a node into view; `focus` also moves the focus to it. */
    reveal(nodeId: string, { focus }: { focus: boolean } = { focus: false }) {
      const card = content?.querySelector<HTMLElement>(`[data-node-id="${CSS.escape(nodeId)}"]`)
      if (!frame || !card) return
      if (focus) card.focus({ preventScroll: true })
      const [box, at] = [frame.getBoundingClientRect(), card.getBoundingClientRect()]
      const margin = 24
      if (at.left < box.left + margin || at.right > box.right - margin) {
        frame.scrollLeft += at.left + at.width / 2 - (box.left + box.width / 2)
      }
      if (at.top < box.top + margin || at.bottom > box.bottom - margin) {
        frame.scrollTop += at.top + at.height / 2 - (box.top + box.height / 2)
      }
    },
    /** The elements, for the small map. */
    elements: () => ({ frame, content, scale }),
    percent: () => Math.round(scale * 100),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ViewportControl = ReturnType<typeof createViewport>

/** The control of one picture. */
export function useViewport(): ViewportControl {
  const [view] = useState(createViewport)
  return view
}

/** The scale in per cent; renders again when it changes. */
export const usePercent = (view: ViewportControl): number => useSyncExternalStore(view.subscribe, view.percent)

/** Zooms with Ctrl and the wheel, or by pinching on a touch pad; once for each frame. */
function zoomByWheel(element: HTMLElement, zoom: (factor: number, anchor: Anchor) => void): () => void {
  let pending = 0
  let factor = 1
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    factor *= Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 300)
    const anchor = { x: event.clientX, y: event.clientY }
    pending ||= requestAnimationFrame(() => {
      pending = 0
      zoom(factor, anchor)
      factor = 1
    })
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    cancelAnimationFrame(pending)
    element.removeEventListener('wheel', onWheel)
  }
}

/** Scrolls while a person drags the ground with the mouse. Fingers scroll anyway. */
function panByPointer(element: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | undefined
  const onDown = (event: PointerEvent) => {
    const isGround = event.target instanceof Element && !event.target.closest('button, input, a')
    if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround) return
    from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
    element.setPointerCapture(event.pointerId)
    element.dataset['panning'] = ''
  }
  const onMove = (event: PointerEvent) => {
    if (!from) return
    element.scrollLeft = from.left + from.x - event.clientX
    element.scrollTop = from.top + from.y - event.clientY
  }
  const onUp = () => {
    from = undefined
    delete element.dataset['panning']
  }
  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onUp)
  return () => {
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onUp)
  }
}
