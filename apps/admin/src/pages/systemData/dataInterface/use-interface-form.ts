import { readOnce } from '@sqos/api-client'
import {
  type DataInterface,
  dataInterfaceApi,
  type DataInterfaceBody,
  type DataInterfaceRow,
  type InterfaceParameter,
  useCreateDataInterfaceMutation,
  useUpdateDataInterfaceMutation,
} from '@sqos/api-client/data-interface'
import { CHECK_TYPE, DATA_TYPE, REQUEST_METHOD } from '@sqos/contract'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

/** A header of the outgoing call. */
export interface HeaderField {
  field: string
  defaultValue: string
}

/** The values of the form. */
export interface InterfaceFields {
  fullName: string
  enCode: string
  categoryId: string
  checkType: DataInterface['checkType']
  ipAddress: string
  dataType: DataInterface['dataType']
  sortCode: number | undefined
  enabledMark: boolean
  description: string
  query: string
  path: string
  /** 6 GET or 7 POST. */
  apiMethod: string
  requestHeaders: HeaderField[]
  requestParameters: InterfaceParameter[]
  dataProcessing: string
}

/** Default of a new processing function. */
export const PROCESSING = '(data) => {\n  return data\n}'

/** The form that creates or edits an interface. */
export function useInterfaceForm({ categoryId, rows }: { categoryId: string; rows: readonly DataInterfaceRow[] }) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createInterface] = useCreateDataInterfaceMutation()
  const [updateInterface] = useUpdateDataInterfaceMutation()

  async function read(id: string) {
    const { endpoints } = dataInterfaceApi
    const reloaded = { forceRefetch: true }
    const { data } = await readOnce(dispatch(endpoints.getDataInterface.initiate({ id }, reloaded)))
    if (!data) return
    const parameters = await readOnce(dispatch(endpoints.listInterfaceParameters.initiate({ id }, reloaded)))
    return recordOf(data, parameters.data ?? [])
  }

  const form = useRecordForm<InterfaceFields>({
    blank: () => ({
      categoryId,
      checkType: CHECK_TYPE.token,
      dataType: DATA_TYPE.static,
      apiMethod: REQUEST_METHOD.get,
      sortCode: nextSortCode(rows, MAX_SORT_CODE),
      enabledMark: true,
      requestHeaders: [],
      requestParameters: [],
    }),
    read,
    create: (fields) => createInterface({ dataInterfaceBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateInterface({ id, dataInterfaceBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (_name, value) => (typeof value === 'string' ? value : undefined),
  })

  return { ...form, mayEdit }
}

export type InterfaceFormState = ReturnType<typeof useInterfaceForm>

function recordOf(row: DataInterface, requestParameters: InterfaceParameter[]): ReadRecord<InterfaceFields> {
  return {
    fields: {
      fullName: row.fullName,
      enCode: row.enCode,
      categoryId: row.categoryId,
      checkType: row.checkType,
      ipAddress: row.ipAddress,
      dataType: row.dataType,
      sortCode: row.sortCode,
      enabledMark: row.enabledMark === 1,
      description: row.description,
      query: row.query,
      path: row.path,
      apiMethod: row.requestMethod === REQUEST_METHOD.post ? REQUEST_METHOD.post : REQUEST_METHOD.get,
      requestHeaders: readHeaders(row.requestHeaders),
      requestParameters,
      dataProcessing: row.dataProcessing,
    },
    lastModifyTime: row.lastModifyTime,
  }
}

/** Parses headers that the server has validated; empty for an older text. */
function readHeaders(json: string): HeaderField[] {
  const list: unknown = json === '' ? [] : JSON.parse(json)
  if (!Array.isArray(list)) return []
  return list.map((item: { field?: unknown; defaultValue?: unknown }) => ({
    field: typeof item.field === 'string' ? item.field : '',
    defaultValue: typeof item.defaultValue === 'string' ? item.defaultValue : '',
  }))
}

/** Only values of the selected type are sent. */
function bodyOf(fields: InterfaceFields): DataInterfaceBody {
  const { dataType } = fields
  const isApi = dataType === DATA_TYPE.api
  const isStatic = dataType === DATA_TYPE.static
  return {
    fullName: fields.fullName.trim(),
    enCode: fields.enCode.trim(),
    categoryId: fields.categoryId,
    checkType: fields.checkType,
    ipAddress: fields.checkType === CHECK_TYPE.address ? (fields.ipAddress ?? '') : '',
    dataType,
    requestMethod: isApi ? fields.apiMethod : isStatic ? '' : REQUEST_METHOD.select,
    responseType: 'json',
    dbLinkId: '0',
    query: isApi ? '' : (fields.query ?? ''),
    path: isApi ? (fields.path ?? '').trim() : '',
    requestHeaders: JSON.stringify(isApi ? (fields.requestHeaders ?? []) : []),
    requestParameters: JSON.stringify(isStatic ? [] : (fields.requestParameters ?? [])),
    dataProcessing: fields.dataProcessing ?? '',
    sortCode: fields.sortCode ?? 0,
    enabledMark: fields.enabledMark ? 1 : 0,
    description: fields.description ?? '',
  }
}
