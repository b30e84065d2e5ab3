import { Form, Input, InputNumber, Switch } from '@arco-design/web-react'
import { BILL_DATE_FORMATS } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import styles from './BillRule.module.css'
import { NAMESPACE } from './catalogue.ts'
import { previewNumbers } from './number-preview.ts'
import { type BillRuleFields, type BillRuleFormState, MAX_SORT_CODE } from './use-bill-rule-form.ts'
import { useRules } from './use-rules.ts'

/** 新建单据 and 编辑单据. */
export function BillRuleDialog({ form }: { form: BillRuleFormState }) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const label = (name: keyof BillRuleFields | 'example') => t(`field.${name}`)

  return (
    <FormDialog<BillRuleFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('fullName')} field="fullName" rules={rules.name}>
        <Input placeholder={t('rule.fullName')} maxLength={50} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={rules.code} extra={t('codeHelp')}>
        <Input placeholder={t('rule.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={label('prefix')} field="prefix" rules={rules.prefix}>
        <Input placeholder={t('rule.prefix')} maxLength={50} />
      </FormItem>
      <FormItem label={label('dateFormat')} field="dateFormat" rules={rules.dateFormat}>
        <Select options={BILL_DATE_FORMATS.map((value) => ({ value, label: t(`dateFormat.${value}`) }))} />
      </FormItem>
      <FormItem label={label('digit')} field="digit" rules={rules.digit}>
        <InputNumber min={1} max={9} precision={0} placeholder={t('rule.digit')} />
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.digit !== after.digit}>
        {({ digit }: Partial<BillRuleFields>) => (
          <FormItem
            label={label('startNumber')}
            field="startNumber"
            rules={rules.startNumber}
            formatter={(value: unknown) => padded(value, digit)}
            normalize={(value: unknown) => padded(value, digit)}
          >
            <Input placeholder={t('rule.startNumber')} inputMode="numeric" />
          </FormItem>
        )}
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {(fields: Partial<BillRuleFields>) => <Example fields={fields} form={form} />}
      </Form.Item>
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

/** Digits only, padded with zeros; typing 3 after `0012` makes `0123`. */
function padded(value: unknown, digit: number | undefined): string {
  const digits = (typeof value === 'string' ? value : '').replaceAll(/\D/g, '')
  const significant = digits.replace(/^0+/, '')
  return digits === '' ? '' : significant.slice(0, 9).padStart(digit ?? 1, '0')
}

/** 流水范例, and the next number of a rule that has issued some. */
function Example({ fields, form }: { fields: Partial<BillRuleFields>; form: BillRuleFormState }) {
  const { t } = useText(NAMESPACE)
  const [today] = useState(() => new Date())
  const { example, next } = previewNumbers(fields, { issued: form.issued, today })
  return (
    <FormItem
      label={t('field.example')}
      extra={
        next && (
          <output className={styles.next}>{t('next', { number: next, last: form.issued?.outputNumber ?? '' })}</output>
        )
      }
    >
      <Input className={styles.example ?? ''} value={example} disabled placeholder={t('exampleHint')} />
    </FormItem>
  )
}
