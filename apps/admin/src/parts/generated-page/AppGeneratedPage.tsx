import { recordShared } from '@sqos/chat'
import { CurrentUserProvider } from '@sqos/form-renderer'
import { GeneratedPage, type GeneratedPageProps, type PageColumn, type PrintRequest } from '@sqos/generated-page'
import { PAGES } from '@sqos/contract'
import { lazy, Suspense, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { selectSysConfig, type SessionRootState } from '@sqos/session'
import { useAuthorityPage } from '../authority/use-authority-page.ts'
import { useKeptList } from '../kept-list/use-kept-list.ts'
import { usePageEntry } from '../page-route/use-page-entry.ts'
import { useCallPage } from '../record-calls/use-call-page.ts'
import { usePageRunner } from '../scripts/use-page-runner.ts'
import { AppUploads } from '../uploads/AppUploads.tsx'
import { AppFields } from '../widget-services/AppFields.tsx'
import { AppNumberCalls } from './AppNumberCalls.tsx'
import { useCurrentUser } from './use-current-user.ts'

const RecordCalls = lazy(async () => ({ default: (await import('../record-calls/RecordCalls.tsx')).RecordCalls }))

const StartArticle = lazy(async () => ({ default: (await import('./StartArticle.tsx')).StartArticle }))

const RecordPrint = lazy(async () => ({ default: (await import('../print/RecordPrint.tsx')).RecordPrint }))

type AppGeneratedPageProps = Omit<
  GeneratedPageProps,
  'belowRecord' | 'listKey' | 'onColumns' | 'onExplain' | 'onPrint' | 'onShare' | 'onWrite' | 'runner'
>

/** The page of a published form with the fields, uploads, scripts and list settings of this application. */
export function AppGeneratedPage(props: AppGeneratedPageProps) {
  return <ConnectedPage key={props.modelId} {...props} />
}

function ConnectedPage(props: AppGeneratedPageProps) {
  const [columns, setColumns] = useState<readonly PageColumn[]>([])
  const [printed, setPrinted] = useState<PrintRequest>()
  const [written, setWritten] = useState<{ modelId: string; menuId: string; recordId: string }>()
  const mayWrite = usePageEntry(PAGES.writingHome) !== undefined
  const user = useCurrentUser()
  const { page } = useAuthorityPage()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const hasChat = useSelector((state: SessionRootState) => selectSysConfig(state)?.showMessageEntries !== false)
  const explain = (menuId: string) =>
    void navigate(
      `${page ?? ''}?${new URLSearchParams({ user: user?.id ?? '', page: menuId, kind: 'rows' }).toString()}`,
    )
  const runner = usePageRunner()
  const { maySee: maySeeCalls } = useCallPage()
  const listKey = useKeptList(props.menuId || props.modelId, columns)
  return (
    <AppFields>
      <AppUploads>
        <CurrentUserProvider value={user}>
          <AppNumberCalls>
            <GeneratedPage
              {...props}
              listKey={listKey}
              runner={runner}
              onColumns={setColumns}
              onPrint={setPrinted}
              onShare={
                hasChat ? ({ modelId, id: recordId }) => dispatch(recordShared({ modelId, recordId })) : undefined
              }
              onWrite={mayWrite ? ({ id: recordId, ...record }) => setWritten({ ...record, recordId }) : undefined}
              onExplain={page === undefined ? undefined : explain}
              belowRecord={maySeeCalls ? callsOf : undefined}
            />
            <Suspense>{written && <StartArticle source={written} onClose={() => setWritten(undefined)} />}</Suspense>
            <Suspense>{printed && <RecordPrint request={printed} onClose={() => setPrinted(undefined)} />}</Suspense>
          </AppNumberCalls>
        </CurrentUserProvider>
      </AppUploads>
    </AppFields>
  )
}

const callsOf = ({ modelId, id }: { modelId: string; id: string }) => (
  <Suspense>
    <RecordCalls modelId={modelId} recordId={id} />
  </Suspense>
)
