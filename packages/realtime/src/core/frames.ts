import type { ServerMessage } from '@sqos/contract/realtime'
import type { RealtimeStatus } from '../status.ts'
import type { Unsigned } from './socket-client.ts'

/** The first word of a tab. */
export interface Hello {
  kind: 'hello'
  url: string
  token: string | null
  /** Last push that this tab has received. */
  lastId?: number | undefined
  isVisible: boolean
  /** Name of a Web Lock that the tab holds as long as it lives. */
  lock: string
}

/** What a tab tells the holder of the socket. */
export type FromTab =
  | Hello
  | { kind: 'token'; token: string | null }
  | { kind: 'visible'; isVisible: boolean }
  | { kind: 'send'; message: Unsigned }
  | { kind: 'network' }
  | { kind: 'bye' }

/** What the holder of the socket tells every tab. */
export type ToTab = { kind: 'message'; message: ServerMessage } | { kind: 'status'; status: RealtimeStatus }
