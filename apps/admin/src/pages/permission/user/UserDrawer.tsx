import { useText } from '@sqos/i18n/react'
import { FormDrawer } from '@sqos/ui-kit/list'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { AccountSection } from './AccountSection.tsx'
import { NAMESPACE } from './catalogue.ts'
import { ProfileSection } from './ProfileSection.tsx'
import type { UserFields, UserFormState } from './use-user-form.ts'

/** 新建用户 and 编辑用户. */
export function UserDrawer({ form }: { form: UserFormState }) {
  const { t } = useText(NAMESPACE)
  return (
    <AppFields>
      <FormDrawer<UserFields>
        open={form.isOpen}
        title={t(form.editedId === undefined ? 'create' : 'edit')}
        initialValues={form.fields}
        onSubmit={form.save}
        onClose={form.close}
      >
        <AccountSection editedId={form.editedId} wasLocked={form.fields?.enabledMark === 2} />
        <ProfileSection />
      </FormDrawer>
    </AppFields>
  )
}
