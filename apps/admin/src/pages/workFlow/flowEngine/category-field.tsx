import { Select } from '@arco-design/web-react'
import type { SearchField } from '@sqos/ui-kit/list'
import type { useCategories } from './use-categories.ts'

/** The filter 流程分类 of the search bar. */
export const categoryField = (
  t: (key: string) => string,
  { options, loading }: ReturnType<typeof useCategories>,
): SearchField => ({
  name: 'category',
  label: t('field.category'),
  control: ({ id, label, value, onChange }) => (
    <Select
      id={id}
      aria-label={label}
      placeholder={t('rule.category')}
      options={options}
      loading={loading}
      allowClear
      {...(value !== '' && { value })}
      onChange={(next: string | undefined) => onChange(next ?? '')}
    />
  ),
})
