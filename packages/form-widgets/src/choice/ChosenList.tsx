import { IconClose } from '@arco-design/web-react/icon'
import { type KeyboardEvent, useRef } from 'react'
import { cssVariables } from '../base/css-variables.ts'
import type { ChoiceNode } from './choice-node.ts'
import { useChoiceText } from './choice-text.ts'
import styles from './ChosenList.module.css'
import { LINE_HEIGHT, useLineWindow } from './use-line-window.ts'

interface ChosenListProps {
  entries: readonly { id: string; node: ChoiceNode | undefined }[]
  textOf: (node: ChoiceNode | undefined, id: string) => string
  onRemove: (id: string) => void
  onClear: () => void
}

/** The pane 已选: the chosen entries, each with a remove button, and a button that removes all. */
export function ChosenList({ entries, textOf, onRemove, onClear }: ChosenListProps) {
  const t = useChoiceText()
  const { box, first, end } = useLineWindow({ count: entries.length, active: -1 })
  const pane = useRef<HTMLElement>(null)

  /** Removes the entry and moves the focus to the next remove button. */
  function remove(id: string) {
    const crosses = [...(pane.current?.querySelectorAll<HTMLElement>('[data-cross]') ?? [])]
    const place = crosses.findIndex((cross) => cross.dataset['cross'] === id)
    const next = crosses[place + 1] ?? crosses[place - 1] ?? pane.current
    next?.focus()
    onRemove(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event
    if (!(target instanceof HTMLElement) || !target.dataset['cross']) return
    const crosses = [...(pane.current?.querySelectorAll<HTMLElement>('[data-cross]') ?? [])]
    const place = crosses.indexOf(target)
    if (event.key === 'ArrowDown') crosses[place + 1]?.focus()
    else if (event.key === 'ArrowUp') crosses[place - 1]?.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(target.dataset['cross'])
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that bubble from the crosses
    <section ref={pane} className={styles.pane} aria-label={t('chosen')} tabIndex={-1} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <span>{t('chosenCount', { count: entries.length })}</span>
        <button type="button" className={styles.word} disabled={entries.length === 0} onClick={onClear}>
          {t('clearAll')}
        </button>
      </header>
      {entries.length === 0 && <p className={styles.none}>{t('nothingChosen')}</p>}
      <div ref={box} className={styles.scroll}>
        <ul className={styles.all} style={cssVariables({ '--lines': `${entries.length * LINE_HEIGHT}px` })}>
          {entries.slice(first, end).map(({ id, node }, index) => (
            <li
              key={id}
              className={styles.entry}
              style={cssVariables({ '--place': `${(first + index) * LINE_HEIGHT}px` })}
              aria-posinset={first + index + 1}
              aria-setsize={entries.length}
            >
              <span className={styles.name} title={textOf(node, id)}>
                {textOf(node, id)}
              </span>
              <button
                type="button"
                className={styles.cross}
                data-cross={id}
                aria-label={t('remove', { name: textOf(node, id) })}
                onClick={() => remove(id)}
              >
                <IconClose aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
