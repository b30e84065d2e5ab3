import { readOnce } from '@sqos/api-client'
import {
  type PrintTemplate,
  printApi,
  type PrintTemplateRow,
  useCreatePrintTemplateMutation,
  useUpdatePrintTemplateMutation,
} from '@sqos/api-client/print'
import { useText } from '@sqos/i18n/react'
import { type Paper, readPaper, writePaper } from '@sqos/print-designer/render'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

/** Where the values of a template come from. */
export const DATA_SOURCES = ['record', 'sql', 'interface'] as const
export type DataSource = (typeof DATA_SOURCES)[number]

/** The values of the form. */
export interface PrintFields {
  fullName: string
  enCode: string
  category: string
  type: number
  modelId: string | undefined
  dataSource: DataSource
  /** `[{ sql }]` as JSON text. */
  sqlTemplate: string
  interfaceId: string
  printTemplate: string
  paper: Paper
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The form that creates or edits a template. */
export function usePrintForm(rows: readonly PrintTemplateRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createTemplate] = useCreatePrintTemplateMutation()
  const [updateTemplate] = useUpdatePrintTemplateMutation()

  async function read(id: string) {
    const query = printApi.endpoints.getPrintTemplate.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<PrintFields>({
    blank: () => ({
      type: 2,
      dataSource: 'record',
      sqlTemplate: '[]',
      interfaceId: '',
      printTemplate: '',
      paper: readPaper(''),
      enabledMark: true,
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
    }),
    read,
    create: (fields) => createTemplate({ printTemplateBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateTemplate({ id, printTemplateBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'state.on' : 'state.off')
      if (typeof value === 'number') return String(value)
      return name === 'modelId' || typeof value !== 'string' ? undefined : value
    },
  })

  return { ...form, mayEdit }
}

export type PrintFormState = ReturnType<typeof usePrintForm>

function recordOf({ lastModifyTime, ...template }: PrintTemplate): ReadRecord<PrintFields> {
  const { fullName, enCode, category, type, modelId, printTemplate, sortCode, description } = template
  const { dataSource, sqlTemplate, interfaceId } = template
  return {
    fields: {
      fullName,
      enCode,
      category,
      type,
      // The select shows what no form means.
      modelId: modelId === '' ? undefined : modelId,
      dataSource,
      sqlTemplate,
      interfaceId,
      printTemplate,
      paper: readPaper(template.pageJson),
      sortCode,
      enabledMark: template.enabledMark === 1,
      description,
    },
    lastModifyTime,
  }
}

const bodyOf = (fields: PrintFields) => ({
  fullName: fields.fullName.trim(),
  enCode: fields.enCode.trim(),
  category: fields.category,
  type: fields.type,
  modelId: fields.modelId ?? '',
  dataSource: fields.dataSource,
  sqlTemplate: fields.sqlTemplate,
  interfaceId: fields.interfaceId,
  printTemplate: fields.printTemplate,
  pageJson: writePaper(fields.paper),
  sortCode: fields.sortCode ?? 0,
  enabledMark: fields.enabledMark ? 1 : 0,
  description: fields.description ?? '',
})
