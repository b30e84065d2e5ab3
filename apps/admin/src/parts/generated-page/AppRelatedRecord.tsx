import { CurrentUserProvider } from '@sqos/form-renderer'
import { RelatedRecord, type RelatedRecordProps } from '@sqos/generated-page'
import { AppUploads } from '../uploads/AppUploads.tsx'
import { AppFields } from '../widget-services/AppFields.tsx'
import { AppNumberCalls } from './AppNumberCalls.tsx'
import { useCurrentUser } from './use-current-user.ts'

/** A record in a dialog, as far as the user may see it, with the fields and uploads of this application. */
export function AppRelatedRecord(props: RelatedRecordProps) {
  const user = useCurrentUser()
  return (
    <AppFields>
      <AppUploads>
        <CurrentUserProvider value={user}>
          <AppNumberCalls>
            <RelatedRecord {...props} />
          </AppNumberCalls>
        </CurrentUserProvider>
      </AppUploads>
    </AppFields>
  )
}
