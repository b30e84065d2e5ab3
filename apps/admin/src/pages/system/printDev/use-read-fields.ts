import { readOnce } from '@sqos/api-client'
import { printApi } from '@sqos/api-client/print'
import { useText } from '@sqos/i18n/react'
import { defaultTemplate, type PrintFieldSet } from '@sqos/print-designer/render'
import { useAppDispatch } from '../../../app/store.ts'
import { NAMESPACE } from './catalogue.ts'
import type { PrintFields } from './use-print-form.ts'

const NO_FIELDS: PrintFieldSet = { headTable: [], tables: [] }

interface ReadFields {
  fields: PrintFieldSet
  /** The body that new templates start with. */
  usual: string
}

/** Reads the fields of the source of a template; undefined when it fails, which the application has told. */
export function useReadFields(id: string | undefined) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  return async (source: Partial<PrintFields>): Promise<ReadFields | undefined> => {
    const { dataSource = 'record', modelId = '', sqlTemplate = '', interfaceId = '', fullName } = source
    if (dataSource === 'record' && modelId === '') return { fields: NO_FIELDS, usual: '' }
    const printFieldsBody = { dataSource, modelId, sqlTemplate, interfaceId, ...(id !== undefined && { id }) }
    const query = printApi.endpoints.listPrintFields.initiate({ printFieldsBody }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    const fields = { headTable: data.headTable, tables: data.tables }
    return { fields, usual: defaultTemplate({ ...fields, title: fullName || t('title') }) }
  }
}
