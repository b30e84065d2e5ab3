import type { EditedObject } from '@sqos/authority-editor'
import { usePermission } from '@sqos/session'
import type { RowMenuItem } from '@sqos/ui-kit/list'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { moreMenu } from '../page-columns/MoreMenu.tsx'
import { useAppMembers } from '../people/use-app-members.ts'

const MembersDialog = lazy(async () => ({
  default: (await import('../people/AppMembersDialog.tsx')).AppMembersDialog,
}))
const AuthorityEditor = lazy(async () => ({ default: (await import('./AppAuthorityEditor.tsx')).AppAuthorityEditor }))

interface NamedRow {
  id: string
  fullName: string
}

export interface GrantedObjectOptions<Row> {
  objectType: 'Group' | 'Position' | 'Role'
  mayAuthorize: boolean
  texts: { members: string; authorize: string; membersOf: (name: string) => string }
  /** Further items of the menu of a row. */
  others?: ((row: Row) => readonly RowMenuItem[]) | undefined
}

/**
 * The part that the pages of groups, positions and roles share: members and permissions of a row, as items of the menu of the
 * row and as dialogs. `more` is undefined for users without any of the items.
 */
export function useGrantedObject<Row extends NamedRow>(options: GrantedObjectOptions<Row>) {
  const { objectType, mayAuthorize, texts, others } = options
  const mayMember = usePermission()('btn_member')
  const members = useAppMembers(objectType)
  const [edited, setEdited] = useState<EditedObject>()

  const itemsOf = (row: Row): RowMenuItem[] => [
    ...(mayMember ? [{ text: texts.members, onClick: () => members.open(row) }] : []),
    ...(mayAuthorize
      ? [{ text: texts.authorize, onClick: () => setEdited({ objectType, id: row.id, name: row.fullName }) }]
      : []),
    ...(others?.(row) ?? []),
  ]
  const dialogs: ReactNode = (
    <Suspense>
      {members.wasOpened && <MembersDialog title={texts.membersOf(members.name)} members={members} />}
      {edited && <AuthorityEditor object={edited} onClose={() => setEdited(undefined)} />}
    </Suspense>
  )
  return { more: mayMember || mayAuthorize || others ? moreMenu(itemsOf) : undefined, dialogs }
}
