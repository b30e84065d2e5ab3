import { BlockList, isIP } from 'node:net'

const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4')

/**
 * Whether `ip` is in one of the addresses or subnets (`10.0.0.0/8`) of `list`, separated by commas, spaces or lines.
 */
export function isListed(ip: string, list: string): boolean {
  const allowed = new BlockList()
  for (const entry of list.split(/[\s,;，；]+/)) {
    const [address = '', prefix] = entry.split('/')
    if (!isIP(address)) continue
    const bits = Number(prefix)
    if (prefix === undefined) allowed.addAddress(address, family(address))
    else if (Number.isInteger(bits) && bits >= 0 && bits <= (isIP(address) === 6 ? 128 : 32))
      allowed.addSubnet(address, bits, family(address))
  }
  return isIP(ip) !== 0 && allowed.check(ip, family(ip))
}

/** Whether only this machine can reach a server that listens at this host. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)

const OWN_MACHINE = '127.0.0.0/8,::1'
const OWN_NETWORK = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10'

/** Message key of the place of an address, as far as the address itself reveals it. */
export function placeKey(ip: string): 'auth.place.machine' | 'auth.place.network' | undefined {
  if (isListed(ip, OWN_MACHINE)) return 'auth.place.machine'
  return isListed(ip, OWN_NETWORK) ? 'auth.place.network' : undefined
}
