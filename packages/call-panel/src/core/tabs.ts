import type { CallFault } from './call-fault.ts'
import type { CallNotice } from './phone-options.ts'
import type { PhoneSnapshot } from './phone-snapshot.ts'

/** What a user does in a tab with a call that another tab has. */
export type TabCommand =
  | { name: 'accept' }
  | { name: 'hangUp' }
  | { name: 'setMuted' | 'setHeld'; on: boolean }
  | { name: 'sendTone' | 'transfer'; text: string }

/** Messages between the tabs of one seat. */
export type TabMessage =
  | { kind: 'hello' }
  | { kind: 'state'; tab: string; snapshot: PhoneSnapshot }
  | { kind: 'command'; tab: string; command: TabCommand }
  | { kind: 'fault'; fault: CallFault }
  | { kind: 'notice'; notice: CallNotice; detail: string }

interface TabsOptions {
  /** The same for all tabs of a seat. */
  name: string
  onMessage: (message: TabMessage) => void
  /** This tab registers the seat from now on, or (`false`) another tab does. */
  onLine: (isOwner: boolean) => void
}

/** The tabs of one seat: messages, the owner of the line, and the only call. */
export interface Tabs {
  /** Names this tab. */
  readonly id: string
  send: (message: TabMessage) => void
  /** Waits until no other tab owns the line, then owns it. */
  queueForLine: () => void
  /** Claims the only call, and the line with it. Undefined when another tab has a call. */
  claimCall: () => Promise<(() => void) | undefined>
  /** Calls back when a tab was closed or has crashed. */
  onGone: (tab: string, listener: () => void) => void
  leave: () => void
}

/** Joins the tabs of a seat. Undefined in browsers and pages without locks and channels: each tab is then on its own. */
export function joinTabs({ name, onMessage, onLine }: TabsOptions): Tabs | undefined {
  // Undefined in pages without a secure origin, whatever its type says.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks || !('BroadcastChannel' in globalThis)) return undefined

  const id = crypto.randomUUID()
  const [callLock, lineLock] = [`${name}/call`, `${name}/line`]
  const tabLock = (tab: string) => `${name}/tab/${tab}`
  const left = new AbortController()
  const { signal } = left
  const untilLeft = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const channel = new BroadcastChannel(name)
  let ownsLine = false
  let isQueued = false

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
  // Held as long as the tab lives.
  ignoreAbort(locks.request(tabLock(id), { signal }, () => untilLeft))

  const hold = () => {
    ownsLine = true
    onLine(true)
    return untilLeft
  }
  const lose = () => {
    ownsLine = false
    if (signal.aborted) return
    onLine(false)
    queueForLine()
  }
  const queueForLine = () => {
    if (isQueued) return
    isQueued = true
    const held = locks.request(lineLock, { signal }, () => {
      isQueued = false
      return hold()
    })
    held.catch(lose)
  }
  const takeLine = () => {
    if (ownsLine) return undefined
    return new Promise<void>((resolve) => {
      const held = locks.request(lineLock, { steal: true }, () => {
        resolve()
        return hold()
      })
      held.catch(lose)
    })
  }
  const send = (message: TabMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    if (!signal.aborted) channel.postMessage(message)
  }
  send({ kind: 'hello' })

  return {
    id,
    send,
    queueForLine,
    claimCall: () =>
      new Promise((resolve) => {
        const claimed = locks.request(callLock, { ifAvailable: true }, async (lock) => {
          if (!lock) return resolve(undefined)
          await takeLine()
          return new Promise<void>((release) => resolve(release))
        })
        ignoreAbort(claimed)
      }),
    onGone: (tab, listener) => ignoreAbort(locks.request(tabLock(tab), { signal }, listener)),
    leave() {
      left.abort()
      channel.close()
    },
  }
}

/** Requests are aborted when the tab leaves. */
const ignoreAbort = (request: Promise<unknown>) => void request.catch(() => undefined)
