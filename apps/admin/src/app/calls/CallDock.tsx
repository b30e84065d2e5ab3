import { lazyPart } from '@sqos/app-feature'
import { useHasSeat } from './use-has-seat.ts'

const SeatPhone = lazyPart(async () => (await import('./SeatPhone.tsx')).SeatPhone)

/** The phone, only for users with a seat; its code is loaded then. */
export function CallDock() {
  return useHasSeat() && <SeatPhone />
}
