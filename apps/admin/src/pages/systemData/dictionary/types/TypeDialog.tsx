import { Input, InputNumber, Switch } from '@arco-design/web-react'
import { useListDictionaryTypeParentsQuery } from '@sqos/api-client/dictionary'
import { ROOT_ID } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import { MAX_SORT_CODE } from '../limits.ts'
import { useRules } from '../use-rules.ts'
import type { TypeDialogState, TypeFields } from './use-type-dialog.ts'

/** 新建分类 and 编辑分类. */
export function TypeDialog({ dialog }: { dialog: TypeDialogState }) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const isNew = dialog.editedId === undefined
  const parents = useListDictionaryTypeParentsQuery({ id: dialog.editedId ?? '0' }, { skip: !dialog.isOpen })
  const lines = [{ id: ROOT_ID, name: t('types.top'), depth: 0 }, ...treeLines(parents.data?.list ?? [], 1)]
  const label = (name: keyof TypeFields) => t(`types.field.${name}`)

  return (
    <FormDialog<TypeFields>
      open={dialog.isOpen}
      title={t(isNew ? 'types.create' : 'types.edit')}
      initialValues={dialog.fields}
      onSubmit={dialog.save}
      onClose={dialog.close}
    >
      <FormItem label={label('parentId')} field="parentId" rules={rules.parent}>
        <ParentSelect lines={lines} loading={parents.isFetching} />
      </FormItem>
      <FormItem label={label('fullName')} field="fullName" rules={rules.plainName}>
        <Input placeholder={t('values.placeholder.fullName')} maxLength={50} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={rules.code}>
        <Input placeholder={t('values.placeholder.enCode')} maxLength={50} />
      </FormItem>
      <FormItem label={label('isTree')} field="isTree" triggerPropName="checked" extra={t('types.treeHelp')}>
        <Switch disabled={!isNew} />
      </FormItem>
      <FormItem label={label('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={label('description')} field="description">
        <Input.TextArea placeholder={t('values.placeholder.description')} maxLength={500} rows={3} />
      </FormItem>
    </FormDialog>
  )
}
