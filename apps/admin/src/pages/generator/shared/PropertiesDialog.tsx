import { Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import type { GeneratorFormState, PropertyFields } from './use-generator-form.ts'

/** 编辑: the properties of a design. */
export function PropertiesDialog({ form }: { form: GeneratorFormState }) {
  const { t } = useText(NAMESPACE)
  const needed = (name: keyof PropertyFields) => [{ required: true, message: t(`rule.${name}`) }]
  return (
    <FormDialog<PropertyFields>
      open={form.isOpen}
      title={t('edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={t('field.fullName')} field="fullName" rules={needed('fullName')}>
        <Input placeholder={t('rule.fullName')} maxLength={100} />
      </FormItem>
      <FormItem label={t('field.enCode')} field="enCode" rules={needed('enCode')}>
        <Input placeholder={t('rule.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={t('field.category')} field="category" rules={needed('category')}>
        <Select
          placeholder={t('rule.category')}
          options={form.categories.options}
          loading={form.categories.loading}
          showSearch
        />
      </FormItem>
      <FormItem label={t('field.description')} field="description">
        <Input.TextArea maxLength={500} rows={3} />
      </FormItem>
    </FormDialog>
  )
}
