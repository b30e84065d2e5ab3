import { useText } from '@sqos/i18n/react'
import { PARAMETER_KINDS, type ReportDocument, type ReportParameter, type ReportSource } from '@sqos/report-model'
import { NAMESPACE } from '../catalogue.ts'
import { PERIODS } from '../periods.ts'
import type { ReportDesignServices } from './design-services.ts'
import { fieldOptions, NoteRow, SelectRow, SwitchRow, TextRow } from './rows.tsx'
import { useAsked } from './use-asked.ts'

interface SourcePropertiesProps {
  source: ReportSource
  onChange: (source: ReportSource) => void
}

/** The settings of a source. */
export function SourceProperties({ source, onChange }: SourcePropertiesProps) {
  const { t } = useText(NAMESPACE)
  return <TextRow label={t('design.name')} value={source.title} onChange={(title) => onChange({ ...source, title })} />
}

interface ParameterPropertiesProps {
  document: ReportDocument
  parameter: ReportParameter
  services: ReportDesignServices
  onChange: (parameter: ReportParameter, merge?: string) => void
}

/** Kinds that designers choose; others of documents are kept. */
const KINDS = PARAMETER_KINDS.filter((kind) => kind !== 'user' && kind !== 'organize')

/** The settings of a parameter. */
export function ParameterProperties({ document, parameter, services, onChange }: ParameterPropertiesProps) {
  const { t } = useText(NAMESPACE)
  const [target] = parameter.targets
  const sourceId = target?.source ?? document.sources[0]?.id ?? ''
  const source = document.sources.find(({ id }) => id === sourceId)
  const fields = useAsked(JSON.stringify(source?.dataset ?? null), async () =>
    source ? await services.fields(source) : [],
  )
  const fitting = fields.filter(({ type }) =>
    parameter.kind === 'period' || parameter.kind === 'dates' ? type === 'moment' : type !== 'moment',
  )

  function aim(next: { source: string; field: string }) {
    const { optionsFrom: _old, ...rest } = parameter
    onChange({
      ...rest,
      targets: [next],
      ...(parameter.kind === 'choice' && parameter.options.length === 0 && { optionsFrom: next }),
    })
  }

  function chooseKind(name: string) {
    const kind = KINDS.find((one) => one === name) ?? 'text'
    const { initial: _none, optionsFrom: _old, ...rest } = parameter
    onChange({
      ...rest,
      kind,
      targets: [],
      ...(kind === 'period' && { initial: 'thisMonth' }),
    })
  }

  return (
    <>
      <TextRow
        label={t('design.name')}
        value={parameter.title}
        onChange={(title) => onChange({ ...parameter, title }, `title ${parameter.name}`)}
      />
      <SelectRow
        label={t('design.kind')}
        value={parameter.kind}
        options={KINDS.map((kind) => ({ value: kind, label: t(`parameterKind.${kind}`) }))}
        onChange={chooseKind}
      />
      <SelectRow
        label={t('design.source')}
        value={sourceId}
        options={document.sources.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => aim({ source: id, field: '' })}
      />
      <SelectRow
        label={t('design.narrows')}
        value={target?.field ?? ''}
        options={fieldOptions(fitting)}
        onChange={(field) => aim({ source: sourceId, field })}
      />
      {parameter.kind === 'period' && (
        <SelectRow
          label={t('design.initial')}
          value={typeof parameter.initial === 'string' ? parameter.initial : ''}
          isOptional
          options={PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }))}
          onChange={(initial) => onChange({ ...parameter, initial: initial === '' ? null : initial })}
        />
      )}
      {parameter.kind === 'choice' && (
        <>
          <NoteRow
            label={t('design.options')}
            value={parameter.options.map(({ value }) => value).join('\n')}
            onChange={(text) => {
              const values = [...new Set(text.split('\n'))].filter((one) => one !== '')
              onChange(
                { ...parameter, options: values.map((value) => ({ value, label: value })) },
                `options ${parameter.name}`,
              )
            }}
          />
          <SwitchRow
            label={t('design.isMultiple')}
            value={parameter.isMultiple}
            onChange={(isMultiple) => onChange({ ...parameter, isMultiple })}
          />
          <SelectRow
            label={t('design.parent')}
            value={parameter.parent ?? ''}
            isOptional
            options={document.parameters
              .filter(({ name }) => name !== parameter.name)
              .map(({ name, title }) => ({ value: name, label: title || name }))}
            onChange={(parent) => {
              const { parent: _old, ...rest } = parameter
              onChange(parent === '' ? rest : { ...rest, parent })
            }}
          />
        </>
      )}
      <SwitchRow
        label={t('design.isRequired')}
        value={parameter.isRequired}
        onChange={(isRequired) => onChange({ ...parameter, isRequired })}
      />
    </>
  )
}
