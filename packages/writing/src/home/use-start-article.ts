import { answerOf, useApiDispatch } from '@sqos/api-client'
import { writingApi, type WritingTemplateCard } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ChosenRecord } from '../editor/record/record-page.ts'
import { blankContent, outlineContent } from './new-article.ts'

interface StartOptions {
  /** Opens an article in the editor. */
  onOpen: (id: string) => void
  /** The record that the article is about. */
  source?: ChosenRecord | undefined
}

interface NewArticle {
  title: string
  content: string
  templateId?: string
}

/** Creates articles and opens them. */
export function useStartArticle({ onOpen, source }: StartOptions) {
  const { t } = useText(NAMESPACE)
  const dispatch = useApiDispatch()
  const [isStarting, setStarting] = useState(false)
  const { endpoints } = writingApi

  /** The API has shown why it could not. */
  async function start(read: () => Promise<NewArticle>) {
    setStarting(true)
    try {
      const writingArticleBody = { ...(await read()), ...(source && { source }) }
      const { id } = await dispatch(endpoints.createWritingArticle.initiate({ writingArticleBody })).unwrap()
      onOpen(id)
    } catch {
      setStarting(false)
    }
  }

  return {
    isStarting,
    startBlank: () => void start(() => Promise.resolve({ title: t('untitled'), content: blankContent() })),
    startWith: ({ id, name }: WritingTemplateCard) =>
      void start(async () => {
        const used = endpoints.useWritingTemplate.initiate({ id }, { forceRefetch: true })
        const { content } = await answerOf(dispatch(used))
        return { title: name, content, templateId: id }
      }),
    startOutline: ({ name, content }: { name: string; content: string }) =>
      void start(() => Promise.resolve({ title: name, content: outlineContent(content) })),
  }
}
