import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Address ranges outside of the public internet: this machine, private, link-local, test and multicast ranges. */
const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  // IPv4 in IPv6, translated or tunnelled: the embedded address could be any.
  ['::ffff:0:0', 96, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

// Separate lists: a BlockList also matches an IPv4 address by its mapped IPv6 address.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, prefix, family] of PRIVATE) blocked[family].addSubnet(net, prefix, family)

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return version !== 0 && !blocked[family].check(address, family)
}

/** Error for a host with a private address. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

/** Resolver of host names. */
type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves names to public addresses only. The connection uses the very address that was checked, so a name that
 * changes its address (DNS rebinding) does not get through.
 */
export const createPublicLookup =
  (resolve: Resolve = lookup, isPublic = isPublicAddress): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const allowed = addresses.filter(({ address }) => isPublic(address))
      const [first] = allowed
      if (!first) return callback(new PrivateAddress(`${hostname} is not on the public internet`), '')
      if (options.all) return callback(null, allowed)
      callback(null, first.address, first.family)
    })
  }

const publicLookup = createPublicLookup()

/**
 * The address to connect to for a host that a user named: the host itself if it is one of `privateHosts` (`host` or `host:port`),
 * otherwise a public address of it. Throws `PrivateAddress` for other hosts, and the error of the resolver.
 */
export async function connectableAddress(
  { host, port }: { host: string; port: number },
  privateHosts: readonly string[],
): Promise<string> {
  const name = host.toLowerCase()
  if (privateHosts.includes(name) || privateHosts.includes(`${name}:${port}`)) return host
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw new PrivateAddress(`${host} is not on the public internet`)
    return host
  }
  return await new Promise<string>((resolve, reject) => {
    publicLookup(host, { all: false }, (error, address) => {
      if (error) reject(error)
      else resolve(typeof address === 'string' ? address : (address[0]?.address ?? host))
    })
  })
}
