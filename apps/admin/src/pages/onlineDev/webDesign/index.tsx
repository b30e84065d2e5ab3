import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import type { VisualModelRow } from '@sqos/api-client/visual-dev'
import { useText } from '@sqos/i18n/react'
import { Permit, usePermission } from '@sqos/session'
import { Skeleton } from '@sqos/ui-kit'
import { DensityMenu, ListPage, Pagination, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { ColumnSettings, DataTable, type DataTableState } from '@sqos/ui-kit/table'
import { lazy, Suspense } from 'react'
import { usePageRoute } from '../../../app/routing/page-route.ts'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import { ImportButton } from '../../../parts/transfer/ImportButton.tsx'
import { NAMESPACE } from './catalogue.ts'
import { categoryField } from './category-field.tsx'
import { useDesignAddress } from './design/use-design-address.ts'
import { useCategories } from './use-categories.ts'
import { useHistory } from './use-history.ts'
import { useModelColumns } from './use-model-columns.tsx'
import { useModelForm } from './use-model-form.ts'
import { useModelList } from './use-model-list.ts'
import { useRelease } from './use-release.ts'

export { catalogues } from './catalogue.ts'

const DesignPage = lazy(async () => ({ default: (await import('./design/DesignPage.tsx')).DesignPage }))
const ModelDialog = lazy(async () => ({ default: (await import('./ModelDialog.tsx')).ModelDialog }))
const ReleaseDialog = lazy(async () => ({ default: (await import('./ReleaseDialog.tsx')).ReleaseDialog }))
const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer.tsx')).HistoryDrawer }))

/** 在线开发: the models that staff work with on generated pages, or the design of the one that the address names. */
export default function WebDesignPage() {
  const mayEdit = usePermission()('btn_edit')
  const { designedId, closeDesign } = useDesignAddress()
  if (designedId === undefined || !mayEdit) return <ModelList />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <DesignPage modelId={designedId} onClose={closeDesign} />
    </Suspense>
  )
}

function ModelList() {
  const { t } = useText(NAMESPACE)
  const list = useModelList()
  const form = useModelForm(list.rows)
  const release = useRelease()
  const history = useHistory()
  const categories = useCategories()
  const { openDesign } = useDesignAddress()
  const columns = useModelColumns({
    ...list,
    design: openDesign,
    edit: form.edit,
    release: release.open,
    showHistory: history.open,
  })
  const layoutKey = usePageRoute()?.id ?? 'web-design'
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
        <SearchBar
          keyword={list.keyword}
          filters={list.filters}
          fields={[categoryField(t, categories)]}
          onSearch={list.search}
          onReset={list.reset}
        />
      }
      toolbar={
        <Toolbar
          primary={create(t('action.create'))}
          secondary={
            <Permit code="btn_upload">
              <ImportButton accept=".vdd" busy={list.importing} onFile={list.importFile}>
                {t('action.import')}
              </ImportButton>
            </Permit>
          }
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
        state={columns.length > 0 ? ready : NO_PERMISSION}
        sort={list.sort}
        onSortChange={list.setSort}
        onRowOpen={form.mayEdit ? form.edit : undefined}
        layoutKey={layoutKey}
        showIndex
        firstIndex={(list.page - 1) * list.pageSize + 1}
        height="fill"
        layout={phone ? 'cards' : 'table'}
      />
      <Suspense>{form.wasOpened && <ModelDialog form={form} />}</Suspense>
      <Suspense>{release.model && <ReleaseDialog release={release} />}</Suspense>
      <Suspense>{history.model && <HistoryDrawer history={history} />}</Suspense>
    </ListPage>
  )
}

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

const rowKey = ({ id }: VisualModelRow) => id
