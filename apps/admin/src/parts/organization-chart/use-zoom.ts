import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2] as const
/** Padding of the drawing in px, on both sides. */
const PADDING = 48

const LEAST = STEPS[0]
const MOST = STEPS.at(-1) ?? 2

/** Minimum readable scale of the initial zoom: larger drawings are shown in part. */
const READABLE = 0.67

/** Zoom of a drawing in a scrolling box, and scrolling by dragging. */
export function useZoom({ width, height }: { width: number; height: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)

  useLayoutEffect(
    function beginAtTheTop() {
      const element = box.current
      if (!element) return
      const first = Math.min(1, Math.max(READABLE, (element.clientWidth - PADDING) / width))
      setZoom(first)
      // The root is in the middle of the drawing, which gets this size after the next render.
      requestAnimationFrame(() => element.scrollTo((width * first + PADDING - element.clientWidth) / 2, 0))
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
    [],
  )

  useEffect(function zoomByWheel() {
    const element = box.current
    if (!element) return
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      // React registers passive listeners; the browser would zoom the page.
      event.preventDefault()
      setZoom((now) => Math.min(MOST, Math.max(LEAST, now * (event.deltaY < 0 ? 1.1 : 1 / 1.1))))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])

  /** Dragging the background scrolls. */
  function onPointerDown({ target, button, clientX, clientY, pointerType }: ReactPointerEvent) {
    const element = box.current
    if (!element || button !== 0 || pointerType === 'touch') return
    if (target instanceof Element && target.closest('[role="treeitem"]')) return
    const start = { left: element.scrollLeft, top: element.scrollTop }
    const ended = new AbortController()
    const { signal } = ended
    element.dataset['panning'] = 'true'
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => element.scrollTo(start.left - x + clientX, start.top - y + clientY),
      { signal },
    )
    const end = () => {
      delete element.dataset['panning']
      ended.abort()
    }
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }

  function fit() {
    const element = box.current
    if (!element) return
    setZoom(
      Math.min(
        1,
        Math.max(LEAST, Math.min((element.clientWidth - PADDING) / width, (element.clientHeight - PADDING) / height)),
      ),
    )
  }

  return {
    box,
    zoom,
    onPointerDown,
    zoomIn: () => setZoom((now) => STEPS.find((step) => step > now + 0.01) ?? MOST),
    zoomOut: () => setZoom((now) => STEPS.findLast((step) => step < now - 0.01) ?? LEAST),
    reset: () => setZoom(1),
    fit,
  }
}
