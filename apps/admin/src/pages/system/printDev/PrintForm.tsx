import { Button, Form, Input, InputNumber, Radio, Switch } from '@arco-design/web-react'
import { useListVisualModelOptionsQuery } from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { CodeEditor } from '@sqos/ui-kit/code-editor'
import { FormDrawer, FormItem } from '@sqos/ui-kit/list'
import { readPaper } from '@sqos/print-designer/render'
import { lazy, Suspense, useId, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import type { DesignDialogProps } from './DesignDialog.tsx'
import { PaperItems } from './PaperItems.tsx'
import { SourceItems } from './SourceItems.tsx'
import { MAX_SORT_CODE, type PrintFields, type PrintFormState } from './use-print-form.ts'
import { usePrintCategories } from './use-print-list.ts'
import { useReadFields } from './use-read-fields.ts'

const DesignDialog = lazy(async () => ({ default: (await import('./DesignDialog.tsx')).DesignDialog }))

/** Type of the models of forms and lists. */
const ONLINE = 1

/** 新建模板 and 编辑模板. */
export function PrintForm({ form }: { form: PrintFormState }) {
  const { t } = useText(NAMESPACE)
  const types = useId()
  const categories = usePrintCategories()
  const models = useListVisualModelOptionsQuery({ type: ONLINE })
  const label = (name: keyof PrintFields) => t(`field.${name}`)
  const demand = (name: keyof PrintFields) => [{ required: true, message: t(`rule.${name}`) }]

  return (
    <FormDrawer<PrintFields>
      open={form.isOpen}
      width={960}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('fullName')} field="fullName" rules={demand('fullName')}>
        <Input placeholder={t('rule.fullName')} maxLength={100} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={demand('enCode')}>
        <Input placeholder={t('rule.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={label('category')} field="category" rules={demand('category')}>
        <Select placeholder={t('rule.category')} options={categories.options} loading={categories.loading} showSearch />
      </FormItem>
      <FormItem label={label('type')} field="type">
        <Radio.Group name={types} options={[1, 2].map((value) => ({ value, label: t(`type.${value}`) }))} />
      </FormItem>
      <FormItem label={label('modelId')} field="modelId" extra={t('modelHelp')}>
        <Select
          allowClear
          showSearch
          placeholder={t('anyModel')}
          loading={models.isFetching}
          options={(models.data?.list ?? []).flatMap(({ children = [] }) =>
            children.map(({ id, fullName }) => ({ value: id, label: fullName })),
          )}
        />
      </FormItem>
      <SourceItems />
      <PaperItems />
      <BodyItem id={form.editedId} />
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

/** The body: designed on the paper, or as HTML. */
function BodyItem({ id }: { id: string | undefined }) {
  const { t } = useText(NAMESPACE)
  const { form } = Form.useFormContext()
  const readFields = useReadFields(id)
  const [isReading, setReading] = useState(false)
  const [design, setDesign] = useState<Pick<DesignDialogProps, 'html' | 'paper' | 'fields' | 'modelId' | 'source'>>()

  async function open() {
    const values: Partial<PrintFields> = form.getFieldsValue()
    setReading(true)
    const read = await readFields(values)
    setReading(false)
    if (!read) return
    const { printTemplate, paper, modelId = '' } = values
    const { dataSource = 'record', sqlTemplate = '', interfaceId = '' } = values
    setDesign({
      html: printTemplate || read.usual,
      paper: { ...readPaper(''), ...paper },
      fields: read.fields,
      modelId,
      source: { dataSource, sqlTemplate, interfaceId, ...(id !== undefined && { id }) },
    })
  }

  return (
    <>
      <FormItem label={t('design')} extra={t('designHelp')}>
        <Button loading={isReading} onClick={() => void open()}>
          {t('design')}
        </Button>
      </FormItem>
      <FormItem label={t('field.printTemplate')} field="printTemplate">
        <CodeEditor language="html" label={t('field.printTemplate')} height="200px" />
      </FormItem>
      <Suspense>
        {design && (
          <DesignDialog
            {...design}
            onClose={() => setDesign(undefined)}
            onDone={({ html, paper }) => {
              form.setFieldsValue({ printTemplate: html, paper })
              setDesign(undefined)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
