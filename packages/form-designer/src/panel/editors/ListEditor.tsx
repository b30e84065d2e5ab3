import { Button } from '@arco-design/web-react'
import { IconDelete, IconDown, IconPlus, IconUp } from '@arco-design/web-react/icon'
import type { ReactNode } from 'react'
import styles from './Editors.module.css'

interface ListEditorProps {
  items: readonly unknown[]
  /** The content of an item. */
  children: (item: unknown, index: number) => ReactNode
  /** The name of a button of an item; the number starts at 1. */
  nameOf: (action: 'up' | 'down' | 'remove', number: number) => string
  addText: string
  /** Minimum number of items. Default 0. */
  atLeast?: number | undefined
  onChange: (items: readonly unknown[]) => void
  onAdd: () => void
  onRemove: (index: number) => void
}

/** A list of items with buttons to move, remove and add. */
export function ListEditor({ items, children, nameOf, addText, atLeast = 0, ...on }: ListEditorProps) {
  function swap(index: number, other: number) {
    const next = [...items]
    ;[next[index], next[other]] = [next[other], next[index]]
    on.onChange(next)
  }

  return (
    <div className={styles.rows}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- names may repeat one another while they are written
        <div key={index} className={styles.option}>
          {children(item, index)}
          <Button
            size="mini"
            type="text"
            icon={<IconUp aria-hidden="true" />}
            aria-label={nameOf('up', index + 1)}
            disabled={index === 0}
            onClick={() => swap(index, index - 1)}
          />
          <Button
            size="mini"
            type="text"
            icon={<IconDown aria-hidden="true" />}
            aria-label={nameOf('down', index + 1)}
            disabled={index === items.length - 1}
            onClick={() => swap(index, index + 1)}
          />
          <Button
            size="mini"
            type="text"
            icon={<IconDelete aria-hidden="true" />}
            aria-label={nameOf('remove', index + 1)}
            disabled={items.length <= atLeast}
            onClick={() => on.onRemove(index)}
          />
        </div>
      ))}
      <Button size="small" type="dashed" long icon={<IconPlus aria-hidden="true" />} onClick={on.onAdd}>
        {addText}
      </Button>
    </div>
  )
}

/** An unused number, as text, for a key of the items. */
export function unusedNumber(items: readonly unknown[], keyOf: (item: unknown) => string | undefined): string {
  const used = new Set(items.map(keyOf))
  let number = items.length + 1
  while (used.has(String(number))) number += 1
  return String(number)
}
