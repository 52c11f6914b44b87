import { createHash } from 'node:crypto'
import type { Rng } from '@wis/engine'
import { kitCalled, playHouse } from '@wis/games'
import type { GameKit, HousePlayer } from '@wis/games'
import type { CollusionSeat } from '@wis/ratings'
import type { LadderGame } from './ladder-games.ts'
import type { SeatResult } from './ladder-season.ts'

/** A match of players of some kinds, without the owners who sent them. */
export interface KeptMatch {
  readonly course: string
  readonly seats: readonly (SeatResult & Pick<CollusionSeat, 'chances' | 'thrown' | 'conceded'>)[]
}

type Player = Pick<HousePlayer<unknown>, 'slug' | 'answer'>

/** Answers with nothing, and so loses by its silence. */
const mute: Player = { slug: 'mute', answer: () => ({ fields: {} }) }

/** Takes the first legal answer, so that the same match repeats itself. */
const firstLegal = ({ wire }: GameKit): Player => ({
  slug: 'first-legal',
  answer: ({ state, turn }) => {
    const [field] = wire.fields(state, turn)
    const [first] = wire.legal(state, turn) ?? []
    return { fields: field && first !== undefined ? { [field.name]: first } : {} }
  },
})

/** So many matches of the same players are played by the real rules. Seasons draw from them. */
const kept = 24

/** The players of a game, by their names. */
export interface SeasonPlayers {
  readonly seats: number
  /** Units of a point in results. */
  readonly perPoint: number
  /** The honest ones. */
  readonly slugs: readonly string[]
  /** The strongest of the house. */
  readonly best: string
  /** What an agent plays that cannot reach its model. */
  readonly fallback: string
  /** Loses on purpose, or if there is no such player, so badly that many of its matches can be taken for thrown. */
  readonly loser: string
  /** The weakest of the house. */
  readonly weakest: string
  /** A match of these players in the order of their seats. `wanted` may choose among those that are kept. */
  match(slugs: readonly string[], rng: Rng, wanted?: (match: KeptMatch) => boolean): KeptMatch
}

/** The house players of a game, and matches between them by the real rules. */
export class LadderPlayers implements SeasonPlayers {
  readonly #kit: GameKit
  readonly #preset: string
  readonly #players: ReadonlyMap<string, Player>
  readonly #pools = new Map<string, readonly KeptMatch[]>()
  readonly seats: number
  readonly perPoint: number
  readonly slugs: readonly string[]
  readonly best: string
  readonly fallback: string
  readonly loser: string
  readonly weakest: string

  constructor({ game, preset, lists, loses }: LadderGame) {
    const kit = kitCalled(game)
    if (!kit) throw new RangeError(`there is no game called ${game}`)
    this.#kit = kit
    this.#preset = preset
    const honest = [...kit.house, ...(lists ? [firstLegal(kit)] : [])]
    const loser: Player[] = loses ? [{ slug: 'loser', answer: () => ({ fields: loses }) }] : []
    this.#players = new Map([...honest, ...loser, mute].map((player) => [player.slug, player]))
    this.slugs = honest.map(({ slug }) => slug)
    this.best = kit.house.at(-1)?.slug ?? ''
    this.fallback = lists ? 'first-legal' : kit.house[0].slug
    this.weakest = this.slugs.includes('random') ? 'random' : kit.house[0].slug
    this.loser = loses ? 'loser' : this.weakest
    this.seats = this.#ruleset.players
    this.perPoint = kit.results.perPoint ?? 1
  }

  get #ruleset() {
    const { presets } = this.#kit.setup
    return presets.find(({ id }) => id === this.#preset) ?? presets[0]
  }

  match(slugs: readonly string[], rng: Rng, wanted?: (match: KeptMatch) => boolean): KeptMatch {
    const pool = this.#poolOf(slugs)
    const fit = wanted ? pool.filter(wanted) : pool
    return rng.pick(fit.length > 0 ? fit : pool)
  }

  #poolOf(slugs: readonly string[]): readonly KeptMatch[] {
    const key = slugs.join()
    const known = this.#pools.get(key)
    if (known) return known
    const played = Array.from({ length: kept }, (_, at) => this.#play(slugs, `${key} ${at}`))
    const courses = new Set(played.map(({ course }) => course))
    // Matches that all differ would differ in a real season too, where none is drawn twice.
    const pool = courses.size === kept ? played.map((match) => ({ ...match, course: '' })) : played
    this.#pools.set(key, pool)
    return pool
  }

  #play(slugs: readonly string[], seed: string): KeptMatch {
    const players = slugs.map((slug) => this.#players.get(slug) ?? mute)
    const kit = this.#kit
    const { log, state } = playHouse(kit, { seed, ruleset: this.#ruleset, language: 'en', players })
    const given = kit.integrity?.givenAway(log)
    const events = JSON.stringify(log.map(({ event }) => event))
    return {
      course: createHash('md5').update(events).digest('hex'),
      seats: kit.results.of(state).map(({ place, team, points, facts }, seat) => {
        const { answers = 0, refused = 0, missed = 0 } = facts
        const { chances, thrown } = given?.[seat] ?? { chances: 0, thrown: 0 }
        return { place, team, points, chances, thrown, conceded: answers > 0 && answers === refused + missed }
      }),
    }
  }
}
