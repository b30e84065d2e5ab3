import { lazyPart } from '@sqos/app-feature'
import { selectUser } from '@sqos/session'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'

const ViewAsBanner = lazyPart(async () => (await import('./ViewAsBanner.tsx')).ViewAsBanner)

/** The banner, only while another user is viewed; its code is loaded then. */
export function ViewAsDock() {
  const isViewing = useSelector((state: AppState) => selectUser(state)?.viewer != null)
  return isViewing && <ViewAsBanner />
}
