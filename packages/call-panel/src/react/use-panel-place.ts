import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Place of the panel in the window. The distances in px are to the window's nearer block edge and its inline end. */
interface PanelPlace {
  edge: 'start' | 'end'
  block: number
  inline: number
  isMinimised: boolean
}

const STORAGE_KEY = 'sqos.call.panel'
const CORNER: PanelPlace = { edge: 'end', block: 16, inline: 16, isMinimised: false }
/** The smallest distance to an edge of the window in px. */
const MARGIN = 8
/** Step of an arrow key in px, without and with Shift. */
const STEP = 16
const LARGE_STEP = 64

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Place of the panel: moved by pointer or arrow keys, minimised, and remembered by the browser. */
export function usePanelPlace(panel: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(readPlace)
  const drag = useRef<{ x: number; y: number; left: number; top: number } | undefined>(undefined)

  function change(part: Partial<PanelPlace>) {
    const next = { ...place, ...part }
    setPlace(next)
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    } catch {
      // Blocked or full storage: the place lasts until the page is closed.
    }
  }

  /** Moves the panel so that its left upper corner is here, but not out of the window. */
  function moveTo(element: HTMLElement, left: number, top: number) {
    const { offsetWidth: width, offsetHeight: height } = element
    const { innerWidth, innerHeight } = window
    const x = between(left, innerWidth - width - MARGIN)
    const y = between(top, innerHeight - height - MARGIN)
    const isRtl = getComputedStyle(element).direction === 'rtl'
    const edge = y + height / 2 < innerHeight / 2 ? 'start' : 'end'
    change({ edge, block: edge === 'start' ? y : innerHeight - height - y, inline: isRtl ? x : innerWidth - width - x })
  }

  function begin(event: PointerEvent<HTMLElement>) {
    const { target, currentTarget, pointerId, clientX, clientY } = event
    // Buttons in the handle work as usual.
    if (!panel.current || event.button !== 0 || (target instanceof Element && target.closest('button'))) return
    currentTarget.setPointerCapture(pointerId)
    const { left, top } = panel.current.getBoundingClientRect()
    drag.current = { x: clientX, y: clientY, left, top }
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (!drag.current || !panel.current) return
    const { x, y, left, top } = drag.current
    moveTo(panel.current, left + clientX - x, top + clientY - y)
  }

  function end() {
    drag.current = undefined
  }

  function moveByKey(event: KeyboardEvent) {
    const [x, y] = DIRECTIONS[event.key] ?? []
    if (x === undefined || y === undefined || !panel.current) return
    event.preventDefault()
    const { left, top } = panel.current.getBoundingClientRect()
    const step = event.shiftKey ? LARGE_STEP : STEP
    moveTo(panel.current, left + x * step, top + y * step)
  }

  const style: CSSProperties & Record<`--${string}`, string> = {
    '--block': `${place.block}px`,
    '--inline': `${place.inline}px`,
  }
  return {
    isMinimised: place.isMinimised,
    setMinimised: (isMinimised: boolean) => change({ isMinimised }),
    moveByKey,
    handle: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
    frame: { style, 'data-edge': place.edge },
  }
}

const between = (value: number, highest: number) => Math.round(Math.max(MARGIN, Math.min(value, highest)))

function readPlace(): PanelPlace {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return CORNER
    const { edge, block, inline, isMinimised } = { ...CORNER, ...stored }
    if (!Number.isFinite(block) || !Number.isFinite(inline)) return CORNER
    return { edge: edge === 'start' ? 'start' : 'end', block, inline, isMinimised }
  } catch {
    return CORNER
  }
}
