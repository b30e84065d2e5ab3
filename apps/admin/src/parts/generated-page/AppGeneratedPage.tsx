import { CurrentUserProvider } from '@sqos/form-renderer'
import { GeneratedPage, type GeneratedPageProps, type PageColumn } from '@sqos/generated-page'
import { useState } from 'react'
import { useKeptList } from '../kept-list/use-kept-list.ts'
import { usePageRunner } from '../scripts/use-page-runner.ts'
import { AppUploads } from '../uploads/AppUploads.tsx'
import { AppFields } from '../widget-services/AppFields.tsx'
import { useCurrentUser } from './use-current-user.ts'

type AppGeneratedPageProps = Omit<GeneratedPageProps, 'listKey' | 'onColumns' | 'runner'>

/** The page of a published form with the fields, uploads, scripts and list settings of this application. */
export function AppGeneratedPage(props: AppGeneratedPageProps) {
  return <ConnectedPage key={props.modelId} {...props} />
}

function ConnectedPage(props: AppGeneratedPageProps) {
  const [columns, setColumns] = useState<readonly PageColumn[]>([])
  const user = useCurrentUser()
  const runner = usePageRunner()
  const listKey = useKeptList(props.menuId || props.modelId, columns)
  return (
    <AppFields>
      <AppUploads>
        <CurrentUserProvider value={user}>
          <GeneratedPage {...props} listKey={listKey} runner={runner} onColumns={setColumns} />
        </CurrentUserProvider>
      </AppUploads>
    </AppFields>
  )
}
