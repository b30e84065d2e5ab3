import { Select } from '@arco-design/web-react'
import type { RecycledRow } from '@sqos/api-client/recycle-bin'
import { useText } from '@sqos/i18n/react'
import { DensityMenu, ListPage, Pagination, SearchBar, type SearchField, Toolbar } from '@sqos/ui-kit/list'
import { ColumnSettings, DataTable, type DataTableState } from '@sqos/ui-kit/table'
import { usePageRoute } from '../../../app/routing/page-route.ts'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import { NAMESPACE } from './catalogue.ts'
import { KINDS, useRecycled } from './use-recycled.ts'
import { useRecycledColumns } from './use-recycled-columns.tsx'

export { catalogues } from './catalogue.ts'

/** 回收站: deleted people, positions, roles, departments and companies. */
export default function RecycleBinPage() {
  const { t } = useText(NAMESPACE)
  const list = useRecycled()
  const columns = useRecycledColumns(list)
  const layoutKey = usePageRoute()?.id ?? 'recycle-bin'
  const phone = useMediaQuery('(width < 640px)')
  return (
    <ListPage
      title={t('title')}
      search={
        <SearchBar
          keyword={list.keyword}
          filters={list.filters}
          fields={useSearchFields()}
          onSearch={list.search}
          onReset={list.reset}
        />
      }
      toolbar={
        <Toolbar
          tools={
            <>
              <DensityMenu />
              <ColumnSettings layoutKey={layoutKey} columns={columns} />
            </>
          }
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
      pagination={
        <Pagination
          total={list.total}
          page={list.page}
          pageSize={list.pageSize}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      }
    >
      <DataTable
        label={t('title')}
        rows={list.rows}
        columns={columns}
        rowKey={rowKey}
        // Whoever was granted no column sees no rows.
        state={columns.length > 0 ? list.state : NO_PERMISSION}
        layoutKey={layoutKey}
        showIndex
        firstIndex={(list.page - 1) * list.pageSize + 1}
        height="fill"
        layout={phone ? 'cards' : 'table'}
      />
    </ListPage>
  )
}

function useSearchFields(): SearchField[] {
  const { t } = useText(NAMESPACE)
  const options = KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
  return [
    {
      name: 'kind',
      label: t('column.kind'),
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

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

const rowKey = ({ kind, id }: RecycledRow) => `${kind}-${id}`
