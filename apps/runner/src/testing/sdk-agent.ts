import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const sdks = {
  Python: { command: 'python3', args: ['examples/sdk/example_agent.py'] },
  // Node 20 has the WebSocket of browsers only with this flag; later versions ignore it.
  TypeScript: {
    command: process.execPath,
    args: ['--experimental-websocket', '--import', 'tsx', 'examples/sdk/example-agent.ts'],
  },
} as const satisfies Readonly<Record<string, { command: string; args: readonly string[] }>>
export type SdkLanguage = keyof typeof sdks

export function hasSdk(language: SdkLanguage): boolean {
  return spawnSync(sdks[language].command, ['--version']).status === 0
}

interface SdkAgent {
  readonly url: string
  readonly slug: string
  readonly token: string
}

/**
 * Runs the example agent of an SDK as its reader would, until the test ends. Resolves once the agent is connected, with
 * a promise of its own end.
 */
export async function startSdkAgent(
  language: SdkLanguage,
  { url, slug, token }: SdkAgent,
): Promise<{ readonly ended: Promise<unknown> }> {
  const { command, args } = sdks[language]
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], WIS_URL: url, WIS_AGENT: slug, WIS_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const ended = once(child, 'exit')
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as unknown[]
  if (!String(line).startsWith('connected as')) throw new Error(`it did not connect: ${String(line)}`)
  return { ended }
}
