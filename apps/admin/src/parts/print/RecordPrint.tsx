import { downloadFile, useApiDispatch } from '@sqos/api-client'
import { printApi } from '@sqos/api-client/print'
import type { PrintRequest } from '@sqos/generated-page'
import { PrintPreview, type PrintSource } from '@sqos/print-designer'
import { selectUser } from '@sqos/session'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { PAPER_FONTS } from './paper-fonts.ts'

/** Values may have changed since the last preview. */
const FRESH = { forceRefetch: true, subscribe: false }

/** Records of a model, or requests of approval flows as their pages show them. */
export interface PrintedRecords extends PrintRequest {
  source?: 'record' | 'request'
}

/** The preview of records, with templates and values of the server. */
export function RecordPrint({ request, onClose }: { request: PrintedRecords; onClose: () => void }) {
  const dispatch = useApiDispatch()
  const user = useSelector(selectUser)
  const source = useMemo((): PrintSource => {
    const { source: grant = 'record', modelId, menuId, ids } = request
    const { endpoints } = printApi
    async function read(templateId?: string) {
      const printBatchBody = { source: grant, modelId, menuId, formIds: [...ids], ...(templateId && { templateId }) }
      const batch = await dispatch(endpoints.listPrintData.initiate({ printBatchBody }, FRESH)).unwrap()
      return {
        ...batch,
        records: batch.records.map(({ printData, numbers, pictures, ...record }) => ({
          ...record,
          printData: { ...printData },
          numbers: { ...numbers },
          pictures: { ...pictures },
        })),
      }
    }
    return {
      async templates() {
        const { list } = await dispatch(endpoints.listPrintTemplateOptions.initiate({ modelId }, FRESH)).unwrap()
        return list.flatMap(({ fullName: category, children }) =>
          children.map(({ id, fullName }) => ({ id, fullName, category })),
        )
      },
      look: (id) => dispatch(endpoints.getPrintLook.initiate({ id }, FRESH)).unwrap(),
      async values(id) {
        const look = await dispatch(endpoints.getPrintLook.initiate({ id }, { subscribe: false })).unwrap()
        return look.dataSource === 'record' ? undefined : (await read(id)).records
      },
      records: () => read(),
      async pdf({ templateIds, as }) {
        const printPdfBody = { source: grant, templateIds: [...templateIds], modelId, menuId, formIds: [...ids], as }
        dispatch(downloadFile(await dispatch(endpoints.makePrintPdf.initiate({ printPdfBody })).unwrap()))
      },
      printed: (templateIds) => {
        const printedBody = { source: grant, templateIds: [...templateIds], modelId, formIds: [...ids] }
        return dispatch(endpoints.notePrinted.initiate({ printedBody })).unwrap()
      },
    }
  }, [dispatch, request])
  return (
    <PrintPreview
      source={source}
      printer={user ? `${user.userName}/${user.userAccount}` : ''}
      templateId={request.printId || undefined}
      fontStyles={PAPER_FONTS}
      onClose={onClose}
    />
  )
}
