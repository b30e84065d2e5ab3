import { IconSearch } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { readableKeys } from '../shortcuts/key-names.ts'
import styles from './Command.module.css'
import { CommandList } from './CommandList.tsx'
import type { CommandBarProps, CommandItem } from './command-types.ts'
import { useCommandResults } from './use-command-results.ts'

/** Field with a list in the ARIA combobox pattern: the focus stays in the field. */
export function CommandSearch(props: CommandBarProps) {
  const { t } = useText('layout')
  const listId = useId()
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(0)
  const groups = useCommandResults(query, props)
  const items = groups.flatMap((group) => group.hits.map((hit) => hit.item))
  const chosen = Math.min(wanted, items.length - 1)

  function choose(item: CommandItem | undefined, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) {
    if (!item) return
    // Closes first, so that the focus is restored and a dialog of the action is on top.
    props.onClose()
    if (item.kind === 'action') item.onRun()
    else props.onOpenPage(item, ctrlKey || metaKey || item.newWindow ? 'new window' : 'here')
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, it handles arrows and Enter. Key code 229 marks this in browsers without
    // `isComposing`.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setWanted((chosen + step + items.length) % Math.max(items.length, 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(items[chosen], event)
    }
  }

  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <IconSearch aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          aria-label={t('search')}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${listId}${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('searchHint')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setWanted(0)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles.key}>Esc</kbd>
      </div>
      <CommandList id={listId} groups={groups} chosen={chosen} onPoint={setWanted} onChoose={choose} />
      <Count query={query} count={items.length} />
      <KeyHints />
    </div>
  )
}

/** Number of results: always announced, visible only without results. */
function Count({ query, count }: { query: string; count: number }) {
  const { t } = useText('layout')
  const asked = query.trim() !== ''
  return (
    <output className={styles.status} data-visible={(asked && count === 0) || undefined}>
      {asked && (count > 0 ? t('found', { count }) : t('foundNothing', { query }))}
    </output>
  )
}

function KeyHints() {
  const { t } = useText('layout')
  const hints = [
    ['↑ ↓', t('commandKeys.choose')],
    ['Enter', t('commandKeys.open')],
    [readableKeys('mod+enter'), t('commandKeys.openBeside')],
  ]
  return (
    <div className={styles.foot}>
      {hints.map(([keys, text]) => (
        <span key={keys}>
          <kbd className={styles.key}>{keys}</kbd> {text}
        </span>
      ))}
    </div>
  )
}
