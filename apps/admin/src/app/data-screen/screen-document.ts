import { type PortalDocument, readPortal } from '@sqos/portal'

/** Minutes between two refreshes of a portal that does not say so itself: a display has nobody who asks. */
const USUAL_MINUTES = 1

/** The document of a portal on a screen, which is always refreshed. */
export function screenDocument(formData: string): PortalDocument {
  const document = readPortal(formData)
  const refresh = document.raw['refresh'] ?? { autoRefresh: true, autoRefreshTime: USUAL_MINUTES }
  return { ...document, raw: { ...document.raw, refresh } }
}
