import type { CallRecordRow } from '@sqos/api-client/call-record'
import type { StatusTone } from '@sqos/ui-kit/list'

/** The tone of each result; the empty one is of a call that lasts. */
export const RESULT_TONES: Readonly<Record<CallRecordRow['result'], StatusTone>> = {
  '': 'info',
  answered: 'on',
  missed: 'attention',
  refused: 'attention',
  failed: 'danger',
  cancelled: 'off',
}
