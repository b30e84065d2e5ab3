import { Input, InputNumber, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { checkName, checkNumericCode } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import { NAMESPACE } from './catalogue.ts'
import { RegionParent } from './RegionParent.tsx'
import type { RegionFields, RegionFormState } from './use-region-form.ts'

const MAX_LENGTH = 50
const MAX_SORT_CODE = 9999

/** 新建区域 and 编辑区域. */
export function RegionDialog({ form }: { form: RegionFormState }) {
  const { t } = useText(NAMESPACE)
  const { t: problem } = useText('validators')
  const label = (name: keyof RegionFields) => t(`field.${name}`)
  const length = { maxLength: MAX_LENGTH, message: t('rule.length') }

  return (
    <FormDialog<RegionFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('parentId')} field="parentId" rules={[{ required: true, message: t('rule.parentId') }]}>
        <RegionParent editedId={form.editedId} />
      </FormItem>
      <FormItem
        label={label('fullName')}
        field="fullName"
        rules={[{ required: true, message: t('rule.fullName') }, length, toRule(checkName, problem)]}
      >
        <Input placeholder={t('rule.fullName')} maxLength={MAX_LENGTH} />
      </FormItem>
      <FormItem
        label={label('enCode')}
        field="enCode"
        rules={[
          { required: true, message: t('rule.enCode') },
          length,
          toRule(checkNumericCode, () => t('rule.digits')),
        ]}
      >
        <Input placeholder={t('rule.enCode')} maxLength={MAX_LENGTH} />
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
