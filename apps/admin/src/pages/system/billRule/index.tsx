import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import type { BillRuleRow } from '@sqos/api-client/bill-rule'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { DensityMenu, ListPage, Pagination, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { ColumnSettings, DataTable, type DataTableState } from '@sqos/ui-kit/table'
import { lazy, Suspense } from 'react'
import { usePageRoute } from '../../../app/routing/page-route.ts'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import { ImportButton } from '../../../parts/transfer/ImportButton.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useBillRuleColumns } from './use-bill-rule-columns.tsx'
import { useBillRuleForm } from './use-bill-rule-form.ts'
import { useBillRuleList } from './use-bill-rule-list.ts'

export { catalogues } from './catalogue.ts'

const BillRuleDialog = lazy(async () => ({ default: (await import('./BillRuleDialog.tsx')).BillRuleDialog }))

/** 单据规则: the rules that numbers of documents are made by. */
export default function BillRulePage() {
  const { t } = useText(NAMESPACE)
  const list = useBillRuleList()
  const form = useBillRuleForm(list.rows)
  const columns = useBillRuleColumns({ ...list, edit: form.edit })
  const layoutKey = usePageRoute()?.id ?? 'bill-rule'
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
      search={<SearchBar keyword={list.keyword} onSearch={list.search} onReset={list.reset} />}
      toolbar={
        <Toolbar
          primary={create(t('action.create'))}
          secondary={
            <Permit code="btn_upload">
              <ImportButton accept=".bb" busy={list.importing} onFile={list.importFile}>
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
      <Suspense>{form.wasOpened && <BillRuleDialog form={form} />}</Suspense>
    </ListPage>
  )
}

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

const rowKey = ({ id }: BillRuleRow) => id
