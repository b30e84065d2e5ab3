import { Input, InputNumber } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import { useCategories } from './use-categories.ts'
import { type FlowFields, type FlowFormState, MAX_SORT_CODE } from './use-flow-form.ts'

/** 新建流程 and 编辑流程. */
export function FlowDialog({ form }: { form: FlowFormState }) {
  const { t } = useText(NAMESPACE)
  const categories = useCategories()
  const label = (name: keyof FlowFields) => t(`field.${name}`)
  const demand = (name: keyof FlowFields) => ({ required: true, message: t(`rule.${name}`) })

  return (
    <FormDialog<FlowFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('fullName')} field="fullName" rules={[demand('fullName')]}>
        <Input placeholder={t('rule.fullName')} maxLength={50} />
      </FormItem>
      <FormItem label={label('category')} field="category" rules={[demand('category')]}>
        <Select placeholder={t('rule.category')} options={categories.options} loading={categories.loading} showSearch />
      </FormItem>
      <FormItem
        label={label('enCode')}
        field="enCode"
        rules={[demand('enCode'), { match: /^\w+$/, message: t('rule.code') }]}
        extra={form.editedId === undefined ? t('codeHelp') : undefined}
      >
        <Input placeholder={t('rule.enCode')} maxLength={50} />
      </FormItem>
      {form.editedId !== undefined && (
        <>
          <FormItem label={label('sortCode')} field="sortCode">
            <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
          </FormItem>
          <FormItem label={label('description')} field="description">
            <Input.TextArea maxLength={500} rows={3} />
          </FormItem>
        </>
      )}
    </FormDialog>
  )
}
