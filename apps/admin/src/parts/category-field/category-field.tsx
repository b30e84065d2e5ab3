import type { SearchField } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'

interface Categories {
  options: readonly { value: string; label: string }[]
  loading: boolean
}

/** The filter of a search bar by category. */
export const categoryField = (
  { label, placeholder }: { label: string; placeholder: string },
  { options, loading }: Categories,
): SearchField => ({
  name: 'category',
  label,
  control: ({ id, label: name, value, onChange }) => (
    <Select
      id={id}
      aria-label={name}
      placeholder={placeholder}
      options={[...options]}
      loading={loading}
      allowClear
      {...(value !== '' && { value })}
      onChange={(next: string | undefined) => onChange(next ?? '')}
    />
  ),
})
