import { UserSelectDialog } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { useAskToDiscard } from '@sqos/ui-kit/list'
import { AppFields } from '../widget-services/AppFields.tsx'
import { PEOPLE } from './catalogue.ts'
import type { MembersState } from './use-members.ts'

/** 岗位成员, 角色成员: whom there is, and who holds it. */
export function MembersDialog({ title, members }: { title: string; members: MembersState }) {
  const { t } = useText(PEOPLE)
  const { isOpen, userIds, isSaving, changed, save, close } = members
  const askToDiscard = useAskToDiscard()

  async function leave(isChanged: boolean) {
    if (!isChanged || (await askToDiscard())) close()
  }

  return (
    <AppFields>
      <UserSelectDialog
        open={isOpen}
        title={title}
        userIds={userIds}
        note={changed && t('membersChanged', changed)}
        isBusy={isSaving}
        onConfirm={(chosen) => void save(chosen)}
        onClose={(isChanged) => void leave(isChanged)}
      />
    </AppFields>
  )
}
