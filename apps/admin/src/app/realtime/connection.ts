import { createRealtime, type Realtime } from '@sqos/realtime'
import { config } from '../../config.ts'

let realtime: Realtime | undefined

const openWorker = () =>
  new SharedWorker(new URL('realtime-worker.ts', import.meta.url), { type: 'module', name: 'sqos-realtime' })

/** The connection of this tab, the same for all features; `RealtimeWatch` gives it the token. */
export function connection(): Realtime {
  realtime ??= createRealtime({ openWorker, baseUrl: config.apiBase })
  return realtime
}
