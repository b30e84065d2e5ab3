import { answerOf, downloadFile, useApiDispatch } from '@sqos/api-client'
import { emailApi } from '@sqos/api-client/email'
import { printApi } from '@sqos/api-client/print'
import { PAGES } from '@sqos/contract'
import type { PrintRequest } from '@sqos/generated-page'
import { PrintPreview, type PrintSource } from '@sqos/print-designer'
import { selectUser } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { usePageEntry } from '../page-route/use-page-entry.ts'
import { AppFields } from '../widget-services/AppFields.tsx'
import { mailEnd } from './mail-end.ts'
import { PAPER_FONTS } from './paper-fonts.ts'

/** Values may have changed since the last preview. */
const FRESH = { forceRefetch: true }

/** Records of a model, or requests of approval flows as their pages show them. */
export interface PrintedRecords extends PrintRequest {
  source?: 'record' | 'request'
}

/** The preview of records, with templates and values of the server. */
export function RecordPrint({ request, onClose }: { request: PrintedRecords; onClose: () => void }) {
  const dispatch = useApiDispatch()
  const user = useSelector(selectUser)
  const hasMailbox = usePageEntry(PAGES.email) !== undefined
  const source = useMemo((): PrintSource => {
    const { source: grant = 'record', modelId, menuId, ids } = request
    const { endpoints } = printApi
    async function read(templateId?: string) {
      const printBatchBody = { source: grant, modelId, menuId, formIds: [...ids], ...(templateId && { templateId }) }
      const batch = await answerOf(dispatch(endpoints.listPrintData.initiate({ printBatchBody }, FRESH)))
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
        const { list } = await answerOf(dispatch(endpoints.listPrintTemplateOptions.initiate({ modelId }, FRESH)))
        return list.flatMap(({ fullName: category, children }) =>
          children.map(({ id, fullName }) => ({ id, fullName, category })),
        )
      },
      look: (id) => answerOf(dispatch(endpoints.getPrintLook.initiate({ id }, FRESH))),
      async values(id) {
        const look = await answerOf(dispatch(endpoints.getPrintLook.initiate({ id })))
        return look.dataSource === 'record' ? undefined : (await read(id)).records
      },
      records: () => read(),
      async pdf({ templateIds, as }) {
        const printPdfBody = { source: grant, templateIds: [...templateIds], modelId, menuId, formIds: [...ids], as }
        dispatch(downloadFile(await dispatch(endpoints.makePrintPdf.initiate({ printPdfBody })).unwrap()))
      },
      mailer: {
        async send({ templateIds, userIds, addresses, ...letter }, { onProgress }) {
          const printed = { source: grant, templateIds: [...templateIds], modelId, menuId, formIds: [...ids] }
          const receivers = { userIds: [...userIds], addresses: addresses.join(',') }
          const recordMailBody = { ...printed, ...receivers, ...letter }
          const started = await dispatch(endpoints.mailRecords.initiate({ recordMailBody })).unwrap()
          if (started.status !== 'running') return
          const readState = () => answerOf(dispatch(endpoints.getRecordMailState.initiate({ id: started.id }, FRESH)))
          showToast({ kind: 'success', text: await mailEnd(started, { read: readState, onProgress }) })
        },
        async ownAddress() {
          if (!hasMailbox) return ''
          const state = await answerOf(dispatch(emailApi.endpoints.getEmailState.initiate(undefined, FRESH)))
          return state.hasAccount ? state.account : ''
        },
      },
      printed: (templateIds) => {
        const printedBody = { source: grant, templateIds: [...templateIds], modelId, formIds: [...ids] }
        return dispatch(endpoints.notePrinted.initiate({ printedBody })).unwrap()
      },
    }
  }, [dispatch, request, hasMailbox])
  return (
    <AppFields>
      <PrintPreview
        source={source}
        printer={user ? `${user.userName}/${user.userAccount}` : ''}
        templateId={request.printId || undefined}
        fontStyles={PAPER_FONTS}
        onClose={onClose}
      />
    </AppFields>
  )
}
