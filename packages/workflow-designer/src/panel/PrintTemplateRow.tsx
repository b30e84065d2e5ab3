import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesign } from '../designer/design-context.ts'
import { SelectRow } from './rows.tsx'
import type { SetProperties } from './use-node-editor.ts'

interface PrintTemplateRowProps {
  /** Id of the template; empty: that of the form. */
  value: string
  onChange: SetProperties
}

/** The template that the print button of a node chooses first. Hidden in applications without templates. */
export function PrintTemplateRow({ value, onChange }: PrintTemplateRowProps) {
  const { t } = useText(NAMESPACE)
  const { printTemplates } = useDesign()
  if (printTemplates.length === 0) return null
  const isKnown = value === '' || printTemplates.some(({ id }) => id === value)
  return (
    <SelectRow
      label={t('print.template')}
      value={value}
      options={[
        { value: '', label: t('print.ofForm') },
        ...(isKnown ? [] : [{ value, label: t('print.gone') }]),
        ...printTemplates.map(({ id, fullName }) => ({ value: id, label: fullName })),
      ]}
      searchable
      onChange={(printId) => onChange({ printId })}
    />
  )
}
