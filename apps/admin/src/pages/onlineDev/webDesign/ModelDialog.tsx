import { Button, Form, Input, InputNumber, Radio, Select, Switch } from '@arco-design/web-react'
import { useListModelTemplatesQuery } from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './WebDesign.module.css'
import { type TableEntry, unboundTables } from './tables/model-tables.ts'
import { TablesField } from './tables/TablesField.tsx'
import { useCategories } from './use-categories.ts'
import { MAX_SORT_CODE, type ModelFields, type ModelFormState } from './use-model-form.ts'
import { useId, useState } from 'react'

/** Types of a model: a form; a form with a list. The third one, with a flow, is not available yet. */
const MODES = [1, 2] as const

/** 新建功能 and 编辑功能. */
export function ModelDialog({ form }: { form: ModelFormState }) {
  const { t } = useText(NAMESPACE)
  const label = (name: keyof ModelFields) => t(`field.${name}`)
  const demand = (name: keyof ModelFields) => [{ required: true, message: t(`rule.${name}`) }]
  const isNew = form.editedId === undefined
  const [showsAll, setShowsAll] = useState(false)
  const isWhole = !isNew || showsAll

  return (
    <FormDialog<ModelFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
      {...(isNew && { submitText: t('createAndDesign') })}
    >
      <FormItem label={label('fullName')} field="fullName" rules={demand('fullName')}>
        <Input placeholder={t('rule.fullName')} maxLength={100} />
      </FormItem>
      {isNew && (
        <FormItem label={label('template')} field="template" extra={t('templateHelp')}>
          <TemplateSelect />
        </FormItem>
      )}
      {isNew && (
        <Button type="text" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'lessSettings' : 'moreSettings')}
        </Button>
      )}
      {isWhole && <MoreFields form={form} />}
    </FormDialog>
  )
}

/** The properties of a function that are derived when a new one names none. */
function MoreFields({ form }: { form: ModelFormState }) {
  const { t } = useText(NAMESPACE)
  const categories = useCategories()
  const modes = useId()
  const isNew = form.editedId === undefined
  const label = (name: keyof ModelFields) => t(`field.${name}`)
  const demand = (name: keyof ModelFields) => [{ required: !isNew, message: t(`rule.${name}`) }]
  return (
    <>
      <FormItem
        label={label('enCode')}
        field="enCode"
        rules={demand('enCode')}
        extra={t(isNew ? 'codeHelpNew' : 'codeHelp')}
      >
        <Input placeholder={t('rule.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={label('category')} field="category" rules={demand('category')}>
        <Select placeholder={t('rule.category')} options={categories.options} loading={categories.loading} showSearch />
      </FormItem>
      <FormItem label={label('webType')} field="webType" rules={demand('webType')}>
        <Radio.Group name={modes} className={styles.modes ?? ''}>
          {MODES.map((mode) => (
            <Radio key={mode} value={mode}>
              <span className={styles.mode}>
                <strong>{t(`mode.${mode}`)}</strong>
                <span className={styles.help}>{t(`modeHelp.${mode}`)}</span>
              </span>
            </Radio>
          ))}
        </Radio.Group>
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.template !== after.template}>
        {({ template = '' }: Partial<ModelFields>) =>
          template === '' &&
          (form.editedId === undefined || (form.fields?.tables ?? []).length > 0) && (
            <FormItem label={label('tables')} field="tables" extra={t('tablesHelp')} rules={[bound(t('rule.tables'))]}>
              <TablesField />
            </FormItem>
          )
        }
      </Form.Item>
      <FormItem label={label('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={label('state')} field="state" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={label('description')} field="description">
        <Input.TextArea maxLength={500} rows={3} />
      </FormItem>
    </>
  )
}

/** Each child table needs its columns that relate it to the main table. */
const bound = (message: string) => ({
  validator: (tables: readonly TableEntry[] | undefined, answer: (message?: string) => void) =>
    answer(unboundTables(tables ?? []).length > 0 ? message : undefined),
})

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
