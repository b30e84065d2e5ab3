import type { Trx } from '../../platform/db/database.ts'
import { readPortalIds } from '../portal/portal.access.ts'
import { readReportIds } from '../report/report.access.ts'

/** Ids of the portals and reports that entries may show. */
export async function readTargets(trx: Trx) {
  return { portalIds: await readPortalIds(trx), reportIds: await readReportIds(trx) }
}
