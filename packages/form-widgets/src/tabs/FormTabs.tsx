import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './FormTabs.module.css'

export interface FormTabsPane {
  /** Unlike those of the other panes. */
  key: string
  title: string
  content: ReactNode
}

export interface FormTabsProps {
  panes: readonly FormTabsPane[]
  /** Place of the open pane, from 0. */
  active?: number | undefined
  onChange?: ((active: number) => void) | undefined
  /** Default: a line. */
  type?: '' | 'card' | 'border-card' | undefined
  /** Where the titles stand. Default `top`. */
  position?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** What the row of titles is called. */
  'aria-label'?: string | undefined
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Fields on panes. Kind `tab`. One tab stop; arrows, Home and End move between the titles. A pane is drawn when it is
 * first opened and stays, so that nothing typed is lost.
 */
export function FormTabs(props: FormTabsProps) {
  const { panes, onChange, type = '', position = 'top' } = props
  const id = useId()
  const [inner, setInner] = useState(0)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const active = Math.min(Math.max(0, props.active ?? inner), panes.length - 1)
  const isVertical = position === 'left' || position === 'right'
  if (!opened.has(active)) setOpened(new Set(opened).add(active))

  function open(place: number) {
    setInner(place)
    if (place !== active) onChange?.(place)
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? panes.length - 1
          : step && (active + step + panes.length) % panes.length
    if (target === undefined) return
    event.preventDefault()
    open(target)
    document.getElementById(`${id}-tab-${target}`)?.focus()
  }

  return (
    <div className={styles.tabs} data-type={type || 'line'} data-position={position}>
      <div
        role="tablist"
        className={styles.titles}
        aria-label={props['aria-label']}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      >
        {panes.map(({ key, title }, place) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            className={styles.title}
            aria-selected={place === active}
            aria-controls={`${id}-pane-${place}`}
            tabIndex={place === active ? 0 : -1}
            onClick={() => open(place)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      <div className={styles.panes}>
        {panes.map(({ key, content }, place) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}-pane-${place}`}
            aria-labelledby={`${id}-tab-${place}`}
            hidden={place !== active}
          >
            {opened.has(place) && content}
          </div>
        ))}
      </div>
    </div>
  )
}
