import { alias } from '@wis/games'
import type { GameKit } from '@wis/games'
import { requestsOfMatch } from './requests-of-match.ts'
import { schemaOfValues } from './schema-of-values.ts'
import type { SeenSchema } from './schema-of-values.ts'

const schemas = new Map<string, SeenSchema>()

/** The schema of `observation.data` in this game: of all that seats are told in matches by each of its presets. */
export function dataSchemaOf(kit: GameKit): SeenSchema {
  const known = schemas.get(kit.id)
  if (known) return known
  const house = kit.house.toSorted((one, other) => one.strength - other.strength)
  const told = kit.setup.presets.flatMap((ruleset) =>
    Array.from({ length: 4 }, (_, match) => {
      // All of one strength, and all sorts beside each other.
      const at = (seat: number) => (match < 2 ? match : match + seat) % house.length
      const players = Array.from({ length: ruleset.players }, (_, seat) => house[at(seat)] ?? kit.house[0])
      return requestsOfMatch(kit, { ruleset, language: 'en', seed: `match ${match}`, players })
    }).flat(),
  )
  const aliases = new Set(Array.from({ length: 12 }, (_, seat) => alias('en', seat)))
  const sent: unknown = JSON.parse(JSON.stringify(told.map(({ request }) => request.observation.data)))
  const schema = schemaOfValues(Array.isArray(sent) ? sent : [], aliases)
  schemas.set(kit.id, schema)
  return schema
}
