/** Port of a gateway whose address names none (specification of the call panel, §9). */
const GATEWAY_PORT = 7443

/** Host and port of the telephony gateway at a `wss:` address. */
export function gatewayOf(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address)
  // URL drops the default port of the protocol.
  const named = /:443(?:[/?#]|$)/.test(address) ? 443 : GATEWAY_PORT
  return { host: hostname, port: port === '' ? named : Number(port) }
}

/** The origin of the gateway for a Content Security Policy. */
export function gatewayOrigin(address: string): string {
  const { host, port } = gatewayOf(address)
  return `wss://${host}:${port}`
}
