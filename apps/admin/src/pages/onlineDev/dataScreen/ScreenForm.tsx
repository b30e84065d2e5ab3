import { Input, InputNumber, Radio, Switch } from '@arco-design/web-react'
import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { FormDrawer, FormItem } from '@sqos/ui-kit/list'
import { useId } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import { PagesField } from './PagesField.tsx'
import { FITS, MAX_SORT_CODE, RATIOS, type ScreenFields, type ScreenFormState, THEMES } from './use-screen-form.ts'

/** 新建大屏 and 编辑大屏. */
export function ScreenForm({ form }: { form: ScreenFormState }) {
  const { t } = useText(NAMESPACE)
  const themes = useId()
  const { data } = useListDictionaryOptionsQuery({ typeId: 'portalDesigner' })
  const label = (name: keyof ScreenFields) => t(`field.${name}`)
  const demand = (name: keyof ScreenFields) => [{ required: true, message: t(`rule.${name}`) }]

  return (
    <FormDrawer<ScreenFields>
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
      <FormItem label={label('category')} field="category">
        <Select
          allowClear
          options={(data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
          showSearch
        />
      </FormItem>
      <FormItem label={label('pages')} field="pages" rules={demand('pages')} extra={t('help.pages')}>
        <PagesField />
      </FormItem>
      <FormItem label={label('ratio')} field="ratio">
        <Select options={[...RATIOS]} />
      </FormItem>
      <FormItem label={label('fit')} field="fit">
        <Select options={FITS.map((value) => ({ value, label: t(`fit.${value}`) }))} />
      </FormItem>
      <FormItem label={label('theme')} field="theme">
        <Radio.Group name={themes} options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))} />
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
    </FormDrawer>
  )
}
