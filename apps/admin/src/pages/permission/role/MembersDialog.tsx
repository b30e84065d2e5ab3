import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { AppFields } from '../../../app/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { MemberFields, MembersState } from './use-members.ts'

/** 角色成员: who holds the role. */
export function MembersDialog({ members }: { members: MembersState }) {
  const { t } = useText(NAMESPACE)
  const { isOpen, opened, save, close } = members
  return (
    <AppFields>
      <FormDialog<MemberFields>
        open={isOpen}
        title={t('members.title', { name: opened?.name ?? '' })}
        width={800}
        initialValues={opened?.fields}
        onSubmit={save}
        onClose={close}
      >
        <FormItem label={t('members.people')} field="userIds">
          <UserSelectField multiple />
        </FormItem>
      </FormDialog>
    </AppFields>
  )
}
