import { Input, InputNumber, Radio, Switch } from '@arco-design/web-react'
import { useListDictionaryDataParentsQuery } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem, ParentSelect, StatusTag, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import { MAX_SORT_CODE } from '../limits.ts'
import { useRules } from '../use-rules.ts'
import type { ValueDialogState, ValueFields } from './use-value-dialog.ts'

/** What a value can mean, in the order of the picker. */
const TONES = ['on', 'attention', 'danger', 'info', 'off'] as const satisfies readonly ValueFields['tone'][]

export interface ValueDialogProps {
  type: { id: string; fullName: string; isTree: boolean }
  dialog: ValueDialogState
}

/** 新建字典 and 编辑字典. */
export function ValueDialog({ type, dialog }: ValueDialogProps) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const parents = useListDictionaryDataParentsQuery({
    typeId: type.id,
    id: dialog.editedId ?? '0',
    isTree: type.isTree ? 1 : 0,
  })
  const label = (name: keyof ValueFields) => t(`values.field.${name}`)

  return (
    <FormDialog<ValueFields>
      open={dialog.isOpen}
      title={t(dialog.editedId === undefined ? 'values.create' : 'values.edit')}
      initialValues={dialog.fields}
      onSubmit={dialog.save}
      onClose={dialog.close}
    >
      <FormItem label={label('parentId')} field="parentId" rules={rules.chosen}>
        <ParentSelect
          lines={treeLines(parents.currentData?.list ?? [])}
          loading={parents.isFetching}
          disabled={!type.isTree}
        />
      </FormItem>
      <FormItem label={label('fullName')} field="fullName" rules={rules.name}>
        <Input placeholder={t('values.placeholder.fullName')} maxLength={50} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={rules.anyCode} extra={t('values.codeHelp')}>
        <Input placeholder={t('values.placeholder.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={label('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={label('tone')} field="tone" extra={t('values.toneHelp')}>
        <Radio.Group>
          <Radio value="">{t('values.tone.none')}</Radio>
          {TONES.map((tone) => (
            <Radio key={tone} value={tone}>
              <StatusTag tone={tone}>{t(`values.tone.${tone}`)}</StatusTag>
            </Radio>
          ))}
        </Radio.Group>
      </FormItem>
      <FormItem label={label('enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={label('description')} field="description">
        <Input.TextArea placeholder={t('values.placeholder.description')} maxLength={500} rows={3} />
      </FormItem>
    </FormDialog>
  )
}
