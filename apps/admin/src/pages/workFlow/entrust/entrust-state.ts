import type { FlowDelegate } from '@sqos/api-client/workflow'

/** Whether a delegation begins later, is over, or is in force. */
export function entrustState({ startTime, endTime }: Pick<FlowDelegate, 'startTime' | 'endTime'>, now = Date.now()) {
  if (now < startTime) return 'later'
  return now > endTime ? 'over' : 'active'
}

/** Colours of the states. */
export const ENTRUST_TONES = { later: 'off', over: 'danger', active: 'info' } as const
