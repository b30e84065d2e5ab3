import { useState, useSyncExternalStore } from 'react'

const MIN = 0.1
const MAX = 2
const STEP = 0.1
/** The smallest scale at which a picture begins: its titles can be read. */
const READABLE = 0.6

/** Milliseconds without a turn after which the wheel rests. */
const REST = 120

/** A point of the frame that stays where it is while the scale changes, in pixels from its corner. */
interface Anchor {
  x: number
  y: number
}

/** A turn of the wheel. Lengths are pixels of the screen; places are those of the picture's corner in the frame. */
interface WheelZoom {
  /** Where the layout has the picture. */
  from: { left: number; top: number }
  /** Where it is shown. */
  left: number
  top: number
  /** The size of the picture at 100 %. */
  width: number
  height: number
  frameWidth: number
  frameHeight: number
  /** The transform that is shown, an animation at rest: Chromium would paint all cards again for each one in a style. */
  shown: KeyframeEffect
  stop: () => void
  timer?: ReturnType<typeof setTimeout>
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
  let wheel: WheelZoom | undefined

  /** Gives the scrolled area the size of the scaled picture. */
  function resize() {
    if (!sizer || !content) return
    sizer.style.inlineSize = `${content.offsetWidth * scale}px`
    sizer.style.blockSize = `${content.offsetHeight * scale}px`
  }

  /** Gives the area its size and position once the wheel has come to rest. */
  function settle() {
    if (!wheel || !frame || !content) return
    clearTimeout(wheel.timer)
    const { left, top, stop } = wheel
    wheel = undefined
    stop()
    content.style.transform = `scale(${scale})`
    resize()
    frame.scrollLeft = -left
    frame.scrollTop = -top
  }

  function zoomTo(wanted: number) {
    settle()
    if (!frame) return
    const { clientWidth: width, clientHeight: height } = frame
    zoomAt(wanted, { x: width / 2, y: height / 2 })
    settle()
  }

  /**
   * Moves and scales the picture by its transform alone, which costs no layout: the area around it follows when the wheel
   * rests. `at` is a point of the frame.
   */
  function zoomAt(wanted: number, at: Anchor) {
    if (!frame || !content) return
    wheel ??= beginWheel(frame, content, scale)
    clearTimeout(wheel.timer)
    wheel.timer = setTimeout(settle, REST)
    const next = Math.min(MAX, Math.max(MIN, wanted))
    const ratio = next / scale
    scale = next
    const [roomX, roomY] = [wheel.frameWidth - wheel.width * next, wheel.frameHeight - wheel.height * next]
    wheel.left = placed(at.x - (at.x - wheel.left) * ratio, roomX, roomX / 2)
    wheel.top = placed(at.y - (at.y - wheel.top) * ratio, roomY, 0)
    const [x, y] = [wheel.left - wheel.from.left, wheel.top - wheel.from.top]
    const transform = `translate(${x}px, ${y}px) scale(${next})`
    wheel.shown.setKeyframes({ transform: [transform, transform] })
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
      const stopWheel = zoomByWheel(elements.frame, (factor, at) => zoomAt(scale * factor, at), settle)
      const stopPan = panByPointer(elements.frame, settle)
      begin(elements.frame)
      return () => {
        observer.disconnect()
        stopWheel()
        stopPan()
        clearTimeout(wheel?.timer)
        wheel?.stop()
        wheel = undefined
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
      settle()
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
    /** The elements, for the small map. While the wheel turns, only their boxes say where they are. */
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

/** Where the picture begins, with the sizes that stay the same while the wheel turns. */
function beginWheel(frame: HTMLElement, content: HTMLElement, scale: number): WheelZoom {
  const [outer, inner] = [frame.getBoundingClientRect(), content.getBoundingClientRect()]
  const [left, top] = [inner.left - outer.left, inner.top - outer.top]
  const shown = new KeyframeEffect(content, null, { duration: 1, fill: 'both' })
  const animation = new Animation(shown)
  animation.pause()
  return {
    shown,
    stop: () => animation.cancel(),
    from: { left, top },
    left,
    top,
    width: inner.width / scale,
    height: inner.height / scale,
    frameWidth: frame.clientWidth,
    frameHeight: frame.clientHeight,
  }
}

/** Where a picture can begin that is `room` smaller than its frame: a small one at `rest`, a large one without gaps. */
const placed = (wanted: number, room: number, rest: number): number =>
  room >= 0 ? rest : Math.min(0, Math.max(room, wanted))

/** Zooms with Ctrl and the wheel, or by pinching on a touch pad; once for each frame. Without Ctrl the wheel scrolls. */
function zoomByWheel(
  element: HTMLElement,
  zoom: (factor: number, anchor: Anchor) => void,
  onScroll: () => void,
): () => void {
  let pending = 0
  let factor = 1
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return onScroll()
    event.preventDefault()
    factor *= Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 300)
    const box = element.getBoundingClientRect()
    const anchor = { x: event.clientX - box.left, y: event.clientY - box.top }
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
function panByPointer(element: HTMLElement, onBegin: () => void): () => void {
  let from: { x: number; y: number; left: number; top: number } | undefined
  const onDown = (event: PointerEvent) => {
    const isGround = event.target instanceof Element && !event.target.closest('button, input, a')
    if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround) return
    onBegin()
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
