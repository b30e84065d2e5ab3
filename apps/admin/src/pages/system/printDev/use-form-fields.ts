import { useListPrintFieldsQuery } from '@sqos/api-client/print'
import { useText } from '@sqos/i18n/react'
import { defaultTemplate, type PrintField } from '@sqos/print-designer/render'
import { useMemo } from 'react'
import { NAMESPACE } from './catalogue.ts'

const SYSTEM = ['systemPrinter', 'systemPrintTime', 'systemApprovalContent'] as const

/** Fields that can be inserted into a body, by group, and the default body of the form. */
export function useFormFields(modelId: string, title: string) {
  const { t } = useText(NAMESPACE)
  const { data } = useListPrintFieldsQuery({ printFieldsBody: { modelId } }, { skip: modelId === '' })
  return useMemo(() => {
    const { headTable = [], tables = [] } = data ?? {}
    const entriesOf = (tag: string, fields: readonly PrintField[]) =>
      fields.map(({ field, fieldName }) => ({
        key: field,
        text: fieldName,
        html: `<span data-tag="${tag}.${field}">{${field}}</span>`,
      }))
    const groups = [
      { group: t('head'), entries: entriesOf('null', headTable) },
      ...tables.map(({ name, label, fields }) => ({ group: label, entries: entriesOf(name, fields) })),
      {
        group: t('system'),
        entries: SYSTEM.map((name) => ({ key: name, text: t(`systemField.${name}`), html: `{${name}}` })),
      },
    ]
    return {
      fields: groups.filter(({ entries }) => entries.length > 0),
      usual: data ? defaultTemplate({ headTable, tables, title: title || t('title') }) : undefined,
    }
  }, [data, t, title])
}
