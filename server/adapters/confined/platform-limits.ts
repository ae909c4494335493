import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Not imported, since the site's bundler treats this module's arguments as files to bundle. */
const children = process.getBuiltinModule('node:child_process')
const TRYING_MS = 5000
/** Node reserves address space that counts as memory although it is hardly ever used, most of it for code. */
const SET_ASIDE_MB = 640

/** All that a confined process finds in its environment: where system programs are. */
export const CONFINED_ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } as unknown as NodeJS.ProcessEnv

const SYSTEM = ['/usr', '/lib', '/lib64', '/bin', '/sbin']
/** The program's own files, without secrets and without anything that people uploaded. */
const PROGRAM = ['lib', 'server', 'messages', 'node_modules', 'package.json']

/**
 * A shell script that runs a command with the given places, read-only, as its whole file system. It needs namespaces of
 * its own.
 */
const OWN_ROOT = `
show() {
  if [ ! -e "$1" ] || [ -e ".$1" ]; then return 0; fi
  if [ -d "$1" ]; then mkdir -p ".$1"; else mkdir -p ".\${1%/*}" && : > ".$1"; fi
  mount -o bind,ro,nosuid,nodev "$1" ".$1"
}
mount -t tmpfs -o size=1m,mode=755 none /mnt && cd /mnt || exit 1
while [ "$1" != -- ]; do show "$1" || exit 1; shift; done
shift
exec chroot . "$@"`

const NAMESPACES = ['unshare', '--user', '--map-current-user', '--net', '--ipc']
const NO_PRIVILEGES = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all']
const SETPRIV = ['setpriv', '--pdeathsig', 'KILL', ...NO_PRIVILEGES, '--']
/** `unshare` stays as the parent of the command, so it must end with the server too. */
const OWN_SPACE = [
  ...['setpriv', '--pdeathsig', 'KILL', '--'],
  ...[...NAMESPACES, '--mount', '--pid', '--fork', '--kill-child', '--keep-caps', '--'],
]

const LIMITS = {
  files: 'machine code sees files and processes of this machine (no mount namespace; JavaScript is kept from them)',
  network: 'machine code reaches the network (no network namespace; JavaScript is kept from it)',
  privileges: 'a process outlives a server that is killed until its work or its time is over (there is no setpriv)',
  time: 'CPU time counts by the clock alone (there is no /bin/sh)',
  memory: 'memory outside of the JavaScript heap is not counted (this is not Linux)',
}

export type ProcessLimits = {
  readonly cpuSec: number
  /** In addition to what Node itself takes. */
  readonly memoryMb: number
}

export type Platform = {
  /** Paths that a confined process may read. */
  readonly readable: readonly string[]
  /** Sentences for people about the limits that are not in force on this machine. */
  readonly missing: readonly string[]
  /** The command that runs `command` with all limits that this machine has. */
  wrap(command: readonly string[], limits: ProcessLimits): string[]
}

let detecting: Promise<Platform> | undefined

/** The limits that this machine offers, found out once by trying them. */
export function platformLimits(): Promise<Platform> {
  detecting ??= detect()
  return detecting
}

async function detect(): Promise<Platform> {
  const project = realpathSync(/* turbopackIgnore: true */ process.cwd())
  const readable = PROGRAM.map((name) => join(/* turbopackIgnore: true */ project, name))
  const places = [...SYSTEM, ...readable, process.execPath]
  const ownRoot = [...OWN_SPACE, '/bin/sh', '-c', OWN_ROOT, 'sh', ...places, '--']
  const { files, network, privileges, memory } = LIMITS
  const choices = [
    { command: [...ownRoot, ...SETPRIV], missing: [] },
    { command: [...NAMESPACES, '--', ...SETPRIV], missing: [files] },
    { command: [...NAMESPACES, '--'], missing: [files, privileges] },
    { command: SETPRIV, missing: [files, network] },
    { command: [], missing: [files, network, privileges] },
  ]
  const limits = { cpuSec: 10, memoryMb: 256 }
  for (const { command, missing } of process.platform === 'win32' ? [] : choices) {
    const wrap: Platform['wrap'] = (inner, limits) => [...command, ...shellLimits(project, limits), ...inner]
    const isFine = await runs(wrap([process.execPath, '-e', '0'], limits))
    if (isFine) return { readable, missing: [...missing, ...(process.platform === 'linux' ? [] : [memory])], wrap }
  }
  return { readable, missing: Object.values(LIMITS), wrap: (inner) => [...inner] }
}

/**
 * A command that sets the kernel's limits for one process. The process can write to pipes, but not one byte to a file.
 */
function shellLimits(folder: string, { cpuSec, memoryMb }: ProcessLimits): string[] {
  const limits = [`-t ${cpuSec}`, `-d ${(SET_ASIDE_MB + memoryMb) * 1024}`, '-f 0', '-c 0', '-n 64']
  const script = [...limits.map((limit) => `ulimit ${limit}`), 'cd "$0"', 'exec "$@"'].join(' && ')
  return ['/bin/sh', '-c', script, folder]
}

async function runs([program = '', ...args]: string[]): Promise<boolean> {
  return await promisify(children.execFile)(program, args, { env: CONFINED_ENVIRONMENT, timeout: TRYING_MS }).then(
    () => true,
    () => false,
  )
}
