import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** Installs packages of Debian if possible, which takes root on such a system. True if it succeeded. */
export function installDebianPackages(names: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    return false
  console.log(`… installing ${names.join(', ')} from Debian`)
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('/usr/bin/apt-get', ['update', '-qq'], quiet)
  execFileSync('/usr/bin/apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet)
  return true
}
