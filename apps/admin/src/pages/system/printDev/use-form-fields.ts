import { useListPrintFieldsQuery } from '@sqos/api-client/print'
import { useText } from '@sqos/i18n/react'
import { defaultTemplate, type PrintFieldSet } from '@sqos/print-designer/render'
import { useMemo } from 'react'
import { NAMESPACE } from './catalogue.ts'

const NO_FIELDS: PrintFieldSet = { headTable: [], tables: [] }

/** The fields of a form, and the body that new templates of it start with. */
export function useFormFields(modelId: string, title: string) {
  const { t } = useText(NAMESPACE)
  const { data } = useListPrintFieldsQuery({ printFieldsBody: { modelId } }, { skip: modelId === '' })
  return useMemo(() => {
    if (!data) return { fields: NO_FIELDS, usual: undefined }
    const { headTable, tables } = data
    return { fields: { headTable, tables }, usual: defaultTemplate({ headTable, tables, title: title || t('title') }) }
  }, [data, t, title])
}
