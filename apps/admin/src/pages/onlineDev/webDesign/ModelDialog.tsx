import { Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { ModelFieldItems } from './ModelFieldItems.tsx'
import type { ModelFields, ModelFormState } from './use-model-form.ts'

/** 编辑功能: the properties of a model. */
export function ModelDialog({ form }: { form: ModelFormState }) {
  const { t } = useText(NAMESPACE)
  return (
    <FormDialog<ModelFields>
      open={form.isOpen}
      title={t('edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={t('field.fullName')} field="fullName" rules={[{ required: true, message: t('rule.fullName') }]}>
        <Input placeholder={t('rule.fullName')} maxLength={100} />
      </FormItem>
      <ModelFieldItems
        isNew={false}
        hasTables={(form.fields?.tables ?? []).length > 0}
        isFlow={form.fields?.webType === 3}
      />
    </FormDialog>
  )
}
