import { MembersDialog, type MembersDialogProps } from '@sqos/people/members-dialog'
import { AppFields } from '../widget-services/AppFields.tsx'

/** The members dialog with the users of the server. */
export function AppMembersDialog(props: MembersDialogProps) {
  return (
    <AppFields>
      <MembersDialog {...props} />
    </AppFields>
  )
}
