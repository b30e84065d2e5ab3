import type { FromTab, ToTab } from './frames.ts'
import { createHolder, type Holder } from './holder.ts'
import { randomId } from './random-id.ts'
import type { OpenLink } from './tab-link.ts'
import { whenLockIsFree } from './tab-lock.ts'

/** What tabs send each other through the channel. */
type Frame =
  | { to: 'leader'; from: string; frame: FromTab }
  | { to: 'tab'; tab: string; frame: ToTab }
  /** A new leader asks every tab to say hello. */
  | { to: 'everybody' }

/**
 * The way without shared workers: the tab that gets the Web Lock holds the socket, the others talk to it through a
 * BroadcastChannel. When it goes, the next one takes over and continues after the last push that any tab has received.
 */
export const leaderLink =
  (name = 'sqos-realtime'): OpenLink =>
  (hear, hello) => {
    const own = randomId()
    const channel = new BroadcastChannel(name)
    const ending = new AbortController()
    let leave = () => {}
    let holder: Holder | undefined

    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    const post = (frame: Frame) => channel.postMessage(frame)

    function say(frame: FromTab) {
      if (holder) holder.hear(own, frame, hear)
      else post({ to: 'leader', from: own, frame })
    }

    channel.addEventListener('message', ({ data }: MessageEvent<Frame>) => {
      if (data.to === 'everybody') return say(hello())
      if (data.to === 'leader')
        return holder?.hear(data.from, data.frame, (frame) => post({ to: 'tab', tab: data.from, frame }))
      if (data.tab === own) hear(data.frame)
      return undefined
    })

    async function lead() {
      holder = createHolder({ whenGone: whenLockIsFree })
      holder.hear(own, hello(), hear)
      post({ to: 'everybody' })
      await new Promise<void>((resolve) => (leave = resolve))
      holder.close()
    }

    // Rejected when this tab closes before its turn.
    navigator.locks.request(name, { signal: ending.signal }, lead).catch(() => {})
    say(hello())

    return {
      say,
      close() {
        say({ kind: 'bye' })
        ending.abort()
        leave()
        channel.close()
      },
    }
  }
