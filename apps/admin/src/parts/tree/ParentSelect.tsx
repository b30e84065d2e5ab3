import { Select } from '@arco-design/web-react'
import { type KeyboardEvent, useState } from 'react'
import type { TreeLine } from './tree-nodes.ts'

/** px that a level is set in. */
const INDENT = 16

export interface ParentSelectProps {
  lines: readonly TreeLine[]
  /** The control's name, where no form item gives it one. */
  label?: string
  /** Typing filters by name; default true. */
  searchable?: boolean
  /** Where nothing may be chosen: what an empty one says, which is also the name of its input. */
  placeholder?: string
  /** Offers to choose nothing. */
  allowClear?: boolean
  loading?: boolean
  disabled?: boolean
  // From the form item.
  id?: string
  value?: string | undefined
  onChange?: (id: string) => void
}

/** Chooses what an entry lies below: the tree as a list that is walked with the arrow keys and filtered by typing. */
export function ParentSelect({ lines, label, value, searchable = true, ...field }: ParentSelectProps) {
  const [isOpen, setIsOpen] = useState(false)
  const nameOf = (id: unknown) => lines.find((line) => line.id === id)?.name ?? ''
  return (
    <Select
      {...field}
      {...(value !== undefined && { value })}
      {...(label && { 'aria-label': label })}
      showSearch={searchable}
      onVisibleChange={setIsOpen}
      onKeyDown={(event) => !isOpen && passEscapeOn(event)}
      filterOption={(text, option) => matches(nameOf(readValue(option)), text)}
      renderFormat={(_, id) => nameOf(id)}
    >
      {lines.map(({ id, name, depth }) => (
        <Select.Option key={id} value={id}>
          <span style={{ paddingInlineStart: depth * INDENT }}>{name}</span>
        </Select.Option>
      ))}
    </Select>
  )
}

const matches = (name: string, text: string) => name.toLowerCase().includes(text.trim().toLowerCase())

// Arco hands over the option's element and types its properties as anything.
function readValue({ props }: { props: unknown }): unknown {
  return typeof props === 'object' && props !== null && 'value' in props ? props.value : undefined
}

/** Arco's Select keeps every key to itself; Escape in a closed one means the dialog around it. */
function passEscapeOn({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Escape') return
  currentTarget.closest('form')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}
