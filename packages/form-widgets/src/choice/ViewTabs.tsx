import { type KeyboardEvent, useRef } from 'react'
import { type ChoiceTextKey, useChoiceText } from './choice-text.ts'
import styles from './ViewTabs.module.css'

interface ViewTabsProps {
  titles: readonly ChoiceTextKey[]
  place: number
  /** Id of what the tabs show. */
  paneId: string
  onChange: (place: number) => void
}

/** Where to choose from. One tab stop; arrows, Home and End move. */
export function ViewTabs({ titles, place, paneId, onChange }: ViewTabsProps) {
  const t = useChoiceText()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowRight: (place + 1) % titles.length,
      ArrowLeft: (place - 1 + titles.length) % titles.length,
      Home: 0,
      End: titles.length - 1,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div ref={list} role="tablist" className={styles.tabs} aria-label={t('tabs')}>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={index === place}
          aria-controls={paneId}
          tabIndex={index === place ? 0 : -1}
          onClick={() => onChange(index)}
          onKeyDown={onKeyDown}
        >
          {t(title)}
        </button>
      ))}
    </div>
  )
}
