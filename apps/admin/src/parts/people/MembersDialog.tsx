import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { AppFields } from '../../app/widget-services/AppFields.tsx'
import { PEOPLE } from './catalogue.ts'

export interface MembersDialogProps {
  open: boolean
  /** Names what they are members of. */
  title: string
  /** Ids of the members as they are. */
  memberIds: readonly string[]
  onSave: (userIds: string[]) => Promise<unknown>
  onClose: () => void
}

interface Fields {
  userIds: string[]
}

/** 岗位成员, 角色成员: who holds it. */
export function MembersDialog({ open, title, memberIds, onSave, onClose }: MembersDialogProps) {
  const { t } = useText(PEOPLE)
  return (
    <AppFields>
      <FormDialog<Fields>
        open={open}
        title={title}
        width={800}
        initialValues={{ userIds: [...memberIds] }}
        onSubmit={({ userIds }) => onSave(userIds ?? [])}
        onClose={onClose}
      >
        <FormItem label={t('members')} field="userIds" extra={t('membersHelp')}>
          <UserSelectField multiple placeholder={t('chooseMembers')} />
        </FormItem>
      </FormDialog>
    </AppFields>
  )
}
