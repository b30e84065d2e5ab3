import type { RoleRow } from '@sqos/api-client/role'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { type SearchField } from '@sqos/ui-kit/list'
import { lazy, Suspense } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { AppOrganizationPanel } from '../../../parts/people/AppOrganizationPanel.tsx'
import { useGrantedObject } from '../../../parts/authority/use-granted-object.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { BulkChangeBar } from '../../../parts/bulk-change/BulkChangeBar.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useRoleForm } from './use-role-form.ts'
import { useRoleList } from './use-role-list.ts'

export { catalogues } from './catalogue.ts'

const RoleDialog = lazy(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }))

/** 角色管理: roles, their members and their grants. */
export default function RolePage() {
  const { t } = useText(NAMESPACE)
  const list = useRoleList()
  const form = useRoleForm(list.rows)
  const may = usePermission()
  const granted = useGrantedObject<RoleRow>({
    objectType: 'Role',
    mayAuthorize: may('btn_authorize'),
    texts: {
      members: t('action.member'),
      authorize: t('action.authorize'),
      membersOf: (name) => t('members.title', { name }),
    },
    others: may('btn_add') ? (row) => [{ text: t('action.copy'), onClick: () => void list.copy(row) }] : undefined,
  })
  const columns = usePageColumns<typeof PAGES.role, RoleRow>(PAGES.role, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off'), toggle: list.toggle },
    rowActions: { width: 184, edit: form.edit, remove: list.remove, more: granted.more },
  })
  const fields = useFields()

  return (
    <PagedList
      title={t('title')}
      name="role"
      list={list}
      columns={columns}
      rowKey={rowKey}
      side={
        <AppOrganizationPanel
          storageKey="role"
          all={t('all')}
          others={[{ id: GLOBAL, label: t('global') }]}
          chosenId={list.organizeId}
          onChoose={list.choose}
        />
      }
      fields={fields}
      exports={list.exports}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      below={<BulkChangeBar change={list.bulkChange} />}
      selection={list.bulkChange.selection}
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>{form.wasOpened && <RoleDialog form={form} />}</Suspense>
      {granted.dialogs}
    </PagedList>
  )
}

/** Id of the global roles in the list. */
const GLOBAL = '0'

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

const rowKey = ({ id }: RoleRow) => id
