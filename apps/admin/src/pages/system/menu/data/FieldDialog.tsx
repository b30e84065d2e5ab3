import { Input, InputNumber, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import { MAX_LENGTH, MAX_SORT_CODE } from '../limits.ts'
import type { FieldFields, FieldFormState } from './use-data-forms.ts'

const TYPES = ['String', 'Int32', 'Double'] as const
const SYMBOLS = [
  'Equal',
  'NotEqual',
  'GreaterThan',
  'GreaterThanOrEqual',
  'LessThan',
  'LessThanOrEqual',
  'Included',
  'NotIncluded',
] as const
const CONTENTS = [
  'text',
  '@userId',
  '@userAraSubordinates',
  '@subordinateId',
  '@organizeId',
  '@organizationAndSuborganization',
  '@dempmentId',
] as const

/** Creates or edits a field of data schemes. */
export function FieldDialog({ form }: { form: FieldFormState }) {
  const { t } = useText(NAMESPACE)
  const demanded = (name: string) => ({ required: true, message: t(`item.rule.${name}`) })
  const length = { maxLength: MAX_LENGTH, message: t('rule.length') }
  return (
    <FormDialog<FieldFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'data.createField' : 'data.editField')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem
        label={t('data.column.enCode')}
        field="enCode"
        rules={[demanded('enCode'), length]}
        extra={t('data.fieldHelp')}
      >
        <Input maxLength={MAX_LENGTH} />
      </FormItem>
      <FormItem label={t('data.column.fullName')} field="fullName" rules={[demanded('fullName'), length]}>
        <Input maxLength={MAX_LENGTH} />
      </FormItem>
      <FormItem label={t('data.column.type')} field="type">
        <Select options={TYPES.map((type) => ({ value: type, label: t(`data.type.${type}`) }))} />
      </FormItem>
      <FormItem label={t('data.column.conditionSymbol')} field="conditionSymbol" rules={[demanded('symbols')]}>
        <Select mode="multiple" options={SYMBOLS.map((symbol) => ({ value: symbol, label: t(`symbol.${symbol}`) }))} />
      </FormItem>
      <FormItem label={t('data.column.conditionText')} field="conditionText" rules={[demanded('contents')]}>
        <Select
          mode="multiple"
          options={CONTENTS.map((one) => ({ value: one, label: t(`content.${one.replace('@', '')}`) }))}
        />
      </FormItem>
      <FormItem label={t('field.sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={t('field.enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
    </FormDialog>
  )
}
