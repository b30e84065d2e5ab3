import { Form, Input, InputNumber, Radio, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDrawer, FormItem } from '@sqos/ui-kit/list'
import { useId } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import { MAX_SORT_CODE, type PortalFields, type PortalFormState } from './use-portal-form.ts'
import { usePortalCategories } from './use-portal-list.ts'

/** 新建门户 and 编辑门户. */
export function PortalForm({ form }: { form: PortalFormState }) {
  const { t } = useText(NAMESPACE)
  const types = useId()
  const categories = usePortalCategories()
  const label = (name: keyof PortalFields) => t(`field.${name}`)
  const demand = (name: keyof PortalFields) => [{ required: true, message: t(`rule.${name}`) }]

  return (
    <FormDrawer<PortalFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('fullName')} field="fullName" rules={demand('fullName')}>
        <Input maxLength={100} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={demand('enCode')}>
        <Input maxLength={50} />
      </FormItem>
      <FormItem label={label('category')} field="category" rules={demand('category')}>
        <Select
          placeholder={t('chooseCategory')}
          options={categories.options}
          loading={categories.loading}
          showSearch
        />
      </FormItem>
      <FormItem label={label('type')} field="type" extra={t('typeHelp')}>
        <Radio.Group name={types} options={[0, 1].map((value) => ({ value, label: t(`type.${value}`) }))} />
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.type !== after.type}>
        {({ type }: Partial<PortalFields>) => (type === 1 ? <AddressItems /> : <LockItem />)}
      </Form.Item>
      <FormItem label={label('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={label('enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={label('description')} field="description">
        <Input.TextArea maxLength={500} rows={2} />
      </FormItem>
      {/* The document of the designer goes back as it was read. */}
      <Form.Item hidden field="formData">
        <Input />
      </Form.Item>
    </FormDrawer>
  )
}

function AddressItems() {
  const { t } = useText(NAMESPACE)
  const name = useId()
  return (
    <>
      <FormItem label={t('field.linkType')} field="linkType" rules={[{ required: true, message: t('rule.linkType') }]}>
        <Radio.Group name={name} options={[0, 1].map((value) => ({ value, label: t(`linkType.${value}`) }))} />
      </FormItem>
      <FormItem
        label={t('field.customUrl')}
        field="customUrl"
        rules={[{ required: true, message: t('rule.customUrl') }]}
        extra={t('customUrlHelp')}
      >
        <Input maxLength={500} />
      </FormItem>
    </>
  )
}

function LockItem() {
  const { t } = useText(NAMESPACE)
  return (
    <FormItem label={t('field.enabledLock')} field="enabledLock" triggerPropName="checked">
      <Switch />
    </FormItem>
  )
}
