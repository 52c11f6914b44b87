import { advance, rngAt } from '@wis/engine'
import type { Entry, GameEvent } from '@wis/engine'
import { kit } from './usual-kit.ts'

const { rules } = kit
const [ruleset] = kit.setup.presets
const config = { ruleset, language: 'en', material: ['tea', 'coffee'] } as const
const seats = [...Array(ruleset.players).keys()]
const mostRounds = 3
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

interface ScriptedMove {
  readonly kind: 'speech' | 'vote'
  readonly text: string
}

/** The speeches and votes of one match, round by round and seat by seat. */
export interface Script {
  readonly seed: string
  readonly speeches: readonly (readonly ScriptedMove[])[]
  readonly votes: readonly (readonly ScriptedMove[])[]
}

/** Has the average length and wording of matches of house agents. No speech appears in two scripts. */
export function scriptFor(number: number): Script {
  const seed = `scripted ${number}`
  const chosen = rules.open(config, seats, rngAt(seed, 0)).find(({ type }) => type === 'spy-chosen')
  const spy = chosen && 'seat' in chosen ? Number(chosen.seat) : 0
  const rng = rngAt('script', number)
  const rounds = [...Array(mostRounds).keys()]
  const speech = (round: number, seat: number): ScriptedMove => {
    const text = `${rng.pick(openings)} ${rng.pick(remarks)}, ${number}.${round}${seat}.`
    return { kind: 'speech', text }
  }
  const vote = (): ScriptedMove => {
    const target = rng.int(5) === 0 ? spy : rng.pick(seats)
    return { kind: 'vote', text: `Player ${1 + target}` }
  }
  return {
    seed,
    speeches: rounds.map((round) => seats.map((seat) => speech(round, seat))),
    votes: rounds.map(() => seats.map(vote)),
  }
}

/** Plays a script as a whole match, under full rules, and returns its log. */
export function scriptedMatch({ seed, speeches, votes }: Script): readonly Entry<GameEvent>[] {
  const log: Entry<GameEvent>[] = []
  let state = rules.blank
  const record = (events: readonly Entry<GameEvent>['event'][]) => {
    for (const event of events) {
      const entry = { seq: log.length, at, event }
      log.push(entry)
      state = advance(rules, state, entry)
    }
  }
  record(rules.open(config, seats, rngAt(seed, 0)))
  for (let turns = rules.turns(state); turns.length > 0; turns = rules.turns(state)) {
    for (const { kind, round, seat } of turns) {
      const move = (kind === 'speech' ? speeches : votes)[round - 1]?.[seat]
      const ruling = move && rules.decide(state, seat, move, rngAt(seed, log.length))
      if (!ruling?.ok) throw new Error(`the script has no ${kind} for seat ${seat} in round ${round}`)
      record(ruling.events)
    }
  }
  return log
}
