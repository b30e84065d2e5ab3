import { Form, Input, InputNumber, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDrawer, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import { MAX_SORT_CODE, type ReportFields, type ReportFormState } from './use-report-form.ts'
import { useReportCategories } from './use-report-list.ts'

/** 新建报表 and 编辑报表. */
export function ReportForm({ form }: { form: ReportFormState }) {
  const { t } = useText(NAMESPACE)
  const categories = useReportCategories()
  const label = (name: keyof ReportFields) => t(`field.${name}`)
  const demand = (name: keyof ReportFields) => [{ required: true, message: t(`rule.${name}`) }]

  return (
    <FormDrawer<ReportFields>
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
      <FormItem label={label('categoryId')} field="categoryId" rules={demand('categoryId')}>
        <Select
          placeholder={t('chooseCategory')}
          options={categories.options}
          loading={categories.loading}
          showSearch
        />
      </FormItem>
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
      <Form.Item hidden field="content">
        <Input />
      </Form.Item>
    </FormDrawer>
  )
}
