import { Form, Input, InputNumber, Switch } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { HelpedRadios } from '../../../parts/select/HelpedRadios.tsx'
import { NAMESPACE } from './catalogue.ts'
import { type TableEntry, unboundTables } from './tables/model-tables.ts'
import { TablesField } from './tables/TablesField.tsx'
import { useCategories } from './use-categories.ts'
import { MAX_SORT_CODE, type ModelFields } from './use-model-form.ts'

/** Types of a model: a form; a form with a list. A form of a flow stays one. */
const MODES = [1, 2] as const
const FLOW = [3] as const

interface ModelFieldItemsProps {
  isNew: boolean
  hasTables?: boolean
  isFlow?: boolean
}

/** The properties of a model besides its name. The server derives those that a new model leaves empty. */
export function ModelFieldItems({ isNew, hasTables = isNew, isFlow = false }: ModelFieldItemsProps) {
  const { t } = useText(NAMESPACE)
  const categories = useCategories()
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
        <HelpedRadios
          options={(isFlow ? FLOW : MODES).map((mode) => ({
            value: mode,
            label: t(`mode.${mode}`),
            help: t(`modeHelp.${mode}`),
          }))}
        />
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.template !== after.template}>
        {({ template = '' }: Partial<ModelFields>) =>
          template === '' &&
          hasTables && (
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
