import { AuthorityEditor, type AuthorityEditorProps } from '@sqos/authority-editor'
import { AppAuthorityServices } from './AppAuthorityServices.tsx'

/** The editor of permissions, connected to the server. */
export function AppAuthorityEditor(props: AuthorityEditorProps) {
  return (
    <AppAuthorityServices>
      <AuthorityEditor {...props} />
    </AppAuthorityServices>
  )
}
