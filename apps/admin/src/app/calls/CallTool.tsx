import { lazyPart } from '@sqos/app-feature'
import { useHasSeat } from './use-has-seat.ts'

const DialTool = lazyPart(async () => (await import('./DialTool.tsx')).DialTool)

/** The button that opens the dial box, only for users with a seat; its code is loaded then. */
export function CallTool() {
  return useHasSeat() && <DialTool />
}
