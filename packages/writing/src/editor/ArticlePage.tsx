import { FailedState, Skeleton } from '@sqos/ui-kit'
import type { Realtime } from '@sqos/realtime'
import type { UploadPicture } from '@sqos/rich-text'
import { ArticleEditor } from './ArticleEditor.tsx'
import { OutdatedAlert } from './OutdatedAlert.tsx'
import type { RecordPage } from './record/record-page.ts'
import { useArticle } from './use-article.ts'

export interface ArticlePageProps {
  /** The article: an own one, or one that is shared with the user. */
  id: string
  userId: string
  /** The socket, through which people who write together hear of each other and of new comments. */
  realtime: Pick<Realtime, 'send' | 'on' | 'onStatus' | 'status'>
  uploadPicture?: UploadPicture | undefined
  /** Opens another article. */
  onOpen: (id: string) => void
  onBack: () => void
  /** Shows the article on paper: preview, print, Word. Everything is saved before. */
  onPrint: (id: string) => void
  /** Goes on with the text as a mail; its variables are filled in. Without it there is no such button. */
  onMail?: ((letter: { title: string; html: string }) => void) | undefined
  /** Opens the dialog that shares an own article. Everything is saved before. Without it there is no such button. */
  onShare?: ((id: string, onShared: () => void) => void) | undefined
  /** Sends the article as a message; it is saved before. Without it there is no such command. */
  onSend?: ((id: string) => void) | undefined
  /** Pages whose records articles can be about. */
  recordPages?: readonly RecordPage[] | undefined
  /** Offers a file of the server as a download. */
  onDownload: (file: { name: string; url: string }) => void
  /** Called with the title, when the article is opened and when it changes. */
  onTitle?: ((title: string) => void) | undefined
  /** Tells whether something is unsaved. */
  onUnsaved: (isUnsaved: () => boolean) => void
}

/** 编辑器: an article with its outline, versions, and the panel of the model, variables, modules and outlines. */
export function ArticlePage(props: ArticlePageProps) {
  const { opened, failure, reload } = useArticle(props.id, props.userId)
  if (failure === 'outdated') return <OutdatedAlert isOpen={false} />
  if (failure) return <FailedState onRetry={reload} />
  if (!opened) return <Skeleton lines={12} />
  return <ArticleEditor {...props} opened={opened} onReload={reload} />
}
