import { Input } from '@arco-design/web-react'
import { useListGeneratorSourcesQuery, useStartGeneratorModelMutation } from '@sqos/api-client/generator'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { HelpedRadios } from '../../../parts/select/HelpedRadios.tsx'
import { matchesOption } from '../../../parts/select/matches-option.ts'
import { NAMESPACE } from './catalogue.ts'
import type { GeneratorKind } from './kinds.ts'

/** A form; a form with the design of its list. */
const MODES = [1, 2] as const

interface Fields {
  fullName: string
  /** Forms of flows have no mode. */
  webType: (typeof MODES)[number]
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

  async function save({ fullName, webType, modelId }: Fields) {
    const body = { type: kind.type, fullName: fullName.trim(), webType: webType ?? 2, modelId: modelId || null }
    const created = await start({ generatorStart: body }).unwrap()
    // The copy of a form is complete: its code can be read at once. An empty one is designed.
    if (!modelId) onCreated(created)
  }

  return (
    <FormDialog<Fields>
      open
      title={t('create')}
      initialValues={{ fullName: '', webType: 2 }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormItem label={t('field.fullName')} field="fullName" rules={[{ required: true, message: t('rule.fullName') }]}>
        <Input placeholder={t('rule.fullName')} maxLength={100} />
      </FormItem>
      {kind.name === 'webForm' && (
        <FormItem label={t('field.webType')} field="webType">
          <HelpedRadios
            options={MODES.map((mode) => ({ value: mode, label: t(`mode.${mode}`), help: t(`modeHelp.${mode}`) }))}
          />
        </FormItem>
      )}
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
