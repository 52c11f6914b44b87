import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

export interface Installation {
  /** The folder of the repository, whose packages are looked through before those of the data folder. */
  readonly root: string
  readonly env: NodeJS.ProcessEnv
}

/** The installation in whose folder, or in one of whose folders, this process runs. */
export const installationHere = (): Installation => ({ root: rootAbove(process.cwd()), env: process.env })

function rootAbove(folder: string): string {
  const parent = path.dirname(folder)
  if (parent === folder || fs.existsSync(path.join(folder, 'turbo.json'))) return folder
  return rootAbove(parent)
}

const settings = z.looseObject({ wis: z.looseObject({ games: z.array(z.string()).optional() }).optional() })

/** The games that the settings name: those of WIS_GAMES, or else of `wis.games` in package.json. */
export function namedGames({ root, env }: Installation): readonly string[] {
  const given = (env['WIS_GAMES'] ?? '').split(',').map((name) => name.trim())
  const named = given.filter((name) => name !== '')
  if (named.length > 0) return named
  const file = path.join(root, 'package.json')
  const read = fs.existsSync(file) ? settings.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined
  return read?.data?.wis?.games ?? []
}
