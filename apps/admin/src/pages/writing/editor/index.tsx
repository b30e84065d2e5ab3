import { downloadFile, useApiDispatch } from '@sqos/api-client'
import { emailApi } from '@sqos/api-client/email'
import { PAGES } from '@sqos/contract'
import { printDesignerCatalogue } from '@sqos/print-designer/catalogue'
import { richTextCatalogue } from '@sqos/rich-text'
import { selectUser } from '@sqos/session'
import { Skeleton } from '@sqos/ui-kit'
import { writingCatalogue } from '@sqos/writing'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useRecordPages } from '../../../app/menu/use-record-pages.ts'
import { connection } from '../../../app/realtime/connection.ts'
import { usePageTitle } from '../../../app/tabs/use-page-title.ts'
import { useLeaveGuard } from '../../../app/expiry/use-leave-guard.ts'
import { usePageEntry } from '../../../parts/page-route/use-page-entry.ts'
import { pictureUpload } from '../../../parts/widget-services/upload-picture.ts'

export const catalogues = [writingCatalogue, richTextCatalogue, printDesignerCatalogue]

const ArticlePage = lazy(async () => ({ default: (await import('@sqos/writing/editor')).ArticlePage }))
const ArticlePrint = lazy(async () => ({ default: (await import('./ArticlePrint.tsx')).ArticlePrint }))

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))
const SendArticle = lazy(async () => ({ default: (await import('./SendArticle.tsx')).SendArticle }))

const HOME = '/writing/customer/home'

/** 编辑器: the article in the address. */
export default function WritingEditorPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const dispatch = useApiDispatch()
  const userId = useSelector(selectUser)?.userId ?? ''
  const hasMailbox = usePageEntry(PAGES.email) !== undefined
  const [shared, setShared] = useState<{ id: string; onShared: () => void }>()
  const [printed, setPrinted] = useState<string>()
  const [shownTitle, setShownTitle] = useState('')
  usePageTitle(shownTitle)
  const [sent, setSent] = useState<string>()
  const recordPages = useRecordPages()
  const isUnsaved = useRef<() => boolean>(() => false)
  const upload = useMemo(() => {
    const send = pictureUpload(dispatch)
    return send && ((file: File) => send(file, { signal: new AbortController().signal }))
  }, [dispatch])
  const id = params.get('id') ?? ''
  // Leaving saves; only what could not be saved is asked about.
  useLeaveGuard(() => isUnsaved.current(), { staysOn: (next) => next.get('id') === id })

  /** The text is a draft of the own mailbox, where receivers are chosen. */
  async function writeMail({ title, html }: { title: string; html: string }) {
    const emailBody = { subject: title, bodyText: html }
    const { data } = await dispatch(emailApi.endpoints.saveEmailDraft.initiate({ emailBody }))
    if (data) void navigate(`/${PAGES.email.address}?write=draft:${encodeURIComponent(data.id)}`)
  }

  if (id === '') return <Navigate to={HOME} replace />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <ArticlePage
        key={id}
        id={id}
        userId={userId}
        realtime={connection()}
        uploadPicture={upload}
        onOpen={(next) => void navigate(`/writing/editor?id=${encodeURIComponent(next)}`)}
        onBack={() => void navigate(HOME)}
        onPrint={setPrinted}
        onMail={hasMailbox ? (letter) => void writeMail(letter) : undefined}
        onShare={(shownId, onShared) => setShared({ id: shownId, onShared })}
        onSend={setSent}
        onTitle={setShownTitle}
        recordPages={recordPages}
        onDownload={(file) => dispatch(downloadFile(file))}
        onUnsaved={(read) => {
          isUnsaved.current = read
        }}
      />
      {shared && <ShareDialog {...shared} onClose={() => setShared(undefined)} />}
      {sent !== undefined && <SendArticle id={sent} onClose={() => setSent(undefined)} />}
      {printed !== undefined && <ArticlePrint id={printed} onClose={() => setPrinted(undefined)} />}
    </Suspense>
  )
}
