import { Input, Select } from '@arco-design/web-react'
import { useListGeneratorSourcesQuery, useStartGeneratorModelMutation } from '@sqos/api-client/generator'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { matchesOption } from '../../../parts/select/matches-option.ts'
import { NAMESPACE } from './catalogue.ts'
import type { GeneratorKind } from './kinds.ts'

interface Fields {
  fullName: string
  modelId: string | undefined
}

interface StartDialogProps {
  kind: GeneratorKind
  onCreated: (model: { id: string }) => void
  onClose: () => void
}

/** 新建模板: an empty design, or one with the form of a model. */
export function StartDialog({ kind, onCreated, onClose }: StartDialogProps) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListGeneratorSourcesQuery({ type: kind.type })
  const [start] = useStartGeneratorModelMutation()

  async function save({ fullName, modelId }: Fields) {
    const body = { type: kind.type, fullName: fullName.trim(), modelId: modelId || null }
    const created = await start({ generatorStart: body }).unwrap()
    // The copy of a form is complete: its code can be read at once. An empty one is designed.
    if (!modelId) onCreated(created)
  }

  return (
    <FormDialog<Fields> open title={t('create')} initialValues={{ fullName: '' }} onSubmit={save} onClose={onClose}>
      <FormItem label={t('field.fullName')} field="fullName" rules={[{ required: true, message: t('rule.fullName') }]}>
        <Input placeholder={t('rule.fullName')} maxLength={100} />
      </FormItem>
      <FormItem label={t('field.modelId')} field="modelId" extra={t('help.modelId')}>
        <Select
          placeholder={t('emptyForm')}
          loading={isFetching}
          allowClear
          showSearch
          filterOption={matchesOption}
          options={(data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      </FormItem>
    </FormDialog>
  )
}
