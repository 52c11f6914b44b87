import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

/** The newest Node with long-term support, as in the images. Dependabot updates only the images. */
export const currentNode = '26.10.0'

const major = (version: string) => Number.parseInt(version, 10)

let fetched: Promise<string> | undefined

/** The program of that Node: the present one if it is new enough, or else one from a package of the registry. */
export const currentNodeProgram = (): Promise<string> => (fetched ??= fetchCurrentNode())

async function fetchCurrentNode(): Promise<string> {
  if (major(process.versions.node) >= major(currentNode)) return process.execPath
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  // Not below node_modules, because installing packages empties that folder.
  const folder = path.resolve('.data', `node-${currentNode}`)
  const program = path.join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node')
  if (fs.existsSync(program)) return program
  fs.mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const npm = spawn('npm', [...args, `${name}@${currentNode}`], {
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  npm.stderr.on('data', (part: Buffer) => (complaint += part.toString()))
  const [status] = (await once(npm, 'close')) as [number | null]
  if (status === 0 && fs.existsSync(program)) return program
  throw new Error(`Node ${currentNode} cannot be fetched to test with:\n${complaint}`)
}
