/**
 * What the socket tells the watches of the shell. Small and without the socket itself, which is loaded later: without a connection
 * watches poll as often as ever, with one they poll rarely and follow the signals.
 */
function createSignals() {
  const listeners = {
    connection: new Set<() => void>(),
    menus: new Set<() => void>(),
    presence: new Set<() => void>(),
    reconnected: new Set<() => void>(),
  }
  let isConnected = false

  return {
    isConnected: () => isConnected,
    setConnected(state: boolean) {
      if (isConnected === state) return
      isConnected = state
      for (const listener of listeners.connection) listener()
    },
    /** `connection`: the socket opened or broke. `menus`: menus or permissions may have changed. `presence`: people came or went. `reconnected`: after a pause. */
    send(signal: keyof typeof listeners) {
      for (const listener of listeners[signal]) listener()
    },
    /** Calls back at each signal; returns the function that ends it. */
    on(signal: keyof typeof listeners, listener: () => void): () => void {
      listeners[signal].add(listener)
      return () => void listeners[signal].delete(listener)
    },
  }
}

export const signals = createSignals()
