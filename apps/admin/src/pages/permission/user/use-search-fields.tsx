import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import type { SearchField } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { NAMESPACE } from './catalogue.ts'

/** The filters beside the keyword. */
export function useSearchFields(): SearchField[] {
  const { t } = useText(NAMESPACE)
  const { t: title } = useText(PAGE_TEXTS)
  const choice = (name: 'enabledMark' | 'gender', options: { value: string; label: string }[]): SearchField => ({
    name,
    label: title(PAGES.user.columns[name].title),
    control: ({ id, value, onChange }) => (
      <Select
        id={id}
        allowClear
        placeholder={t('choose')}
        options={options}
        {...(value !== '' && { value })}
        onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
      />
    ),
  })
  return [
    choice(
      'enabledMark',
      ['1', '2', '0'].map((value) => ({ value, label: t(`choice.${value}`) })),
    ),
    choice(
      'gender',
      ['1', '2', '3'].map((value) => ({ value, label: t(`gender.${value}`) })),
    ),
  ]
}
