import { useText } from '@sqos/i18n/react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { NAMESPACE } from '../../locales.ts'
import styles from './TreePanel.module.css'
import { PANEL_WIDTH } from './use-kept-panel.ts'

/** Step of an arrow key in px. */
const STEP = 16

interface ResizeEdgeProps {
  width: number
  onResize: (width: number) => void
}

/** Resize handle of a panel: drag, arrow keys, and double click to reset. */
export function ResizeEdge({ width, onResize }: ResizeEdgeProps) {
  const { t } = useText(NAMESPACE)

  function onKeyDown(event: KeyboardEvent) {
    const keys: Record<string, number> = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: PANEL_WIDTH.min,
      End: PANEL_WIDTH.max,
    }
    const next = keys[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(next)
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const edge = event.currentTarget
    const start = event.clientX
    edge.setPointerCapture(event.pointerId)
    const move = (moved: globalThis.PointerEvent) => onResize(width + moved.clientX - start)
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), { once: true })
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <hr> is a separator that cannot be operated
      role="separator"
      tabIndex={0}
      className={styles['edge']}
      aria-orientation="vertical"
      aria-label={t('tree.resize')}
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTH.min}
      aria-valuemax={PANEL_WIDTH.max}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onResize(PANEL_WIDTH.initial)}
    />
  )
}
