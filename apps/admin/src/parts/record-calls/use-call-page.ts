import { type ColumnKey, PAGES } from '@sqos/contract'
import { can, selectPermissions } from '@sqos/session'
import { useSelector } from 'react-redux'
import { usePageEntry } from '../page-route/use-page-entry.ts'

/** Whether the user has the page of the call records, and which of its columns. */
export function useCallPage() {
  const permissions = useSelector(selectPermissions)
  const entry = usePageEntry(PAGES.callRecord)
  return {
    maySee: entry !== undefined,
    mayColumn: (code: ColumnKey<typeof PAGES.callRecord>) => can(permissions, entry?.id, { code, kind: 'column' }),
  }
}
