import { Input, Switch } from '@arco-design/web-react'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { CallSeatFields, CallSeatFormState } from './use-call-seat-form.ts'

/** Creates or edits one seat. */
export function CallSeatDialog({ form }: { form: CallSeatFormState }) {
  const { t } = useText(NAMESPACE)
  const label = (name: keyof CallSeatFields) => t(`field.${name}`)
  const codeRules = (name: 'landlinenNum' | 'custcode' | 'appId') => [
    { required: true, message: t(`rule.${name}`) },
    { match: /^[\w.-]+$/, message: t('rule.code') },
  ]

  return (
    <AppFields>
      <FormDialog<CallSeatFields>
        open={form.isOpen}
        title={t(form.editedId === undefined ? 'create' : 'edit')}
        initialValues={form.fields}
        onSubmit={form.save}
        onClose={form.close}
      >
        <FormItem label={label('userId')} field="userId" rules={[{ required: true, message: t('rule.userId') }]}>
          <UserSelectField placeholder={t('rule.userId')} />
        </FormItem>
        <FormItem label={label('landlinenNum')} field="landlinenNum" rules={codeRules('landlinenNum')}>
          <Input maxLength={50} />
        </FormItem>
        <FormItem label={label('custcode')} field="custcode" rules={codeRules('custcode')}>
          <Input maxLength={50} />
        </FormItem>
        <FormItem label={label('appId')} field="appId" rules={codeRules('appId')}>
          <Input maxLength={50} />
        </FormItem>
        <FormItem label={label('enabledMark')} field="enabledMark" triggerPropName="checked">
          <Switch />
        </FormItem>
        <FormItem label={label('description')} field="description">
          <Input.TextArea maxLength={500} rows={3} />
        </FormItem>
      </FormDialog>
    </AppFields>
  )
}
