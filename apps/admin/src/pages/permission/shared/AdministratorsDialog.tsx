import { Input } from '@arco-design/web-react'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import { RightsField } from './RightsField.tsx'
import type { AdministratorFields, AdministratorsState } from './use-administrators.ts'

/** The administrators of an organisation, with their rights on it and its descendants. */
export function AdministratorsDialog({ administrators }: { administrators: AdministratorsState }) {
  const { t } = useText(NAMESPACE)
  const { isOpen, name, fields, save, close } = administrators

  return (
    <AppFields>
      <FormDialog<AdministratorFields>
        open={isOpen}
        title={t('administrators.title', { name })}
        width={640}
        initialValues={fields}
        onSubmit={save}
        onClose={close}
      >
        <FormItem label={t('administrators.people')} field="userIds" extra={t('administrators.none')}>
          <UserSelectField multiple />
        </FormItem>
        <FormItem label={t('administrators.rights')} field="rights">
          <RightsField />
        </FormItem>
        <FormItem label={t('administrators.description')} field="description">
          <Input.TextArea maxLength={500} rows={2} />
        </FormItem>
      </FormDialog>
    </AppFields>
  )
}
