import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { Fragment, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import { type JsonRecord, recordsOf, textOf } from '../../document/json.ts'
import { readItem } from '../../document/read-portal.ts'
import type { PortalItem } from '../../document/types.ts'
import { usePart } from '../part-context.ts'
import styles from './Parts.module.css'

interface LayoutProps {
  renderPart: (item: PortalItem) => ReactNode
}

function Children({ parts, renderPart }: LayoutProps & { parts: readonly JsonRecord[] }) {
  const { t } = useText(NAMESPACE)
  if (parts.length === 0) return <EmptyState title={t('card.none')} />
  return (
    <div className={styles.children}>
      {parts.map((part, index) => {
        const item = readItem(part, index)
        return <Fragment key={item.i}>{renderPart(item)}</Fragment>
      })}
    </div>
  )
}

/** 卡片面板: parts below one another. */
export function GroupPart({ renderPart }: LayoutProps) {
  const { item } = usePart()
  return <Children renderPart={renderPart} parts={recordsOf(item.raw['children'])} />
}

/** 标签面板: one list of parts at a time. */
export function TabsPart({ renderPart }: LayoutProps) {
  const { t } = useText(NAMESPACE)
  const { item, label } = usePart()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const panes = recordsOf(item.raw['children'])
  const shown = Math.min(chosen, panes.length - 1)

  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (shown + step + panes.length) % panes.length
    setChosen(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }

  if (panes.length === 0) return <EmptyState title={t('card.none')} />
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.tabList}>
        {panes.map(({ title }, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- panes of the family have no ids
            key={index}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === shown}
            aria-controls={`${id}-pane`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={move}
          >
            {textOf(title) || t('card.tab', { number: index + 1 })}
          </button>
        ))}
      </div>
      <div id={`${id}-pane`} role="tabpanel" aria-labelledby={`${id}-tab-${shown}`} className={styles.pane}>
        <Children key={shown} renderPart={renderPart} parts={recordsOf(panes[shown]?.['children'])} />
      </div>
    </div>
  )
}
