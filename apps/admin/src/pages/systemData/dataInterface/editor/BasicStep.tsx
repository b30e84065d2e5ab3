import { Form, Input, InputNumber, Radio, Switch } from '@arco-design/web-react'
import type { DictionaryDataNode } from '@sqos/api-client/dictionary'
import { CHECK_TYPE, DATA_TYPE } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import { type InterfaceFields, MAX_SORT_CODE } from '../use-interface-form.ts'
import { useId } from 'react'

/** 基本信息. */
export function BasicStep({ categories }: { categories: readonly DictionaryDataNode[] }) {
  const { t } = useText(NAMESPACE)
  const group = useId()
  const label = (name: keyof InterfaceFields) => t(`field.${name}`)
  const demand = (name: string) => [{ required: true, message: t(`rule.${name}`) }]

  return (
    <>
      <FormItem label={label('fullName')} field="fullName" rules={demand('fullName')}>
        <Input placeholder={t('rule.fullName')} maxLength={50} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={demand('enCode')}>
        <Input placeholder={t('rule.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={label('categoryId')} field="categoryId" rules={demand('categoryId')}>
        <ParentSelect lines={treeLines<DictionaryDataNode>(categories)} />
      </FormItem>
      <FormItem label={label('checkType')} field="checkType" extra={t('checkHelp')}>
        <Radio.Group name={`${group}-check`}>
          {Object.values(CHECK_TYPE).map((type) => (
            <Radio key={type} value={type}>
              {t(`check.${type}`)}
            </Radio>
          ))}
        </Radio.Group>
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.checkType !== after.checkType}>
        {({ checkType }: Partial<InterfaceFields>) =>
          checkType === CHECK_TYPE.address && (
            <FormItem label={label('ipAddress')} field="ipAddress" rules={demand('ipAddress')} extra={t('addressHelp')}>
              <Input placeholder="192.168.0.10,10.0.0.0/8" maxLength={1000} />
            </FormItem>
          )
        }
      </Form.Item>
      <FormItem label={label('dataType')} field="dataType">
        <Radio.Group name={`${group}-type`} type="button">
          {Object.values(DATA_TYPE).map((type) => (
            <Radio key={type} value={type}>
              {t(`type.${type}`)}
            </Radio>
          ))}
        </Radio.Group>
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
    </>
  )
}
