import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../soak/free-port.ts'

/** The site as visitors get it, built from the present code; a finished build is reused. */
export async function serve(databaseUrl: string, env: Readonly<Record<string, string>> = {}) {
  const web = path.join('apps', 'web')
  const build = ['--no-install', 'turbo', 'run', 'build', '--filter=@wis/web', '--output-logs=errors-only']
  const { status } = spawnSync('npx', build, { stdio: 'inherit' })
  if (status !== 0) throw new Error('the site cannot be built')
  const port = await freePort(1)
  const exports = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-bench-exports-'))
  const url = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    [
      '--max-old-space-size=400',
      '--max-semi-space-size=8',
      'serve.mjs',
      '-p',
      String(port),
      '-H',
      '127.0.0.1',
    ],
    {
      cwd: web,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        MALLOC_ARENA_MAX: '2',
        DATABASE_URL: databaseUrl,
        WIS_PUBLIC_URL: url,
        NEXTAUTH_URL: url,
        NEXTAUTH_SECRET: 'measured-and-thrown-away-measured-and-thrown-away',
        WIS_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
        // No program listens there, and a call fails at once.
        RUNNER_URL: 'http://127.0.0.1:9',
        WIS_EXPORTS_DIR: exports,
        ...env,
      },
    },
  )
  await untilAnswering(`${url}/leaderboard`)
  const html = await (await fetch(`${url}/leaderboard`)).text()
  const file = /\/_next\/static\/[^"]+\.css/.exec(html)?.[0] ?? '/icon.svg'
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    fs.rmSync(exports, { recursive: true, force: true })
  }
  return { url, file: url + file, pid: server.pid ?? 0, stop }
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++, await wait(200)) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error('the site does not answer')
}
