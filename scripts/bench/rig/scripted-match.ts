import { advance, rngAt } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games'
import type { SpyEvent, SpyMove } from '@wis/games'

const config = { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] } as const
const seats = [...Array(config.ruleset.players).keys()]
const at = '2026-01-31T12:00:00.000Z'

const openings = ['Most people', 'My neighbours', 'Some of us', 'Nearly all', 'Students', 'Old friends']
const remarks = [
  'have it in the morning',
  'miss it when it rains',
  'like it hot, a few cold',
  'know how it is made',
  'offer it to visitors',
  'know a shop for it',
]

/** The speeches and votes of one match, round by round and seat by seat. */
export interface Script {
  readonly seed: string
  readonly speeches: readonly (readonly SpyMove[])[]
  readonly votes: readonly (readonly SpyMove[])[]
}

/** Has the average length and wording of matches of house agents. No speech appears in two scripts. */
export function scriptFor(number: number): Script {
  const seed = `scripted ${number}`
  const chosen = whoIsSpy.open(config, seats, rngAt(seed, 0)).find((event) => event.type === 'spy-chosen')
  const rng = rngAt('script', number)
  const rounds = [...Array(config.ruleset.rounds).keys()]
  const speech = (round: number, seat: number): SpyMove => {
    const text = `${rng.pick(openings)} ${rng.pick(remarks)}, ${number}.${round}${seat}.`
    return { kind: 'speech', text }
  }
  const vote = (): SpyMove => {
    const target = rng.int(5) === 0 ? chosen?.seat : rng.pick(seats)
    return { kind: 'vote', text: `Player ${1 + (target ?? 0)}` }
  }
  return {
    seed,
    speeches: rounds.map((round) => seats.map((seat) => speech(round, seat))),
    votes: rounds.map(() => seats.map(vote)),
  }
}

/** Plays a script as a whole match, under full rules, and returns its log. */
export function scriptedMatch({ seed, speeches, votes }: Script): readonly Entry<SpyEvent>[] {
  const log: Entry<SpyEvent>[] = []
  let state = whoIsSpy.blank
  const record = (events: readonly Entry<SpyEvent>['event'][]) => {
    for (const event of events) {
      const entry = { seq: log.length, at, event }
      log.push(entry)
      state = advance(whoIsSpy, state, entry)
    }
  }
  record(whoIsSpy.open(config, seats, rngAt(seed, 0)))
  for (let turns = whoIsSpy.turns(state); turns.length > 0; turns = whoIsSpy.turns(state)) {
    for (const { kind, round, seat } of turns) {
      const move = (kind === 'speech' ? speeches : votes)[round - 1]?.[seat]
      const ruling = move && whoIsSpy.decide(state, seat, move, rngAt(seed, log.length))
      if (!ruling?.ok) throw new Error(`the script has no ${kind} for seat ${seat} in round ${round}`)
      record(ruling.events)
    }
  }
  return log
}
