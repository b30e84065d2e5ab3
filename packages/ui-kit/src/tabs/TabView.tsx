import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './TabView.module.css'

export interface TabViewProps<Key extends string> {
  /** Name of the row of tabs for screen readers. */
  label: string
  tabs: readonly { key: Key; title: ReactNode }[]
  active: Key
  onChange: (key: Key) => void
  /** Class of the panel. */
  panelClassName?: string | undefined
  /** Content of the active tab. */
  children: ReactNode
}

/**
 * A row of tabs with the panel of the active one. Tab reaches the active tab, the arrow keys, Home and End change it. The tabs of Arco
 * have no `tablist`.
 */
export function TabView<Key extends string>(props: TabViewProps<Key>) {
  const { label, tabs, active, onChange, panelClassName, children } = props
  const id = useId()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ key }) => key === active)
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
    const chosen = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!chosen) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(chosen.key)}"]`)?.focus()
    onChange(chosen.key)
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div role="tablist" aria-label={label} className={styles['tabs']} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className={panelClassName}>
        {children}
      </div>
    </>
  )
}
