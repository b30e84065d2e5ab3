/** Time in ms that a call may be without network before it ends. */
const LIMIT = 30_000
/** Time in ms for the browser to find another network path by itself. */
const PATIENCE = 2000
/** Time in ms before another attempt while the call cannot be negotiated. */
const RETRY_DELAY = 500

interface ConnectionKeeperOptions {
  limit?: number | undefined
  /** Starts an ICE restart and calls back when both ends have agreed. False when it cannot begin at the moment. */
  renegotiate: (done: () => void) => boolean
  /** Called with `false` when the connection is lost, with `true` when it is back. */
  onConnection: (isConnected: boolean) => void
  /** The connection did not come back within the limit. */
  onLost: () => void
}

/** Brings a call back when its network changes: another registration, then an ICE restart. */
export class ConnectionKeeper {
  readonly #options: ConnectionKeeperOptions
  #connection: RTCPeerConnection | undefined
  #hasGateway = true
  #isConnected = true
  #limitTimer: ReturnType<typeof setTimeout> | undefined
  #restartTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: ConnectionKeeperOptions) {
    this.#options = options
  }

  /** Follows the network paths of the sound. */
  watch(connection: RTCPeerConnection): void {
    this.#connection = connection
    connection.addEventListener('connectionstatechange', () => {
      const { connectionState } = connection
      if (connectionState === 'connected') this.#update()
      if (connectionState === 'disconnected') this.#restart(PATIENCE)
      if (connectionState === 'failed') this.#restart(0)
      if (connectionState === 'disconnected' || connectionState === 'failed') this.#update()
    })
  }

  loseGateway(): void {
    this.#hasGateway = false
    this.#update()
  }

  regainGateway(): void {
    if (this.#hasGateway) return
    // The far end must learn the new address of this seat, also when the sound was not interrupted.
    this.#restart(0)
  }

  stop(): void {
    clearTimeout(this.#limitTimer)
    clearTimeout(this.#restartTimer)
  }

  #restart(delay: number) {
    clearTimeout(this.#restartTimer)
    this.#restartTimer = setTimeout(() => {
      if (this.#hasGateway && this.#hasSound) return
      const hasBegun = this.#options.renegotiate(() => {
        this.#hasGateway = true
        this.#update()
      })
      if (!hasBegun) this.#restart(RETRY_DELAY)
    }, delay)
  }

  get #hasSound() {
    return this.#connection?.connectionState === 'connected'
  }

  #update() {
    // Without the gateway, but with sound, the parties go on talking.
    if (this.#hasSound) {
      clearTimeout(this.#limitTimer)
      this.#limitTimer = undefined
    } else {
      this.#limitTimer ??= setTimeout(this.#options.onLost, this.#options.limit ?? LIMIT)
    }
    const isConnected = this.#hasGateway && this.#hasSound
    if (isConnected === this.#isConnected) return
    this.#isConnected = isConnected
    this.#options.onConnection(isConnected)
  }
}
