import { useText } from '@sqos/i18n/react'
import type { FlowNode } from '@sqos/workflow-model'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Minimap.module.css'
import type { ViewportControl } from './use-viewport.ts'

const WIDTH = 168
const HEIGHT = 128

/** The map follows when typing pauses, in ms. */
const PAUSE = 150

interface Box {
  id: string
  x: number
  y: number
  width: number
  height: number
}

interface Drawing {
  boxes: readonly Box[]
  width: number
  height: number
}

/** A small map of a large picture, with the visible part. A drag on it scrolls the picture. */
export function Minimap({ view, root }: { view: ViewportControl; root: FlowNode }) {
  const { t } = useText(NAMESPACE)
  const [drawing, setDrawing] = useState<Drawing>()
  const shown = useRef<SVGRectElement>(null)

  useEffect(
    function drawCards() {
      const pause = setTimeout(() => setDrawing(cardsOf(view)), PAUSE)
      return () => clearTimeout(pause)
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a changed document is drawn again
    [view, root],
  )

  useEffect(
    function followView() {
      const { frame } = view.elements()
      if (!frame || !drawing) return
      let pending = 0
      const draw = () => {
        pending = 0
        drawVisible(view, shown.current)
      }
      const later = () => {
        pending ||= requestAnimationFrame(draw)
      }
      const observer = new ResizeObserver(later)
      observer.observe(frame)
      frame.addEventListener('scroll', later, { passive: true })
      const stopZoom = view.subscribe(later)
      later()
      return () => {
        stopZoom()
        cancelAnimationFrame(pending)
        observer.disconnect()
        frame.removeEventListener('scroll', later)
      }
    },
    [view, drawing],
  )

  function scrollTo(event: PointerEvent<SVGSVGElement>) {
    const { frame, content, scale } = view.elements()
    if (event.buttons !== 1 || !frame || !content || !drawing) return
    const box = event.currentTarget.getBoundingClientRect()
    const ratio = Math.max(drawing.width / WIDTH, drawing.height / HEIGHT)
    const x = (event.clientX - box.left - (box.width - drawing.width / ratio) / 2) * ratio
    const y = (event.clientY - box.top - (box.height - drawing.height / ratio) / 2) * ratio
    frame.scrollLeft = content.offsetLeft + x * scale - frame.clientWidth / 2
    frame.scrollTop = y * scale - frame.clientHeight / 2
  }

  if (!drawing) return null
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={t('picture.map')}
      onPointerDown={scrollTo}
      onPointerMove={scrollTo}
    >
      {drawing.boxes.map(({ id, ...box }) => (
        <rect key={id} className={styles.card} {...box} rx={16} />
      ))}
      <rect ref={shown} className={styles.visible} />
    </svg>
  )
}

function cardsOf(view: ViewportControl): Drawing | undefined {
  const { content, scale } = view.elements()
  if (!content) return undefined
  const origin = content.getBoundingClientRect()
  const boxes = [...content.querySelectorAll<HTMLElement>('[data-node-id]')].map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    return {
      id: card.dataset['nodeId'] ?? '',
      x: (left - origin.left) / scale,
      y: (top - origin.top) / scale,
      width: width / scale,
      height: height / scale,
    }
  })
  return { boxes, width: content.offsetWidth, height: content.offsetHeight }
}

function drawVisible(view: ViewportControl, rect: SVGRectElement | null) {
  const { frame, content, scale } = view.elements()
  if (!frame || !content || !rect) return
  const [outer, inner] = [frame.getBoundingClientRect(), content.getBoundingClientRect()]
  rect.setAttribute('x', String((outer.left - inner.left) / scale))
  rect.setAttribute('y', String((outer.top - inner.top) / scale))
  rect.setAttribute('width', String(outer.width / scale))
  rect.setAttribute('height', String(outer.height / scale))
}
