import { type ReactNode, useId, useState } from 'react'
import styles from './FormTabs.module.css'
import { TabList } from './TabList.tsx'

export interface FormTabsPane {
  /** Unique among the panes. */
  key: string
  title: string
  content: ReactNode
}

export interface FormTabsProps {
  panes: readonly FormTabsPane[]
  /** Index of the open pane. */
  active?: number | undefined
  onChange?: ((active: number) => void) | undefined
  /** Default: a line. */
  type?: '' | 'card' | 'border-card' | undefined
  /** Position of the titles. Default `top`. */
  position?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Name of the tab list. */
  'aria-label'?: string | undefined
}

/**
 * Fields on panes. Kind `tab`. One tab stop; arrows, Home and End move between the titles. A pane is mounted when it is
 * first opened and stays mounted, so that input is kept.
 */
export function FormTabs(props: FormTabsProps) {
  const { panes, onChange, type = '', position = 'top' } = props
  const id = useId()
  const [inner, setInner] = useState(0)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const active = Math.min(Math.max(0, props.active ?? inner), panes.length - 1)
  const activeKey = panes[active]?.key
  if (activeKey !== undefined && !opened.has(activeKey)) setOpened(new Set(opened).add(activeKey))

  function open(place: number) {
    setInner(place)
    if (place !== active) onChange?.(place)
  }

  return (
    <div className={styles.tabs} data-type={type || 'line'} data-position={position}>
      <TabList
        tabs={panes.map(({ key, title }, place) => ({
          key,
          title,
          id: `${id}-tab-${place}`,
          paneId: `${id}-pane-${place}`,
        }))}
        active={active}
        onOpen={open}
        isVertical={position === 'left' || position === 'right'}
        classNames={{ list: styles.titles, tab: styles.title }}
        aria-label={props['aria-label']}
      />
      <div className={styles.panes}>
        {panes.map(({ key, content }, place) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}-pane-${place}`}
            aria-labelledby={`${id}-tab-${place}`}
            hidden={place !== active}
          >
            {opened.has(key) && content}
          </div>
        ))}
      </div>
    </div>
  )
}
