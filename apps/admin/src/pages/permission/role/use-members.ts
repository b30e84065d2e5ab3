import { useSaveMembersMutation, userRelationApi } from '@sqos/api-client/user-relation'
import { useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'

/** What the dialog holds. */
export interface MemberFields {
  userIds: string[]
}

/** Who holds a role: whether the dialog is open, whom it shows, and how it saves. */
export function useMembers() {
  const dispatch = useAppDispatch()
  const [saveMembers] = useSaveMembersMutation()
  const [isOpen, setIsOpen] = useState(false)
  /** Kept while the dialog closes. */
  const [opened, setOpened] = useState<{ id: string; name: string; fields: MemberFields }>()

  async function open({ id, fullName }: { id: string; fullName: string }) {
    const { listMembers } = userRelationApi.endpoints
    const { data } = await dispatch(listMembers.initiate({ objectId: id }, { forceRefetch: true, subscribe: false }))
    if (!data) return
    setOpened({ id, name: fullName, fields: { userIds: data.ids } })
    setIsOpen(true)
  }

  async function save({ userIds }: MemberFields) {
    const objectId = opened?.id ?? ''
    await saveMembers({ objectId, membersBody: { objectId, objectType: 'Role', userIds: userIds ?? [] } }).unwrap()
  }

  return { isOpen, opened, open, save, close: () => setIsOpen(false) }
}

export type MembersState = ReturnType<typeof useMembers>
