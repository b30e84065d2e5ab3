import { Checkbox } from '@arco-design/web-react'
import { IconRight } from '@arco-design/web-react/icon'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { type CheckNode, type CheckState, isEnd } from './check-tree.ts'
import styles from './CheckTree.module.css'

/** Height of a row in px; equal to the style sheet. */
const ROW = 32
/** Rows rendered above and below the visible part. */
const SPARE = 8

export interface CheckTreeProps {
  label: string
  nodes: readonly CheckNode[]
  states: readonly CheckState[]
  /** Indices of the visible nodes, in order. */
  shown: readonly number[]
  closed: ReadonlySet<string>
  onToggle: (index: number) => void
  onOpenChange: (index: number, open: boolean) => void
}

/** Tree of checkboxes that renders only the visible rows. One tab stop; arrow keys move, Space ticks. */
export function CheckTree(props: CheckTreeProps) {
  const { label, nodes, states, shown, closed, onToggle, onOpenChange } = props
  const id = useId()
  const tree = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [view, setView] = useState({ top: 0, height: 480 })
  // A search can leave fewer rows than before.
  const activeRow = Math.max(0, Math.min(active, shown.length - 1))

  useEffect(function measure() {
    const box = tree.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => setView({ top: box.scrollTop, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  const first = Math.max(0, Math.floor(view.top / ROW) - SPARE)
  const last = Math.min(shown.length, Math.ceil((view.top + view.height) / ROW) + SPARE)

  function moveTo(row: number) {
    const target = Math.max(0, Math.min(row, shown.length - 1))
    setActive(target)
    const box = tree.current
    if (!box) return
    const top = target * ROW
    if (top < box.scrollTop) box.scrollTop = top
    else if (top + ROW > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW - box.clientHeight
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = shown[activeRow]
    const node = index === undefined ? undefined : nodes[index]
    if (!node || index === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(1, Math.floor(view.height / ROW) - 1)
    const canOpen = !isEnd(nodes, index)
    const isOpen = canOpen && !closed.has(node.id)
    const rowOf = (at: number) => shown.indexOf(at)
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveTo(activeRow + 1),
      ArrowUp: () => moveTo(activeRow - 1),
      Home: () => moveTo(0),
      End: () => moveTo(shown.length - 1),
      PageDown: () => moveTo(activeRow + page),
      PageUp: () => moveTo(activeRow - page),
      ArrowRight: () => (canOpen && !isOpen ? onOpenChange(index, true) : moveTo(activeRow + (isOpen ? 1 : 0))),
      ArrowLeft: () => (isOpen ? onOpenChange(index, false) : node.parent >= 0 && moveTo(rowOf(node.parent))),
      ' ': () => onToggle(index),
      Enter: () => onToggle(index),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={0}
      className={styles.tree}
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={shown.length > 0 ? `${id}-${activeRow}` : undefined}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
    >
      <div role="presentation" style={{ blockSize: shown.length * ROW }}>
        <div role="presentation" style={{ transform: `translateY(${first * ROW}px)` }}>
          {shown.slice(first, last).map((index, offset) => {
            const node = nodes[index]
            if (!node) return null
            const row = first + offset
            return (
              <Row
                key={node.id}
                id={`${id}-${row}`}
                node={node}
                state={states[index] ?? 'off'}
                open={isEnd(nodes, index) ? undefined : !closed.has(node.id)}
                active={row === activeRow}
                onPress={() => {
                  setActive(row)
                  onToggle(index)
                }}
                onOpen={() => {
                  setActive(row)
                  onOpenChange(index, closed.has(node.id))
                }}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}

interface RowProps {
  id: string
  node: CheckNode
  state: CheckState
  /** Undefined for a leaf. */
  open: boolean | undefined
  active: boolean
  onPress: () => void
  onOpen: () => void
}

function Row({ id, node, state, open, active, onPress, onOpen }: RowProps) {
  const stop = (event: MouseEvent, act: () => void) => {
    event.stopPropagation()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around it handles the keys
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      className={styles.row}
      data-active={active || undefined}
      style={{ paddingInlineStart: node.depth * 20 + 4 }}
      aria-level={node.depth + 1}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      aria-expanded={open}
      aria-selected={state === 'on'}
      aria-checked={state === 'some' ? 'mixed' : state === 'on'}
      onClick={onPress}
    >
      <span
        className={styles.toggle}
        data-open={open}
        aria-hidden
        onClick={(event) => open !== undefined && stop(event, onOpen)}
      >
        {open !== undefined && <IconRight />}
      </span>
      <span aria-hidden className={styles.box}>
        <Checkbox checked={state === 'on'} indeterminate={state === 'some'} tabIndex={-1} />
      </span>
      <span className={styles.label}>{node.label}</span>
      <span className={styles.code}>{node.code}</span>
    </div>
  )
}
