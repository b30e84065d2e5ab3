import type { FormItem } from '@sqos/form-model'
import { createElement } from 'react'
import { widgetOf } from '../widgets/widget-of.ts'

interface SearchPickerProps {
  /** The component as a search input. */
  item: FormItem
  value: unknown
  onChange: (value: unknown) => void
}

/** The field of the form itself, such as that of people or of a tree. */
export const SearchPicker = ({ item, value, onChange }: SearchPickerProps) =>
  createElement(widgetOf(item.kind.searchedAs ?? item.kind.name), {
    item,
    value,
    onChange,
    mode: 'edit',
    disabled: false,
    required: false,
  })
