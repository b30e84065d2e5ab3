import { CurrentUserProvider } from '@sqos/form-renderer'
import { generatedPageCatalogues, NewRecord, type NewRecordProps } from '@sqos/generated-page'
import { usePageRunner } from '../scripts/use-page-runner.ts'
import { WithTexts } from '../texts/WithTexts.tsx'
import { AppUploads } from '../uploads/AppUploads.tsx'
import { AppFields } from '../widget-services/AppFields.tsx'
import { useCurrentUser } from './use-current-user.ts'

/** Creates a record in a dialog, with the fields, uploads and scripts of this application. */
export function AppNewRecord(props: Omit<NewRecordProps, 'runner'>) {
  const user = useCurrentUser()
  const runner = usePageRunner()
  return (
    <WithTexts catalogues={generatedPageCatalogues}>
      <AppFields>
        <AppUploads>
          <CurrentUserProvider value={user}>
            <NewRecord {...props} runner={runner} />
          </CurrentUserProvider>
        </AppUploads>
      </AppFields>
    </WithTexts>
  )
}
