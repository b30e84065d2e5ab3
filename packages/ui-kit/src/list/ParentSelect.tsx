import { type ComponentRef, type KeyboardEvent, useState } from 'react'
import { Select } from '../select/Select.tsx'
import type { TreeLine } from './tree/tree-lines.ts'

/** Indentation of a level in px. */
const INDENT = 16

export interface ParentSelectProps {
  lines: readonly TreeLine[]
  /** Accessible name, where no form item provides one. */
  label?: string
  /** Typing filters by name; default true. */
  searchable?: boolean
  /** Text of an empty control; also the name of its input. */
  placeholder?: string
  /** Shows a button that clears the choice. */
  allowClear?: boolean
  loading?: boolean
  disabled?: boolean
  // From the form item.
  id?: string
  value?: string | undefined
  onChange?: (id: string) => void
}

/** Select with the nodes of a tree, indented by depth and filtered by typing. */
export function ParentSelect({ lines, label, value, searchable = true, ...field }: ParentSelectProps) {
  const [isOpen, setIsOpen] = useState(false)
  const nameOf = (id: unknown) => lines.find((line) => line.id === id)?.name ?? ''
  return (
    <Select
      {...field}
      ref={(select) => prepareInput(select, label)}
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

// Arco passes the option's element with properties of type any.
function readValue({ props }: { props: unknown }): unknown {
  return typeof props === 'object' && props !== null && 'value' in props ? props.value : undefined
}

/** Arco's Select stops every key. Escape in a closed select closes the dialog around it. */
function passEscapeOn({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Escape') return
  currentTarget.closest('form')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

/**
 * Arco hides the input of a select with a value from screen readers, and leaves it in the tab order. The box around it has the focus and
 * passes it on. Arco names an empty input by its placeholder only.
 */
function prepareInput(select: ComponentRef<typeof Select> | null, label: string | undefined) {
  const input = select?.dom?.querySelector('input')
  input?.setAttribute('tabindex', '-1')
  if (label) input?.setAttribute('aria-label', label)
}
