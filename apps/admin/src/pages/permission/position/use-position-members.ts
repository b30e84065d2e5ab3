import type { PositionRow } from '@sqos/api-client/position'
import { userRelationApi, useSaveMembersMutation } from '@sqos/api-client/user-relation'
import { useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'

interface Opened {
  position: PositionRow
  memberIds: string[]
}

/** Who holds a position: read when it is opened, replaced when it is saved. */
export function usePositionMembers() {
  const dispatch = useAppDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const [saveMembers] = useSaveMembersMutation()

  async function open(position: PositionRow) {
    const query = userRelationApi.endpoints.listMembers.initiate(
      { objectId: position.id },
      { forceRefetch: true, subscribe: false },
    )
    const { data } = await dispatch(query)
    if (!data) return
    setOpened({ position, memberIds: data.ids })
    setIsOpen(true)
  }

  return {
    opened,
    isOpen,
    open,
    close: () => setIsOpen(false),
    save: (userIds: string[]) => {
      const objectId = opened?.position.id ?? ''
      return saveMembers({ objectId, membersBody: { objectId, objectType: 'Position', userIds } }).unwrap()
    },
  }
}
