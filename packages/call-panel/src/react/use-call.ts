import { useContext, useSyncExternalStore } from 'react'
import type { PhoneSnapshot } from '../core/phone-snapshot.ts'
import type { SharedPhone } from '../core/shared-phone.ts'
import { CallContext } from './call-context.ts'

/** The state of the phone, and its actions. */
export type Call = PhoneSnapshot &
  Pick<SharedPhone, 'dial' | 'accept' | 'hangUp' | 'setMuted' | 'setHeld' | 'sendTone' | 'transfer'>

/** The phone of the nearest `<CallProvider>`. */
export function usePhone(): SharedPhone {
  const phone = useContext(CallContext)
  if (!phone) {
    throw new Error(
      'useCall found no phone: there is no <CallProvider> above. Render the component inside <CallProvider>.',
    )
  }
  return phone
}

/** The call of the nearest `<CallProvider>`. The component is rendered again when the state of the call changes. */
export function useCall(): Call {
  const phone = usePhone()
  const snapshot = useSyncExternalStore(phone.subscribe, () => phone.snapshot)
  return {
    ...snapshot,
    dial: (number, related) => phone.dial(number, related),
    accept: () => phone.accept(),
    hangUp: phone.hangUp,
    setMuted: (isMuted) => phone.setMuted(isMuted),
    setHeld: (isHeld) => phone.setHeld(isHeld),
    sendTone: (tone) => phone.sendTone(tone),
    transfer: (number) => phone.transfer(number),
  }
}
