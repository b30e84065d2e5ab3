import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './ChatTabs.module.css'

const TABS = ['messages', 'contacts'] as const

/** A tab of the drawer. */
export type ChatTab = (typeof TABS)[number]

export interface ChatTabsProps {
  tab: ChatTab
  onChange: (tab: ChatTab) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

/** Tabs of the drawer; the arrow keys change the tab. */
export function ChatTabs({ tab, onChange, children }: ChatTabsProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next = tab === 'messages' ? 'contacts' : 'messages'
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
    onChange(next)
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div role="tablist" className={styles.tabs} onKeyDown={onKeyDown}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(name)}
          >
            {t(`tab.${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.content}>
        {children}
      </div>
    </>
  )
}
