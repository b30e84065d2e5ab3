import { type KeyboardEvent, type ReactNode, useRef } from 'react'

interface TabListProps {
  tabs: readonly { key: string; title: ReactNode; id?: string; paneId: string }[]
  /** Index of the open tab. */
  active: number
  onOpen: (place: number) => void
  isVertical?: boolean
  classNames: { list: string | undefined; tab: string | undefined }
  'aria-label'?: string | undefined
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The titles of panes. One tab stop; arrows, Home and End move between them and open the pane. */
export function TabList({ tabs, active, onOpen, isVertical = false, classNames, ...named }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent<HTMLElement>) {
    const target = targetOf(event.key)
    if (target === undefined) return
    event.preventDefault()
    onOpen(target)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  function targetOf(key: string): number | undefined {
    if (key === 'Home') return 0
    if (key === 'End') return tabs.length - 1
    const step = STEPS[key]
    return step && (active + step + tabs.length) % tabs.length
  }

  return (
    <div
      ref={list}
      role="tablist"
      className={classNames.list}
      aria-label={named['aria-label']}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
    >
      {tabs.map(({ key, title, id, paneId }, place) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={id}
          className={classNames.tab}
          aria-selected={place === active}
          aria-controls={paneId}
          tabIndex={place === active ? 0 : -1}
          onClick={() => onOpen(place)}
          onKeyDown={move}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
