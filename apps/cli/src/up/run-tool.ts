import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './settings.ts'

const suffix = process.platform === 'win32' ? '.cmd' : ''

export interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Ends the program when the caller no longer needs it. */
  readonly signal?: AbortSignal
}

/** Runs a program of an installed package to its end. If it fails, the error contains its output. */
export function runTool(
  name: string,
  args: readonly string[],
  { env, signal }: ToolOptions = {},
): Promise<string> {
  const program = path.join(root, 'node_modules', '.bin', name + suffix)
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: env ?? process.env,
      shell: suffix !== '',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else
        reject(
          new Error(`${name} ${args.join(' ')} failed:\n${output.trim().split('\n').slice(-25).join('\n')}`),
        )
    })
  })
}
