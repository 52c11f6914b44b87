import { randomBytes } from 'node:crypto'
import { readJson } from '@wis/engine'
import type { Language } from '@wis/engine'
import { kits, languages, usualGame } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { httpUrl } from '@wis/protocol'
import { z } from 'zod'

const participant = z.string().regex(/^[\w.-]{1,40}$/, 'at most 40 letters, digits, dots and hyphens')

/** The request of an AgentBeats assessment: addresses by role, and a configuration of the host's own. */
const request = z.object({
  participants: z.record(participant, httpUrl),
  config: z
    .strictObject({
      game: z.string().default(usualGame),
      ruleset: z.string().optional(),
      language: z.enum(languages).default('en'),
      matches: z.int().min(1).max(100).default(1),
      seed: z.string().min(1).max(100).optional(),
    })
    .prefault({}),
})

export interface PlannedTable {
  readonly seed: string
  /** Names of participants, and built-in agents where there are not enough. Who sits where is drawn later. */
  readonly players: readonly string[]
}

export interface Tournament {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seed: string
  readonly participants: ReadonlyMap<string, string>
  readonly tables: readonly PlannedTable[]
}

/** The request cannot be played. */
export class AssessmentFault extends Error {
  override readonly name = 'AssessmentFault'
}

const mostParticipants = 20
const mostMatches = 100

/** Reads a request and plans its tables: each that the participants can form. Throws for one that cannot be played. */
export function tournamentFrom(text: string): Tournament {
  const json = readJson(text)
  if (!json.ok) throw new AssessmentFault('the message must be JSON with participants and config')
  const read = request.safeParse(json.value)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new AssessmentFault(
      `${issue?.path.join('.') || 'the request'}: ${issue?.message ?? 'not readable'}`,
    )
  }
  const { participants: given, config } = read.data
  const kit = named('config.game', config.game, new Map(kits.map((one) => [one.id, one])))
  const presets = new Map(kit.setup.presets.map((one) => [one.id, one]))
  const [usual] = kit.setup.presets
  const ruleset = config.ruleset === undefined ? usual : named('config.ruleset', config.ruleset, presets)
  const participants = new Map(Object.entries(given))
  if (participants.size === 0) throw new AssessmentFault('participants: name at least one')
  if (participants.size > mostParticipants)
    throw new AssessmentFault(`participants: at most ${mostParticipants}`)
  const seed = config.seed ?? randomBytes(8).toString('hex')
  const groups = groupsOf([...participants.keys()], ruleset.players, config.matches)
  const tables = groups.flatMap((group, table) =>
    Array.from({ length: config.matches }, (_, match) => ({
      seed: `${seed}-${table + 1}-${match + 1}`,
      players: filled(group, houseOf(kit, participants), ruleset.players),
    })),
  )
  return { kit, ruleset, language: config.language, seed, participants, tables }
}

function named<Value>(field: string, id: string, values: ReadonlyMap<string, Value>): Value {
  const found = values.get(id)
  if (found !== undefined) return found
  throw new AssessmentFault(`${field} is one of ${[...values.keys()].join(', ')}`)
}

/** All groups of so many, in a fixed order; everybody together if there are not enough for one. */
function groupsOf(names: readonly string[], size: number, matches: number): readonly (readonly string[])[] {
  if (names.length <= size) return [names]
  let groups: (readonly string[])[] = [[]]
  for (const [at, name] of names.entries()) {
    const left = names.length - at - 1
    groups = groups.flatMap((group) => [
      ...(group.length < size ? [[...group, name]] : []),
      ...(group.length + left >= size ? [group] : []),
    ])
    if (groups.length > names.length ** 3) break
  }
  const whole = groups.filter((group) => group.length === size)
  if (whole.length * matches > mostMatches || whole.length === 0)
    throw new AssessmentFault(
      `${names.length} participants at tables of ${size} make more than ${mostMatches} matches: name fewer`,
    )
  return whole
}

/** Names for built-in agents, none of which a participant has. The same agent may sit twice. */
function* houseOf({ house }: GameKit, taken: ReadonlyMap<string, string>): Generator<string, never> {
  for (let time = 1; ; time++) {
    for (const { slug } of house) {
      const name = time === 1 ? slug : `${slug}-${time}`
      if (!taken.has(name)) yield name
    }
  }
}

/** Built-in agents take the seats that are left. */
const filled = (group: readonly string[], house: Iterator<string, never>, size: number) => [
  ...group,
  ...Array.from({ length: size - group.length }, () => house.next().value),
]
