import { Select } from '@arco-design/web-react'
import type { RoleRow } from '@sqos/api-client/role'
import { useText } from '@sqos/i18n/react'
import { type SearchField } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import type { EditedObject } from '@sqos/authority-editor'
import { AppOrganizationPanel } from '../../../parts/people/AppOrganizationPanel.tsx'
import { useAppMembers } from '../../../parts/people/use-app-members.ts'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useRoleColumns } from './use-role-columns.tsx'
import { useRoleForm } from './use-role-form.ts'
import { useRoleList } from './use-role-list.ts'

export { catalogues } from './catalogue.ts'

const RoleDialog = lazy(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }))
const MembersDialog = lazy(async () => ({
  default: (await import('../../../parts/people/AppMembersDialog.tsx')).AppMembersDialog,
}))
const AuthorityEditor = lazy(async () => ({
  default: (await import('../../../parts/authority/AppAuthorityEditor.tsx')).AppAuthorityEditor,
}))

/** 角色管理: roles, who holds them, and what they grant. */
export default function RolePage() {
  const { t } = useText(NAMESPACE)
  const list = useRoleList()
  const form = useRoleForm(list.rows)
  const members = useAppMembers('Role')
  const [edited, setEdited] = useState<EditedObject>()
  const columns = useRoleColumns({
    ...list,
    edit: form.edit,
    members: members.open,
    authorize: ({ id, fullName }) => setEdited({ objectType: 'Role', id, name: fullName }),
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
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>
        {form.wasOpened && <RoleDialog form={form} />}
        {members.wasOpened && <MembersDialog title={t('members.title', { name: members.name })} members={members} />}
        {edited && <AuthorityEditor object={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </PagedList>
  )
}

/** The list's word for roles for everybody. */
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
