import { createHash } from 'node:crypto'
import type { Entry, Seat } from '@wis/engine'
import { exportMatch, hashText, seatingOf, signingKeyFrom } from '@wis/proof'
import { TrainingMatch, trainingResult } from '@wis/simulation'
import type { Acted, Observed, OutsideAnswer, TrainedSeat } from '@wis/simulation'
import { finishedTable } from '../simulate/finished-game.ts'
import { EnvFault, learner, resetRequest, wantedMatch } from './reset-request.ts'
import type { WantedMatch } from './reset-request.ts'

/** Answers for a seat that is neither the learner's nor of the house, such as a model. Null if it gave no answer. */
export type Guest = (asked: ReturnType<TrainingMatch['request']>) => Promise<string | null>

/** What a server of environments was started with. */
export interface EnvWorld {
  /** The game of a match that names none. */
  readonly game?: string | undefined
  readonly guests?: ReadonlyMap<string, Guest>
}

export interface EnvResult {
  readonly game: string
  readonly ruleset: string
  readonly language: string
  readonly seed: string
  readonly end: 'decided' | 'void' | 'open'
  readonly reason: string | null
  readonly entries: number
  /** SHA-256 of the log: a line of JSON for each entry, each ended by a newline. */
  readonly logHash: string
  readonly seats: readonly (TrainedSeat & { readonly player: string })[]
}

/** One match at a time, as a trainer plays it. */
export class EnvSession {
  readonly #world: EnvWorld
  #wanted: WantedMatch | undefined
  #match: TrainingMatch | undefined
  steps = 0

  constructor(world: EnvWorld = {}) {
    this.#world = world
  }

  /** Begins a match. Throws an `EnvFault` for what cannot be played. */
  reset(asked: unknown): WantedMatch {
    const read = resetRequest.safeParse(asked)
    if (!read.success)
      throw new EnvFault(
        read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      )
    const wanted = wantedMatch(read.data, this.#world)
    const house = new Map(wanted.kit.house.map((player) => [player.slug, player]))
    const known = (name: string) => name === learner || house.has(name) || this.#world.guests?.has(name)
    const stranger = wanted.players.find((name) => !known(name))
    if (stranger !== undefined) {
      const names = [learner, ...house.keys(), ...(this.#world.guests?.keys() ?? [])]
      throw new EnvFault(`there is no player ${stranger}: name one of ${names.join(', ')}`)
    }
    const seats = wanted.players.map((name) => house.get(name) ?? null)
    this.#match = new TrainingMatch({ ...wanted, seats })
    this.#wanted = wanted
    this.steps = 0
    return wanted
  }

  /** The seats of learners that are waited for, in the order of the game. */
  turns(): readonly Seat[] {
    const { players } = this.#begun()
    return this.match.turns().filter((seat) => players[seat] === learner)
  }

  learners(): readonly Seat[] {
    return this.#begun().players.flatMap((player, seat) => (player === learner ? [seat] : []))
  }

  observe(seat: Seat): Observed {
    if (this.#begun().players[seat] === undefined) throw new EnvFault(`there is no seat ${seat}`)
    const seen = this.match.observe(seat)
    return this.#world.guests ? { ...seen, turns: this.turns() } : seen
  }

  history(seat: Seat): readonly string[] {
    return this.match.history(seat)
  }

  rules(): string {
    const { kit, language, ruleset } = this.#begun()
    return kit.texts[language].rules(ruleset)
  }

  act(seat: Seat, answer: OutsideAnswer): Acted {
    if (!this.turns().includes(seat)) throw new EnvFault(this.#whoseTurn(seat))
    this.steps += 1
    return this.match.act(seat, answer)
  }

  /** What a built-in agent would answer in this seat: a baseline, and something to learn from. */
  houseAnswer(seat: Seat, slug: string): string {
    const player = this.#begun().kit.house.find((one) => one.slug === slug)
    if (!player) throw new EnvFault(`no built-in agent of ${this.#begun().kit.id} is called ${slug}`)
    if (!this.turns().includes(seat)) throw new EnvFault(this.#whoseTurn(seat))
    return this.match.houseAnswer(seat, player)
  }

  /** Lets guests answer until a learner is waited for, or the match is over. */
  async settle(): Promise<void> {
    const { players } = this.#begun()
    for (;;) {
      const [seat] = this.match.turns()
      if (seat === undefined || players[seat] === learner) return
      const guest = this.#world.guests?.get(players[seat] ?? '')
      if (!guest) throw new EnvFault(`no player answers for seat ${seat}`)
      this.match.act(seat, await guest(this.match.request(seat, this.#matchId())))
    }
  }

  result(): EnvResult {
    const { kit, ruleset, language, seed, players } = this.#begun()
    const { end, reason, seats } = trainingResult(this.match)
    const about = { game: kit.id, ruleset: ruleset.id, language, seed, end, reason }
    const { log } = this.match
    const named = seats.map((seat) => ({ ...seat, player: players[seat.seat] ?? '' }))
    return { ...about, entries: log.length, logHash: hashOfLog(log), seats: named }
  }

  /** The finished match as `wis verify` takes it. */
  exportLines(): readonly string[] {
    const { kit, seed, players } = this.#begun()
    const seatingSeed = kit.older ? null : `seats of ${seed}`
    const { log, state } = this.match
    const table = { log, state, seed, seatingSeed, material: this.match.material(), matchId: this.#matchId() }
    const seated = seatedAs(seatingSeed ?? seed, players)
    // Everybody can make this key. Its signature says that the file is complete, and not who wrote it.
    const key = signingKeyFrom(Buffer.from(hashText(`training key of ${seed}`), 'hex'))
    const lines = exportMatch(finishedTable(kit, { ...table, players: seated }), { version: 'training', key })
    if (lines) return lines
    throw new EnvFault('the match is not over')
  }

  get match(): TrainingMatch {
    if (this.#match) return this.#match
    throw new EnvFault('there is no match: call reset first')
  }

  #begun(): WantedMatch {
    if (this.#wanted) return this.#wanted
    throw new EnvFault('there is no match: call reset first')
  }

  #matchId(): string {
    return `training-${this.#begun().seed}`
  }

  #whoseTurn(seat: Seat): string {
    const due = this.turns()
    return due.length === 0
      ? 'the match is over'
      : `it is not the turn of seat ${seat}, but of ${due.join(', ')}`
  }
}

/**
 * In an export the seats follow from a seed and the names of the agents, so each gets the letter in front that leads it to
 * its seat.
 */
function seatedAs(seed: string, players: readonly string[]): readonly string[] {
  const letters = players.map((_, place) => String.fromCharCode(97 + place))
  return seatingOf(seed, letters, (letter) => letter).map(
    (letter, seat) => `${letter}-${players[seat] ?? ''}`,
  )
}

export const logLine = (entry: Entry): string =>
  `${JSON.stringify({ seq: entry.seq, at: entry.at, event: entry.event })}\n`

function hashOfLog(log: readonly Entry[]): string {
  const hash = createHash('sha256')
  for (const entry of log) hash.update(logLine(entry))
  return hash.digest('hex')
}
