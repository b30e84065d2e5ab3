import { Input, InputNumber, Switch } from '@arco-design/web-react'
import { FormItem, type FormItemProps } from '@sqos/ui-kit/list'
import type { NamedFields } from './named-fields.ts'

interface NameItemsProps {
  label: (name: 'fullName' | 'enCode') => string
  placeholder: (name: 'fullName' | 'enCode') => string
  rules: { name: NonNullable<FormItemProps['rules']>; code: NonNullable<FormItemProps['rules']> }
}

/** Form items for name and code. */
export const NameItems = ({ label, placeholder, rules }: NameItemsProps) => (
  <>
    <FormItem label={label('fullName')} field="fullName" rules={rules.name}>
      <Input placeholder={placeholder('fullName')} maxLength={50} />
    </FormItem>
    <FormItem label={label('enCode')} field="enCode" rules={rules.code}>
      <Input placeholder={placeholder('enCode')} maxLength={50} />
    </FormItem>
  </>
)

interface StateItemsProps {
  label: (name: Exclude<keyof NamedFields, 'fullName' | 'enCode'>) => string
  maxSortCode: number
}

/** Form items for order, state and description. */
export const StateItems = ({ label, maxSortCode }: StateItemsProps) => (
  <>
    <FormItem label={label('sortCode')} field="sortCode">
      <InputNumber min={0} max={maxSortCode} precision={0} />
    </FormItem>
    <FormItem label={label('enabledMark')} field="enabledMark" triggerPropName="checked">
      <Switch />
    </FormItem>
    <FormItem label={label('description')} field="description">
      <Input.TextArea maxLength={500} rows={3} />
    </FormItem>
  </>
)
