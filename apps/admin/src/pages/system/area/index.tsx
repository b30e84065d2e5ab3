import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { ListPage, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { DataTable, type DataTableState, stateWith } from '@sqos/ui-kit/table'
import { lazy, Suspense } from 'react'
import { usePageRoute } from '../../../parts/page-route/page-route.ts'
import { useMediaQuery } from '@sqos/hooks'
import { ListTools } from '../../../parts/kept-list/ListTools.tsx'
import { useKeptList } from '../../../parts/kept-list/use-kept-list.ts'
import { NAMESPACE } from './catalogue.ts'
import { useRegionColumns } from './use-region-columns.tsx'
import { useRegionForm } from './use-region-form.ts'
import { type RegionRow, useRegionList } from './use-region-list.ts'

export { catalogues } from './catalogue.ts'

const RegionDialog = lazy(async () => ({ default: (await import('./RegionDialog.tsx')).RegionDialog }))

/** 行政区划: provinces, cities, districts and streets, level by level. */
export default function AreaPage() {
  const { t } = useText(NAMESPACE)
  const list = useRegionList()
  const form = useRegionForm(list.changed)
  const columns = useRegionColumns({ edit: form.edit, remove: list.remove, toggle: list.toggle })
  const listKey = useKeptList(usePageRoute()?.id ?? 'area', columns)
  const phone = useMediaQuery('(width < 640px)')

  const create = (text: string) => (
    <Permit code="btn_add">
      <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.create()}>
        {text}
      </Button>
    </Permit>
  )
  const ready: DataTableState =
    list.state.kind === 'ready' ? { ...list.state, emptyAction: create(t('empty')) } : list.state

  return (
    <ListPage
      title={t('title')}
      search={
        <SearchBar keyword={list.keyword} placeholder={t('placeholder')} onSearch={list.search} onReset={list.reset} />
      }
      toolbar={
        <Toolbar
          primary={create(t('action.create'))}
          tools={<ListTools listKey={listKey} columns={columns} />}
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
    >
      <DataTable
        key={list.isSearch ? 'search' : 'tree'}
        label={t('title')}
        rows={list.rows}
        columns={columns}
        rowKey={rowKey}
        state={stateWith(columns, ready)}
        tree={list.isSearch ? undefined : { getChildren, hasChildren, loadChildren: list.readChildren }}
        onRowOpen={form.mayEdit ? form.edit : undefined}
        layoutKey={listKey}
        height="fill"
        layout={phone ? 'cards' : 'table'}
      />
      <Suspense>{form.wasOpened && <RegionDialog form={form} />}</Suspense>
    </ListPage>
  )
}

const rowKey = ({ id }: RegionRow) => id

const getChildren = () => undefined

const hasChildren = (row: RegionRow) => row.hasChildren
