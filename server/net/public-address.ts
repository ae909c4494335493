import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Special-purpose IPv4 (RFC 6890 and its registry): none is somebody's web server. */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** The IPv6 range for the public internet. Mapped, translated (NAT64), local and multicast addresses lie outside. */
const GLOBAL_V6 = ['2000::', 3] as const
/**
 * Special ranges within it: protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address
 * inside.
 */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const specialV4 = listOf('ipv4', SPECIAL_V4)
const globalV6 = listOf('ipv6', [GLOBAL_V6])
const specialV6 = listOf('ipv6', SPECIAL_V6)

/** Whether an address, as dotted IPv4 or as IPv6 without a zone, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [network: string, prefix: number])[]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}
