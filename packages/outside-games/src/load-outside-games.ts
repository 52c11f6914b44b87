import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { GameKit, OutsideGame, OutsideGames } from '@wis/games'
import { z } from 'zod'
import { findPackage, UnfitPackage } from './find-package.ts'
import type { FoundPackage } from './find-package.ts'
import { installationHere, namedGames } from './settings.ts'
import type { Installation } from './settings.ts'

/** For a process that runs in the repository, or in a folder of it. */
export const loadGamesHere = (): Promise<OutsideGames> => loadOutsideGames(installationHere())

/**
 * Brings the games of other packages into this process. It runs before any module asks for a game, because lists of games are
 * made once. A package that is refused is left out, and everything else starts.
 */
export async function loadOutsideGames(installation: Installation): Promise<OutsideGames> {
  const games: OutsideGame[] = []
  const refused: { name: string; why: string }[] = []
  for (const name of new Set(namedGames(installation))) {
    try {
      const game = await loadGame(installation, name)
      if (games.some(({ kit }) => kit.id === game.kit.id))
        throw new UnfitPackage(`Another package has the game ${game.kit.id} already.`)
      games.push(game)
    } catch (error) {
      refused.push({ name, why: error instanceof Error ? error.message : String(error) })
    }
  }
  const loaded: OutsideGames = { games, refused }
  if (games.length + refused.length > 0) Reflect.set(globalThis, Symbol.for('wis.outside-games'), loaded)
  return loaded
}

async function loadGame(installation: Installation, name: string): Promise<OutsideGame> {
  const { root, env } = installation
  const data = path.resolve(root, env['WIS_DATA_DIR'] || '.data')
  const found = findPackage(name, [root, data])
  const folder = path.join(data, 'games')
  const { faults } = remembered(folder, found) ?? (await check(installation, folder, found, name))
  if (faults.length > 0) throw new UnfitPackage(faults.join(' '))
  const { kit } = z
    .object({ kit: z.custom<GameKit>((value) => typeof value === 'object') })
    .parse(await importCode(found))
  return { kit: { ...kit, package: found.about }, code: found.code }
}

const verdict = z.object({ platform: z.string(), faults: z.array(z.string()) })
type Verdict = z.infer<typeof verdict>

const verdictFile = (folder: string, { about }: FoundPackage) => path.join(folder, `${about.hash}.json`)

/** What the check said of exactly these files under this version of the platform. */
function remembered(folder: string, found: FoundPackage): Verdict | undefined {
  const file = verdictFile(folder, found)
  if (!fs.existsSync(file)) return undefined
  const read = verdict.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')))
  return read.data?.platform === platform ? read.data : undefined
}

/** Raised when the suite changes, so that games are checked again. */
const platform = 'suite-2'

/** Has `wis game check` look at the package in a process of its own, which knows no secret of this one. */
async function check({ root, env }: Installation, folder: string, found: FoundPackage, name: string) {
  const wis = path.join(root, 'apps', 'cli', 'bin', 'wis.mjs')
  const given = {
    NODE_ENV: 'production',
    PATH: env['PATH'] ?? '',
    WIS_DATA_DIR: path.dirname(folder),
  } as const
  const run = await promisify(execFile)(process.execPath, [wis, 'game', 'check', '--json', name], {
    cwd: root,
    env: given,
    maxBuffer: 1024 * 1024,
  }).catch(() => {
    throw new UnfitPackage(`It could not be checked. Run: npx wis game check ${name}`)
  })
  const { hash, faults, isLasting } = z
    .object({ hash: z.string(), faults: z.array(z.string()), isLasting: z.boolean() })
    .parse(JSON.parse(run.stdout))
  if (hash !== found.about.hash)
    throw new UnfitPackage('Its files changed while they were checked. Start again.')
  const said: Verdict = { platform, faults }
  if (isLasting) remember(folder, found, said)
  return said
}

/** A folder that cannot be written only means that the next start checks again. */
function remember(folder: string, found: FoundPackage, said: Verdict): void {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(verdictFile(folder, found), JSON.stringify(said))
  } catch {
    return
  }
}

/** Loads the text that was hashed, and not a file that may have changed since. */
const importCode = ({ code }: FoundPackage): Promise<unknown> =>
  import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ `data:text/javascript;base64,${Buffer.from(code.kit).toString('base64')}`
  )
