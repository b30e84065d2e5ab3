import { isApiError, useApiDispatch } from '@sqos/api-client'
import { userRelationApi, useSaveMembersMutation } from '@sqos/api-client/user-relation'
import { RESULT } from '@sqos/contract'
import { useState } from 'react'
import { mergeMembers } from './merge-members.ts'

interface Opened {
  id: string
  name: string
  /** Whom the server named last: a save is measured against them. */
  readIds: readonly string[]
  /** Who is chosen when the dialog opens, or after a merge. */
  userIds: readonly string[]
  /** How many somebody else added and removed while the dialog was open. */
  changed?: { added: number; removed: number }
}

/** Who holds a position or a role: read when the dialog opens, replaced when it is saved. */
export function useMembers(objectType: 'Position' | 'Role') {
  const dispatch = useApiDispatch()
  const [saveMembers, { isLoading: isSaving }] = useSaveMembersMutation()
  const [isOpen, setIsOpen] = useState(false)
  /** Kept while the dialog closes. */
  const [opened, setOpened] = useState<Opened>()

  async function read(objectId: string) {
    const { listMembers } = userRelationApi.endpoints
    const { data } = await dispatch(listMembers.initiate({ objectId }, { forceRefetch: true, subscribe: false }))
    return data?.ids
  }

  async function open({ id, fullName }: { id: string; fullName: string }) {
    const ids = await read(id)
    if (!ids) return
    setOpened({ id, name: fullName, readIds: ids, userIds: ids })
    setIsOpen(true)
  }

  async function save(userIds: string[]) {
    if (!opened) return
    const { id: objectId, readIds } = opened
    const { error } = await saveMembers({
      objectId,
      membersBody: { objectId, objectType, userIds, readIds: [...readIds] },
    })
    if (!error) setIsOpen(false)
    else if (isApiError(error) && error.code === RESULT.conflict) await merge(opened, userIds)
  }

  /** Nothing is overwritten: what was changed here is made to what the members have become, and looked at again. */
  async function merge(before: Opened, userIds: readonly string[]) {
    const nowIds = await read(before.id)
    if (nowIds) setOpened({ ...before, readIds: nowIds, ...mergeMembers({ readIds: before.readIds, userIds, nowIds }) })
  }

  return {
    isOpen,
    wasOpened: opened !== undefined,
    name: opened?.name ?? '',
    userIds: opened?.userIds ?? [],
    changed: opened?.changed,
    isSaving,
    open: (row: { id: string; fullName: string }) => void open(row),
    save,
    close: () => setIsOpen(false),
  }
}

export type MembersState = ReturnType<typeof useMembers>
