import { Input } from '@arco-design/web-react'
import { useCreateVisualModelMutation } from '@sqos/api-client/model'
import { defaultListDocument, fallbackKind, readForm } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { MakerProps } from './use-making.tsx'

interface Fields {
  fullName: string
}

/** A new function with a name field, to relate to. Its other fields follow in its own design. */
export function ModelMaker({ onDone }: MakerProps) {
  const { t } = useText(NAMESPACE)
  const [create] = useCreateVisualModelMutation()
  const made = useRef<{ id: string; label: string }>(undefined)

  async function save({ fullName }: Fields) {
    const node = fallbackKind('value').create(101)
    const field = {
      ...node,
      ['__vModel__']: 'name',
      ['__config__']: { ...node.__config__, label: t('making.name'), required: true },
    }
    const formData = JSON.stringify({ formRef: 'elForm', formModel: 'dataForm', fields: [field] })
    const columnData = JSON.stringify(defaultListDocument(readForm(formData)))
    const visualModelBody = { fullName: fullName.trim(), type: 1, webType: 2, formData, columnData }
    const { id } = await create({ visualModelBody }).unwrap()
    made.current = { id, label: fullName.trim() }
  }

  return (
    <FormDialog<Fields>
      open
      title={t('making.model')}
      submitText={t('making.create')}
      onSubmit={save}
      onClose={() => onDone(made.current)}
    >
      <FormItem
        label={t('making.name')}
        field="fullName"
        extra={t('making.modelHelp')}
        rules={[{ required: true, message: t('making.nameRule') }]}
      >
        <Input maxLength={100} placeholder={t('making.modelHint')} />
      </FormItem>
    </FormDialog>
  )
}
