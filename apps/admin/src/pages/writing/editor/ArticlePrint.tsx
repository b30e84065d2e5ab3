import { answerOf, downloadFile, useApiDispatch } from '@sqos/api-client'
import { writingApi } from '@sqos/api-client/writing'
import { PrintPreview, type PrintSource } from '@sqos/print-designer'
import { selectUser } from '@sqos/session'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { PAPER_FONTS } from '../../../parts/print/paper-fonts.ts'

/** The template of the preview: the article itself. */
const ARTICLE = 'article'

/** An article on paper, with its variables filled in: preview, print, PDF, Word. */
export function ArticlePrint({ id, onClose }: { id: string; onClose: () => void }) {
  const dispatch = useApiDispatch()
  const user = useSelector(selectUser)
  const source = useMemo((): PrintSource => {
    const read = () => {
      const output = writingApi.endpoints.getWritingOutput.initiate({ id }, { forceRefetch: true })
      return answerOf(dispatch(output))
    }
    return {
      templates: async () => [{ id: ARTICLE, fullName: (await read()).title, category: '' }],
      look: async () => ({ printTemplate: (await read()).html, pageJson: '', isText: true }),
      records: async () => ({
        modelName: (await read()).title,
        headTable: [],
        tables: [],
        records: [{ id, printData: {}, numbers: {}, pictures: {}, operatorRecordList: [] }],
      }),
      async pdf() {
        const made = writingApi.endpoints.exportWritingArticle.initiate({ id, writingOutputBody: { format: 'pdf' } })
        dispatch(downloadFile(await dispatch(made).unwrap()))
      },
      printed: () => Promise.resolve(),
    }
  }, [dispatch, id])
  return (
    <PrintPreview
      source={source}
      printer={user ? `${user.userName}/${user.userAccount}` : ''}
      templateId={ARTICLE}
      fontStyles={PAPER_FONTS}
      onClose={onClose}
    />
  )
}
