import { useState } from 'react'
import { mergeMembers } from './merge-members.ts'

/** Reads and saves the members of positions, roles or groups. Calls that reject have reported their error to the user. */
export interface MembersServices {
  /** Ids of the present members, without a cache. */
  read: (objectId: string) => Promise<readonly string[]>
  /** Replaces the members. Resolves to `conflict`, without a change, when they are not `readIds` any more. */
  save: (objectId: string, change: MembersChange) => Promise<'saved' | 'conflict'>
}

/** The chosen members, and those that the choice started from. */
export interface MembersChange {
  userIds: string[]
  readIds: string[]
}

interface Opened {
  id: string
  name: string
  /** Members that the server returned last: a save is compared with them. */
  readIds: readonly string[]
  /** Members that are chosen when the dialog opens, or after a merge. */
  userIds: readonly string[]
  /** Numbers of members that another user added and removed while the dialog was open. */
  changed?: { added: number; removed: number }
}

/** State of `MembersDialog`: reads the members when it opens, replaces them when it is confirmed, merges after a conflict. */
export function useMembers(services: MembersServices) {
  const [isSaving, setIsSaving] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  /** Kept while the dialog closes. */
  const [opened, setOpened] = useState<Opened>()

  async function open({ id, fullName }: { id: string; fullName: string }) {
    const ids = await services.read(id).catch(() => undefined)
    if (!ids) return
    setOpened({ id, name: fullName, readIds: ids, userIds: ids })
    setIsOpen(true)
  }

  async function save(userIds: string[]) {
    if (!opened) return
    setIsSaving(true)
    try {
      const outcome = await services.save(opened.id, { userIds, readIds: [...opened.readIds] })
      if (outcome === 'saved') setIsOpen(false)
      else await merge(opened, userIds)
    } catch {
      // Reported by the services; the dialog stays open.
    } finally {
      setIsSaving(false)
    }
  }

  /** Applies the own changes to the present members; the user confirms the result. */
  async function merge(before: Opened, userIds: readonly string[]) {
    const nowIds = await services.read(before.id)
    setOpened({ ...before, readIds: nowIds, ...mergeMembers({ readIds: before.readIds, userIds, nowIds }) })
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

/** What `useMembers` returns. */
export type MembersState = ReturnType<typeof useMembers>
