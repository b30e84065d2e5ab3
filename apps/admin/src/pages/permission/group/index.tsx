import type { UserGroupRow } from '@sqos/api-client/user-group'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense } from 'react'
import { useAuthorityPage } from '../../../parts/authority/use-authority-page.ts'
import { useGrantedObject } from '../../../parts/authority/use-granted-object.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useUserGroupForm } from './use-user-group-form.ts'
import { useUserGroupList } from './use-user-group-list.ts'

export { catalogues } from './catalogue.ts'

const UserGroupDialog = lazy(async () => ({ default: (await import('./UserGroupDialog.tsx')).UserGroupDialog }))

/** 分组管理: groups of users, their members, and the permissions that a group grants. */
export default function UserGroupPage() {
  const { t } = useText(NAMESPACE)
  const list = useUserGroupList()
  const form = useUserGroupForm(list.rows)
  const { mayAuthorize } = useAuthorityPage()
  const granted = useGrantedObject<UserGroupRow>({
    objectType: 'Group',
    mayAuthorize,
    texts: {
      members: t('action.members'),
      authorize: t('action.authorize'),
      membersOf: (name) => t('membersOf', { name }),
    },
  })
  const columns = usePageColumns<typeof PAGES.userGroup, UserGroupRow>(PAGES.userGroup, {
    cells: {},
    state: { on: t('state.on'), off: t('state.off') },
    rowActions: { width: 184, edit: form.edit, remove: list.remove, more: granted.more },
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
      <Suspense>{form.wasOpened && <UserGroupDialog form={form} />}</Suspense>
      {granted.dialogs}
    </PagedList>
  )
}

const rowKey = ({ id }: UserGroupRow) => id
