import { type FormItem, isRecord, own, type SearchField } from '@sqos/form-model'
import { InputField } from '@sqos/form-widgets/input'
import { anyValue, flagOf, optionProps } from '@sqos/form-widgets/kinds'
import { SelectField } from '@sqos/form-widgets/select'
import { lazy, Suspense, useMemo } from 'react'
import styles from './SearchArea.module.css'

const SearchRange = lazy(async () => ({ default: (await import('./SearchRange.tsx')).SearchRange }))
const SearchPicker = lazy(async () => ({ default: (await import('./SearchPicker.tsx')).SearchPicker }))

interface SearchControlProps {
  field: SearchField
  value: unknown
  onChange: (value: unknown) => void
}

/** The input of a condition, by the kind of its field. Most lists need no more than texts and options. */
export function SearchControl({ field, value, onChange }: SearchControlProps) {
  const { item, way } = field
  const single = useMemo(() => item && singleChoice(item), [item])
  if (way.input === 'text') return <InputField value={anyValue(value)} onChange={onChange} maxLength={200} />
  if (way.input === 'select')
    return (
      single && (
        <SelectField
          {...optionProps({ item: single })}
          searchable={flagOf(single, 'filterable')}
          value={anyValue(value)}
          onChange={onChange}
        />
      )
    )
  return (
    <Suspense fallback={<div className={styles['waiting']} />}>
      {way.input === 'picker' ? (
        single && <SearchPicker item={single} value={value} onChange={onChange} />
      ) : (
        <SearchRange field={field} value={value} onChange={onChange} />
      )}
    </Suspense>
  )
}

/** The component as a search input: one choice, always editable. */
function singleChoice(item: FormItem): FormItem {
  const props = own(item.node, 'props')
  const inner = own(props, 'props')
  const node = {
    ...item.node,
    multiple: false,
    disabled: false,
    readonly: false,
    clearable: true,
    placeholder: '',
    ...(isRecord(props) && isRecord(inner) && { props: { ...props, props: { ...inner, multiple: false } } }),
  }
  return { ...item, node, isReadonly: false }
}
