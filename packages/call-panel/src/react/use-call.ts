import { use, useSyncExternalStore } from 'react'
import type { Phone } from '../core/phone.ts'
import type { PhoneSnapshot } from '../core/phone-snapshot.ts'
import { CallContext } from './call-context.ts'

/** The state of the phone, and its actions. */
export type Call = PhoneSnapshot & Pick<Phone, 'dial' | 'accept' | 'hangUp' | 'setMuted' | 'setHeld' | 'sendTone'>

/** The phone of the nearest `<CallProvider>`. The component is rendered again when the state of the call changes. */
export function useCall(): Call {
  const phone = use(CallContext)
  if (!phone) {
    throw new Error(
      'useCall found no phone: there is no <CallProvider> above. Render the component inside <CallProvider>.',
    )
  }
  const snapshot = useSyncExternalStore(phone.subscribe, () => phone.snapshot)
  return {
    ...snapshot,
    dial: (number, related) => phone.dial(number, related),
    accept: () => phone.accept(),
    hangUp: phone.hangUp,
    setMuted: (isMuted) => phone.setMuted(isMuted),
    setHeld: (isHeld) => phone.setHeld(isHeld),
    sendTone: (tone) => phone.sendTone(tone),
  }
}
