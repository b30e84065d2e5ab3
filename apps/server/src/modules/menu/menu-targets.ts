import type { Trx } from '../../platform/db/database.ts'
import { readPortalIds } from '../portal/portal.access.ts'
import { readReportIds } from '../report/report.access.ts'
import { readScreenIds } from '../screen/screen.access.ts'

/** Ids of the portals, reports and screens that entries may show. */
export async function readTargets(trx: Trx) {
  return {
    portalIds: await readPortalIds(trx),
    reportIds: await readReportIds(trx),
    screenIds: await readScreenIds(trx),
  }
}
