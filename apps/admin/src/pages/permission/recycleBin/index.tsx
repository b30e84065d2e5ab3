import type { RecycledRow } from '@sqos/api-client/recycle-bin'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { type SearchField } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { NAMESPACE } from './catalogue.ts'
import { KINDS, useRecycled } from './use-recycled.ts'
import { useRecycledColumns } from './use-recycled-columns.tsx'

export { catalogues } from './catalogue.ts'

/** 回收站: deleted users, positions, roles, departments, companies and menu entries. */
export default function RecycleBinPage() {
  const { t } = useText(NAMESPACE)
  const list = useRecycled()
  const columns = useRecycledColumns(list)
  return (
    <PagedList
      title={t('title')}
      name="recycle-bin"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={useSearchFields()}
    />
  )
}

function useSearchFields(): SearchField[] {
  const { t } = useText(NAMESPACE)
  const { t: title } = useText(PAGE_TEXTS)
  const options = KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
  return [
    {
      name: 'kind',
      label: title(PAGES.recycleBin.columns.kind.title),
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
    },
  ]
}

const rowKey = ({ kind, id }: RecycledRow) => `${kind}-${id}`
