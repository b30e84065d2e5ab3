import type { UserGroupRow } from '@sqos/api-client/user-group'
import type { EditedObject } from '@sqos/authority-editor'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useState } from 'react'
import { useAuthorityPage } from '../../../parts/authority/use-authority-page.ts'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { useAppMembers } from '../../../parts/people/use-app-members.ts'
import { NAMESPACE } from './catalogue.ts'
import { useUserGroupColumns } from './use-user-group-columns.tsx'
import { useUserGroupForm } from './use-user-group-form.ts'
import { useUserGroupList } from './use-user-group-list.ts'

export { catalogues } from './catalogue.ts'

const UserGroupDialog = lazy(async () => ({ default: (await import('./UserGroupDialog.tsx')).UserGroupDialog }))
const MembersDialog = lazy(async () => ({
  default: (await import('../../../parts/people/AppMembersDialog.tsx')).AppMembersDialog,
}))
const AuthorityEditor = lazy(async () => ({
  default: (await import('../../../parts/authority/AppAuthorityEditor.tsx')).AppAuthorityEditor,
}))

/** 分组管理: groups of users, their members, and the permissions that a group grants. */
export default function UserGroupPage() {
  const { t } = useText(NAMESPACE)
  const list = useUserGroupList()
  const form = useUserGroupForm(list.rows)
  const members = useAppMembers('Group')
  const { mayAuthorize } = useAuthorityPage()
  const [authorized, setAuthorized] = useState<EditedObject>()
  const authorize = ({ id, fullName }: UserGroupRow) => setAuthorized({ objectType: 'Group', id, name: fullName })
  const columns = useUserGroupColumns({
    edit: form.edit,
    remove: list.remove,
    members: members.open,
    authorize: mayAuthorize ? authorize : undefined,
  })

  return (
    <PagedList
      title={t('title')}
      name="user-group"
      list={list}
      columns={columns}
      rowKey={rowKey}
      exports={list.exports}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      onRowOpen={form.mayEdit ? form.edit : undefined}
    >
      <Suspense>
        {form.wasOpened && <UserGroupDialog form={form} />}
        {members.wasOpened && <MembersDialog title={t('membersOf', { name: members.name })} members={members} />}
        {authorized && <AuthorityEditor object={authorized} onClose={() => setAuthorized(undefined)} />}
      </Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: UserGroupRow) => id
