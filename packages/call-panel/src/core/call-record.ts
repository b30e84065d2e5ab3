import type { CallFault } from './call-fault.ts'
import type { CallDirection } from './call-state.ts'

/** What a finished call was. */
export type CallResult = 'answered' | 'missed' | 'cancelled' | 'refused' | 'failed'

/** A call as it is stored. Times are milliseconds since 1970. */
export interface CallRecord {
  /** Names the call across its reports. */
  id: string
  direction: CallDirection
  /** Unmasked, without the prefix. */
  number: string
  /** The caller's own reference, passed to `dial`: the record the number belongs to. */
  related?: string | undefined
  startedAt: number
  answeredAt?: number | undefined
  /** Undefined while the call lasts. */
  endedAt?: number | undefined
  result?: CallResult | undefined
  fault?: CallFault | undefined
}

interface Ending {
  direction: CallDirection
  isAnswered: boolean
  by: 'local' | 'remote' | 'system'
  fault: CallFault | undefined
}

/** The result of a call that ended. */
export function resultOf({ direction, isAnswered, by, fault }: Ending): CallResult {
  if (isAnswered) return 'answered'
  if (fault === 'busy' || fault === 'rejected') return 'refused'
  if (fault === 'noAnswer') return 'missed'
  if (fault) return 'failed'
  if (direction === 'outgoing') return by === 'local' ? 'cancelled' : 'refused'
  return by === 'local' ? 'refused' : 'missed'
}
