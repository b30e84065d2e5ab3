import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import type { UserRow } from '@sqos/api-client/user'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { DensityMenu, ListPage, Pagination, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { ColumnSettings, DataTable, type DataTableState } from '@sqos/ui-kit/table'
import { lazy, Suspense, useState } from 'react'
import { usePageRoute } from '../../../app/routing/page-route.ts'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import { OrganizationPanel } from '../../../parts/people/OrganizationPanel.tsx'
import { findNode } from '../../../parts/tree/tree-nodes.ts'
import { NAMESPACE } from './catalogue.ts'
import { useSearchFields } from './use-search-fields.tsx'
import { useUserBulk } from './use-user-bulk.ts'
import { useUserColumns } from './use-user-columns.tsx'
import { useUserForm } from './use-user-form.ts'
import { useUserList } from './use-user-list.ts'
import { UserBulkBar } from './UserBulkBar.tsx'

export { catalogues } from './catalogue.ts'

const UserDrawer = lazy(async () => ({ default: (await import('./UserDrawer.tsx')).UserDrawer }))
const UserTransfer = lazy(async () => ({ default: (await import('./UserTransfer.tsx')).UserTransfer }))
const ResetPasswordDialog = lazy(async () => ({
  default: (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog,
}))

/** 用户管理: organisations at the side, the people of the chosen one and of those below it. */
export default function UserPage() {
  const { t } = useText(NAMESPACE)
  const list = useUserList()
  const form = useUserForm({ path: usePathOf(list.filters.organizeId) })
  const people = useUserBulk(list.rows)
  const [reset, setReset] = useState<{ person: UserRow; isOpen: boolean }>()
  const resetPassword = (person: UserRow) => setReset({ person, isOpen: true })
  const columns = useUserColumns({ ...list, edit: form.edit, resetPassword })
  const layoutKey = usePageRoute()?.id ?? 'user'
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
      side={
        <OrganizationPanel storageKey="user" chosenId={list.filters.organizeId} onChoose={list.chooseOrganization} />
      }
      search={
        <SearchBar
          keyword={list.keyword}
          filters={list.filters}
          fields={useSearchFields()}
          placeholder={t('searchHint')}
          onSearch={list.search}
          onReset={list.reset}
        />
      }
      toolbar={
        <>
          <Toolbar
            primary={create(t('action.create'))}
            secondary={
              <Suspense>
                <UserTransfer wanted={list.wanted} />
              </Suspense>
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
          <UserBulkBar people={people} />
        </>
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
        selection={people.selection}
        onRowOpen={form.mayEdit ? form.open : undefined}
        layoutKey={layoutKey}
        showIndex
        firstIndex={(list.page - 1) * list.pageSize + 1}
        height="fill"
        // Beside a tree the table may be narrower than a phone, and is still read as a table.
        layout={phone ? 'cards' : 'table'}
      />
      <Suspense>
        {form.wasOpened && <UserDrawer form={form} />}
        {reset && (
          <ResetPasswordDialog
            open={reset.isOpen}
            person={reset.person}
            onClose={() => setReset({ ...reset, isOpen: false })}
          />
        )}
      </Suspense>
    </ListPage>
  )
}

/** The way to the organisation that is looked at: new people belong there. */
function usePathOf(organizeId: string): readonly string[] | undefined {
  const { data } = useListDepartmentTreeQuery({ id: '0' })
  return findNode(data?.list ?? [], ({ id }) => id === organizeId)?.organizeIdTree
}

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

const rowKey = ({ id }: UserRow) => id
