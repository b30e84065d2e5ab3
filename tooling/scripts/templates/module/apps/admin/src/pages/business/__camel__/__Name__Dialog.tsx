import { Input, InputNumber, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { type __Name__Fields, type __Name__FormState, MAX_SORT_CODE } from './use-__name__-form.ts'

/** Creates or edits one record. */
export function __Name__Dialog({ form }: { form: __Name__FormState }) {
  const { t } = useText(NAMESPACE)
  const label = (name: keyof __Name__Fields) => t(`field.${name}`)

  return (
    <FormDialog<__Name__Fields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('fullName')} field="fullName" rules={[{ required: true, message: t('rule.fullName') }]}>
        <Input maxLength={50} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={[{ required: true, message: t('rule.enCode') }]}>
        <Input maxLength={50} />
      </FormItem>
      <FormItem label={label('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={label('enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={label('description')} field="description">
        <Input.TextArea maxLength={500} rows={3} />
      </FormItem>
    </FormDialog>
  )
}
