import { readOnce } from '@sqos/api-client'
import { printApi, type PrintPreviewBody } from '@sqos/api-client/print'
import { recordApi } from '@sqos/api-client/record'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import type { PrintDesignerProps } from '@sqos/print-designer/designer'

/** Number of records to choose from. */
const COUNT = 10

type Records = PrintDesignerProps['records']

/** The source of the template that is edited, as the form has it. */
export type EditedSource = Pick<PrintPreviewBody, 'id' | 'dataSource' | 'sqlTemplate' | 'interfaceId'>

/**
 * The newest records of a model for a preview, with the values of the source that is edited; none without a model or the permission to
 * read it.
 */
export function usePreviewRecords(modelId: string, source: EditedSource): Records {
  const dispatch = useAppDispatch()
  const [records, setRecords] = useState<Records>([])
  useEffect(
    function load() {
      let isStale = false
      const run = async () => {
        const recordListBody = { currentPage: 1, pageSize: COUNT, sort: 'desc' as const, sidx: '', queryJson: '' }
        const { data } = await readOnce(dispatch(recordApi.endpoints.listRecords.initiate({ modelId, recordListBody })))
        const formIds = (data?.list ?? []).flatMap((row) => ('id' in row && typeof row.id === 'string' ? [row.id] : []))
        if (formIds.length === 0) return
        const printPreviewBody = { ...source, modelId, formIds }
        const { data: read } = await readOnce(
          dispatch(printApi.endpoints.listPrintPreviewData.initiate({ printPreviewBody })),
        )
        if (isStale || !read) return
        const [titleField = ''] = read.headTable.map(({ field }) => field)
        setRecords(
          read.records.map(({ printData, numbers, pictures, ...record }) => {
            const texts: Record<string, unknown> = { ...printData }
            const title = texts[titleField]
            return {
              ...record,
              printData: texts,
              numbers: { ...numbers },
              pictures: { ...pictures },
              title: typeof title === 'string' ? title : '',
            }
          }),
        )
      }
      if (modelId !== '') void run()
      return () => {
        isStale = true
      }
    },
    [dispatch, modelId, source],
  )
  return records
}
