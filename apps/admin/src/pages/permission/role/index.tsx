import { Button, Select } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import type { RoleRow } from '@sqos/api-client/role'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { DensityMenu, ListPage, Pagination, SearchBar, type SearchField, Toolbar } from '@sqos/ui-kit/list'
import { ColumnSettings, DataTable, type DataTableState } from '@sqos/ui-kit/table'
import { lazy, Suspense, useState } from 'react'
import { usePageRoute } from '../../../app/routing/page-route.ts'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import type { EditedObject } from '../../../parts/authority-editor/load-grants.ts'
import { NAMESPACE } from './catalogue.ts'
import { OrganizationPanel } from './OrganizationPanel.tsx'
import { useMembers } from './use-members.ts'
import { useRoleColumns } from './use-role-columns.tsx'
import { useRoleForm } from './use-role-form.ts'
import { useRoleList } from './use-role-list.ts'

export { catalogues } from './catalogue.ts'

const RoleDialog = lazy(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }))
const MembersDialog = lazy(async () => ({ default: (await import('./MembersDialog.tsx')).MembersDialog }))
const AuthorityEditor = lazy(async () => ({
  default: (await import('../../../parts/authority-editor/AuthorityEditor.tsx')).AuthorityEditor,
}))

/** 角色管理: roles, who holds them, and what they grant. */
export default function RolePage() {
  const { t } = useText(NAMESPACE)
  const list = useRoleList()
  const form = useRoleForm(list.rows)
  const members = useMembers()
  const [edited, setEdited] = useState<EditedObject>()
  const columns = useRoleColumns({
    ...list,
    edit: form.edit,
    members: (row) => void members.open(row),
    authorize: ({ id, fullName }) => setEdited({ objectType: 'Role', id, name: fullName }),
  })
  const fields = useFields()
  const layoutKey = usePageRoute()?.id ?? 'role'
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
      side={<OrganizationPanel organizeId={list.organizeId} onChoose={list.choose} />}
      search={
        <SearchBar
          keyword={list.keyword}
          filters={list.filters}
          fields={fields}
          onSearch={list.search}
          onReset={list.reset}
        />
      }
      toolbar={
        <Toolbar
          primary={create(t('action.create'))}
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
      <Suspense>
        {form.wasOpened && <RoleDialog form={form} />}
        {members.opened && <MembersDialog members={members} />}
        {edited && <AuthorityEditor object={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </ListPage>
  )
}

/** The filters beside the keyword. */
function useFields(): SearchField[] {
  const { t } = useText(NAMESPACE)
  return [
    {
      name: 'enabledMark',
      label: t('filter.state'),
      control: ({ id, label, value, onChange }) => (
        <Select
          id={id}
          aria-label={label}
          value={value}
          onChange={onChange}
          options={[
            { value: '', label: t('filter.any') },
            { value: '1', label: t('state.on') },
            { value: '0', label: t('state.off') },
          ]}
        />
      ),
    },
  ]
}

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

const rowKey = ({ id }: RoleRow) => id
