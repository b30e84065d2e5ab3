import { type FormItem, kindOf } from '@sqos/form-model'
import { createElement, useMemo } from 'react'
import { LATER_PARTS } from '../later/later-parts.ts'
import { useFormParts } from '../later/use-form-parts.ts'
import { widgetOf } from '../widgets/widget-of.ts'
import styles from './SearchArea.module.css'

interface SearchPickerProps {
  /** The component as a search input. */
  item: FormItem
  value: unknown
  onChange: (value: unknown) => void
}

/** The field of the form itself, such as that of people or of a tree. Loads its kind only. */
export function SearchPicker({ item, value, onChange }: SearchPickerProps) {
  const kind = item.kind.searchedAs ?? item.kind.name
  const { isLoaded, hasFailed } = useFormParts(useMemo(() => ({ all: [{ kind: kindOf(kind) }] }), [kind]))
  if (hasFailed)
    throw new Error(
      `form-renderer: the field of ${kind} could not be loaded. Its files come from the server. Try again.`,
    )
  if (!isLoaded) return <div className={styles['waiting']} />
  return createElement(widgetOf(kind, LATER_PARTS), {
    item,
    value,
    onChange,
    mode: 'edit',
    disabled: false,
    required: false,
  })
}
