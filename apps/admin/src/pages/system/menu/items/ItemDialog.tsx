import { Input, InputNumber, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import { MAX_LENGTH, MAX_SORT_CODE } from '../limits.ts'
import type { ItemKind } from './item-calls.ts'
import type { ItemFields, ItemFormState } from './use-item-form.ts'

/** Creates or edits one button, column or form field. */
export function ItemDialog({ kind, form }: { kind: ItemKind; form: ItemFormState }) {
  const { t } = useText(NAMESPACE)
  const demanded = (name: string) => [
    { required: true, message: t(`item.rule.${name}`) },
    { maxLength: MAX_LENGTH, message: t('rule.length') },
  ]
  return (
    <FormDialog<ItemFields>
      open={form.isOpen}
      title={t(`item.${form.editedId === undefined ? 'create' : 'edit'}.${kind}`)}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={t(`item.name.${kind}`)} field="fullName" rules={demanded('fullName')}>
        <Input maxLength={MAX_LENGTH} />
      </FormItem>
      <FormItem label={t(`item.code.${kind}`)} field="enCode" rules={demanded('enCode')}>
        <Input maxLength={MAX_LENGTH} />
      </FormItem>
      <FormItem label={t('field.sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={t('field.enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={t('field.description')} field="description">
        <Input.TextArea maxLength={500} rows={2} />
      </FormItem>
    </FormDialog>
  )
}
