import type { CallFault } from './call-fault.ts'
import { isDialable } from './number.ts'
import type { PhoneOptions } from './phone-options.ts'
import type { CallUser } from './seat-token.ts'

/** Returns what the user or the number lacks for a call (specification §5). */
export function obstacleOf(user: CallUser, number?: string): CallFault | undefined {
  if (!user.landlinenNum) return 'noSeat'
  if (!user.custcode) return 'noCustcode'
  if (!user.appId) return 'noAppId'
  return number === undefined || isDialable(number) ? undefined : 'notANumber'
}

/** True when both options register the same seat at the same gateway. */
export const isSameLine = (one: PhoneOptions, other: PhoneOptions): boolean =>
  one.user.landlinenNum === other.user.landlinenNum &&
  one.user.custcode === other.user.custcode &&
  one.user.appId === other.user.appId &&
  one.gateway.host === other.gateway.host &&
  one.gateway.port === other.gateway.port
