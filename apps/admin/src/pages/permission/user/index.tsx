import { useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import type { UserRow } from '@sqos/api-client/user'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EditedObject } from '@sqos/authority-editor'
import { useAuthorityPage } from '../../../parts/authority/use-authority-page.ts'
import { AppOrganizationPanel } from '../../../parts/people/AppOrganizationPanel.tsx'
import { findNode } from '../../../parts/tree/tree-nodes.ts'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useSearchFields } from './use-search-fields.tsx'
import { useUserBulk } from './use-user-bulk.ts'
import { useUserColumns } from './use-user-columns.tsx'
import { useUserForm } from './use-user-form.ts'
import { useUserList } from './use-user-list.ts'
import { UserBulkBar } from './UserBulkBar.tsx'

export { catalogues } from './catalogue.ts'

const UserDrawer = lazy(async () => ({ default: (await import('./UserDrawer.tsx')).UserDrawer }))
const UserImport = lazy(async () => ({ default: (await import('./import/UserImport.tsx')).UserImport }))
const ResetPasswordDialog = lazy(async () => ({
  default: (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog,
}))

const AuthorityEditor = lazy(async () => ({
  default: (await import('../../../parts/authority/AppAuthorityEditor.tsx')).AppAuthorityEditor,
}))

/** 用户管理: organisations, and the users of the selected one and its descendants. */
export default function UserPage() {
  const { t } = useText(NAMESPACE)
  const list = useUserList()
  const form = useUserForm({ path: usePathOf(list.filters.organizeId) })
  const people = useUserBulk(list.rows)
  const [reset, setReset] = useState<{ person: UserRow; isOpen: boolean }>()
  const resetPassword = (person: UserRow) => setReset({ person, isOpen: true })
  const navigate = useNavigate()
  const { page, mayAuthorize } = useAuthorityPage()
  const [authorized, setAuthorized] = useState<EditedObject>()
  const explain = ({ id }: UserRow) => void navigate(`${page}?user=${id}`)
  const authorize = ({ id, realName }: UserRow) => setAuthorized({ objectType: 'User', id, name: realName })
  const columns = useUserColumns({
    ...list,
    edit: form.edit,
    resetPassword,
    explain: page === undefined ? undefined : explain,
    authorize: mayAuthorize ? authorize : undefined,
  })

  return (
    <PagedList
      title={t('title')}
      name="user"
      list={list}
      columns={columns}
      rowKey={rowKey}
      side={
        <AppOrganizationPanel storageKey="user" chosenId={list.filters.organizeId} onChoose={list.chooseOrganization} />
      }
      fields={useSearchFields()}
      placeholder={t('searchHint')}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => form.create() }}
      secondary={
        <Suspense>
          <UserImport />
        </Suspense>
      }
      exports={list.exports}
      below={<UserBulkBar people={people} />}
      selection={people.selection}
      onRowOpen={form.mayEdit ? form.open : undefined}
    >
      <Suspense>
        {form.wasOpened && <UserDrawer form={form} />}
        {authorized && <AuthorityEditor object={authorized} onClose={() => setAuthorized(undefined)} />}
        {reset && (
          <ResetPasswordDialog
            open={reset.isOpen}
            person={reset.person}
            onClose={() => setReset({ ...reset, isOpen: false })}
          />
        )}
      </Suspense>
    </PagedList>
  )
}

/** Ids from the root to the selected organisation: the default of new users. */
function usePathOf(organizeId: string): readonly string[] | undefined {
  const { data } = useListDepartmentTreeQuery({ id: '0' })
  return findNode(data?.list ?? [], ({ id }) => id === organizeId)?.organizeIdTree
}

const rowKey = ({ id }: UserRow) => id
