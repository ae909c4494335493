import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Blocks what Node's permission model still allows: the network, signals to other processes, and access to Node's
 * internals. It is imported before anything else and holds for the rest of the process. It stops JavaScript only; the
 * namespaces in platform-limits.ts also stop machine code.
 */
function refuse(): never {
  throw new Error('Not allowed in a confined process')
}

function refuseAll(owner: object, names: readonly string[] = Object.getOwnPropertyNames(owner)): void {
  for (const name of names) {
    const { configurable, value } = Object.getOwnPropertyDescriptor(owner, name) ?? {}
    if (name === 'constructor' || !configurable || typeof value !== 'function') continue
    Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false })
  }
}

refuseAll(net.Socket.prototype, ['connect'])
refuseAll(net.Server.prototype, ['listen'])
refuseAll(net, ['_createServerHandle', 'connect', 'createConnection'])
refuseAll(dgram.Socket.prototype, ['bind', 'connect', 'send', 'sendto'])
refuseAll(dgram, ['_createSocketHandle'])
for (const resolver of [dns, dns.promises]) {
  refuseAll(resolver.Resolver.prototype)
  refuseAll(resolver)
}
refuseAll(process, ['kill', '_kill', '_debugProcess', 'binding', '_linkedBinding', 'dlopen', 'execve'])
syncBuiltinESMExports()
