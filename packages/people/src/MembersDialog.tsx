import { UserSelectDialog } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { useAskToDiscard } from '@sqos/ui-kit/list'
import { PEOPLE } from './catalogue.ts'
import type { MembersState } from './use-members.ts'

export interface MembersDialogProps {
  title: string
  /** From `useMembers`. */
  members: MembersState
}

/** Dialog that chooses the members of a position, role or group. Needs `FormWidgetsProvider` around it. */
export function MembersDialog({ title, members }: MembersDialogProps) {
  const { t } = useText(PEOPLE)
  const { isOpen, userIds, isSaving, changed, save, close } = members
  const askToDiscard = useAskToDiscard()

  async function leave(isChanged: boolean) {
    if (!isChanged || (await askToDiscard())) close()
  }

  return (
    <UserSelectDialog
      open={isOpen}
      title={title}
      userIds={userIds}
      note={changed && t('membersChanged', changed)}
      isBusy={isSaving}
      onConfirm={(chosen) => void save(chosen)}
      onClose={(isChanged) => void leave(isChanged)}
    />
  )
}
