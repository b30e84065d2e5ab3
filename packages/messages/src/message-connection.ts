/** A connection to the server through which the application keeps `getUnreadMessages` up to date. */
export interface MessageConnection {
  /** While it is true nothing polls. */
  isConnected: () => boolean
  /** Calls back after each change; returns the function that ends it. */
  subscribe: (onChange: () => void) => () => void
}

export const NO_CONNECTION: MessageConnection = { isConnected: () => false, subscribe: () => () => {} }
