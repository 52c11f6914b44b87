import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const languages = {
  Python: { command: 'python3', options: [] },
  TypeScript: { command: 'npx', options: ['tsx'] },
} as const satisfies Readonly<Record<string, { command: string; options: readonly string[] }>>
export type ExampleLanguage = keyof typeof languages

export function isInstalled(language: ExampleLanguage): boolean {
  return spawnSync(languages[language].command, ['--version']).status === 0
}

export interface ExampleProcess {
  readonly url: string
  readonly place: string
  stop(): Promise<void>
}

/** Runs one of the example agents as its reader would, on a free port. */
export async function startExample(
  language: ExampleLanguage,
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ExampleProcess> {
  const { command, options } = languages[language]
  const child = spawn(command, [...options, `examples/${file}`], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: what npx has started ends with it.
    detached: true,
  })
  const lines = createInterface(child.stdout)
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit')])) as unknown[]
  const port = /port (\d+)$/.exec(String(line))?.[1]
  if (port === undefined) throw new Error(`${file} did not start: ${String(line)}`)
  return {
    url: `http://127.0.0.1:${port}`,
    place: `127.0.0.1:${port}`,
    stop: async () => {
      const stopped = once(child, 'exit')
      if (child.pid !== undefined) process.kill(-child.pid)
      await stopped
    },
  }
}
