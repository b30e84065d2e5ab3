import { Button, Input } from '@arco-design/web-react'
import { useListModelTemplatesQuery } from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { FormItem, FormPanel } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import { ModelFieldItems } from '../../ModelFieldItems.tsx'
import type { ModelFields } from '../../use-model-form.ts'
import type { StartProps } from '../starts.ts'

/** Starts with an empty form: its name is enough. */
export function BlankStart({ form, onClose, onCancel }: StartProps) {
  const { t } = useText(NAMESPACE)
  const [showsAll, setShowsAll] = useState(false)
  return (
    <FormPanel<ModelFields>
      initialValues={form.fields}
      submitText={t('createAndDesign')}
      onSubmit={form.save}
      onSaved={onClose}
      onCancel={onCancel}
      takesFocus
    >
      <FormItem label={t('field.fullName')} field="fullName" rules={[{ required: true, message: t('rule.fullName') }]}>
        <Input placeholder={t('rule.fullName')} maxLength={100} />
      </FormItem>
      <FormItem label={t('field.template')} field="template" extra={t('templateHelp')}>
        <TemplateSelect />
      </FormItem>
      <Button type="text" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {t(showsAll ? 'lessSettings' : 'moreSettings')}
      </Button>
      {showsAll && <ModelFieldItems isNew />}
    </FormPanel>
  )
}

interface TemplateSelectProps {
  // From the form item.
  id?: string
  value?: string
  onChange?: (code: string) => void
}

/** 起始模板: an empty model, or a template. */
function TemplateSelect(field: TemplateSelectProps) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListModelTemplatesQuery()
  const options = (data?.list ?? []).map(({ enCode, fullName, description }) => ({
    value: enCode,
    label: `${fullName}（${description}）`,
  }))
  return <Select {...field} loading={isFetching} options={[{ value: '', label: t('noTemplate') }, ...options]} />
}
