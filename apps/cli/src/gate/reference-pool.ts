import fs from 'node:fs'
import { rngAt } from '@wis/engine'
import type { GameKit } from '@wis/games'
import { materialAt, playHouse } from '@wis/games'
import { hashText } from '@wis/proof'
import { z } from 'zod'
import { GateTrouble } from './gate-matches.ts'

/** Decides the deals of the reference, and who of the house sits beside an agent. */
export const referenceSeed = 'reference-1'

const pool = z.object({ version: z.literal('reference/1'), games: z.record(z.string(), z.string()) })

const hashed = 12

/**
 * How the house plays some deals of the reference, as one hash. It is another as soon as a built-in player, a rule or the
 * content of the game is.
 */
export function hashOfHouse(kit: GameKit): string {
  const [ruleset] = kit.setup.presets
  const { house } = kit
  const logs = Array.from({ length: hashed }, (_, deal) => {
    const seed = `${referenceSeed}-${deal + 1}`
    const seats = Array.from({ length: ruleset.players }, (__, seat) => seat)
    const players = seats.map((seat) => house[(seat + deal) % house.length] ?? house[0])
    const material = kit.setup.draw(ruleset, 'en', rngAt(seed, materialAt))
    return playHouse(kit, { seed, ruleset, language: 'en', material, players }).log
  })
  return hashText(JSON.stringify(logs))
}

/** The hash of the reference for this game. Throws where the house plays otherwise now. */
export function frozen(kit: GameKit): string {
  const text = fs.readFileSync(new URL('reference-1.json', import.meta.url), 'utf8')
  const wanted = pool.parse(JSON.parse(text)).games[kit.id]
  if (wanted === undefined) throw new GateTrouble(`the reference does not have ${kit.id}`)
  const found = hashOfHouse(kit)
  if (found === wanted) return wanted
  throw new GateTrouble(
    `the built-in players of ${kit.id} play otherwise than that of reference/1, so scores do not compare`,
  )
}
