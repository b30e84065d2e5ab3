import { IconCaretDown, IconCheck, IconRefresh } from '@arco-design/web-react/icon'
import { type KeyboardEvent, memo, type MouseEvent, useEffect } from 'react'
import { announce } from '../base/announce.ts'
import { cssVariables } from '../base/css-variables.ts'
import styles from './ChoiceList.module.css'
import type { ChoiceLine } from './choice-store.ts'
import { useChoiceText } from './choice-text.ts'
import { LINE_HEIGHT, type useLineWindow } from './use-line-window.ts'

interface ChoiceListProps {
  id: string
  label: string
  lines: readonly ChoiceLine[]
  lineWindow: ReturnType<typeof useLineWindow>
  /** Index of the active line. */
  active: number
  multiple: boolean
  isChosen: (id: string) => boolean
  onPress: (line: ChoiceLine) => void
  /** Called on a click on the expand button. */
  onToggle: (line: ChoiceLine) => void
  /** Called on a double click. */
  onOpen: (line: ChoiceLine) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The id of a line's element, for `aria-activedescendant`. */
export const lineId = (listId: string, place: number) => `${listId}-${place}`

/** A list or tree that renders visible lines only. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, label, lines, active, multiple, isChosen, onPress, onToggle, onOpen, onKeyDown, onFocus } = props
  const { box, first, end } = props.lineWindow

  const lineAt = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
    return lines[Number(element?.dataset['place'] ?? -1)]
  }
  function onClick(event: MouseEvent) {
    const line = lineAt(event)
    if (!line) return
    if (event.target instanceof Element && event.target.closest('[data-caret]')) onToggle(line)
    else onPress(line)
  }

  return (
    <div
      ref={box}
      id={id}
      role="tree"
      tabIndex={0}
      className={styles.list}
      aria-label={label}
      aria-multiselectable={multiple}
      aria-activedescendant={lines.length > 0 ? lineId(id, active) : undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the
          tree around it has the focus and the keys */}
      <div
        role="none"
        className={styles.all}
        style={cssVariables({ '--lines': `${lines.length * LINE_HEIGHT}px` })}
        onClick={onClick}
        onDoubleClick={(event) => {
          const line = lineAt(event)
          if (line) onOpen(line)
        }}
        // Keeps the focus in the list or in the search box.
        onMouseDown={(event) => event.preventDefault()}
      >
        {lines.slice(first, end).map((line, index) => (
          <Line
            key={line.key}
            id={lineId(id, first + index)}
            line={line}
            place={first + index}
            isActive={first + index === active}
            multiple={multiple}
            isChosen={line.kind === 'node' && line.node.isChoosable && isChosen(line.node.id)}
          />
        ))}
      </div>
    </div>
  )
}

interface LineProps {
  id: string
  line: ChoiceLine
  place: number
  isActive: boolean
  multiple: boolean
  isChosen: boolean
}

/** One line; the list handles its clicks. */
const Line = memo(function Line({ id, line, place, isActive, multiple, isChosen }: LineProps) {
  const isNode = line.kind === 'node'
  const canBeChosen = isNode && line.node.isChoosable
  return (
    <div
      role="treeitem"
      id={id}
      tabIndex={-1}
      className={styles.line}
      style={cssVariables({ '--place': `${place * LINE_HEIGHT}px`, '--level': String(line.level - 1) })}
      data-place={place}
      data-active={isActive || undefined}
      data-kind={line.kind}
      aria-level={line.level}
      aria-posinset={isNode ? line.place : undefined}
      aria-setsize={isNode ? line.size : undefined}
      aria-expanded={isNode ? line.isOpen : undefined}
      aria-selected={canBeChosen ? isChosen : undefined}
      aria-disabled={line.kind === 'loading' || line.kind === 'empty' || undefined}
    >
      {isNode ? (
        <>
          <span className={styles.caret} aria-hidden data-caret data-open={line.isOpen}>
            {line.isOpen !== undefined && <IconCaretDown />}
          </span>
          {canBeChosen && (
            <span
              className={styles.mark}
              aria-hidden
              data-shape={multiple ? 'box' : 'round'}
              data-on={isChosen || undefined}
            >
              {isChosen && multiple && <IconCheck />}
            </span>
          )}
          <span className={styles.name}>{line.node.name}</span>
          {line.node.note && <span className={styles.note}>{line.node.note}</span>}
        </>
      ) : (
        <StateText line={line} />
      )}
    </div>
  )
})

/** A line with a message instead of an entry. */
function StateText({ line }: { line: Exclude<ChoiceLine, { kind: 'node' }> }) {
  const t = useChoiceText()
  const text = t(line.kind)
  useEffect(
    function tell() {
      announce(text)
    },
    [text],
  )
  return (
    <>
      {line.kind === 'failed' && <IconRefresh aria-hidden />} {text}
    </>
  )
}
