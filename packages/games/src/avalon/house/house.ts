import type { Seat, Turn } from '@wis/engine'
import type { HouseAnswer, HouseTurn } from '../../contract/game-kit.ts'
import type { AvalonState } from '../table.ts'
import { argumentOf } from './argue.ts'
import { byLot, covertly, openly } from './decisions.ts'
import type { Manner } from './decisions.ts'
import { mindOf } from './mind.ts'
import type { Mind } from './mind.ts'
import { privateNotes } from './private-notes.ts'
import { logical, psychological } from './readings.ts'
import type { Reading } from './readings.ts'
import { drifting, pressing, recording } from './voices.ts'
import type { Speaking, Voice } from './voices.ts'

interface Person {
  readonly reading: Reading
  readonly manner: Manner
  readonly voice: Voice
  /** Whether it notes what it thinks. */
  readonly notes: boolean
}

type Talker = Person & Pick<Speaking, 'words'>

function fieldsOf(person: Talker, asked: HouseTurn<AvalonState>): HouseAnswer['fields'] {
  const { state, turn } = asked
  const { manner } = person
  const mind = mindOf(asked, person.reading)
  const team = state.proposal?.team ?? []
  switch (turn.kind) {
    case 'vote':
      return { vote: manner.approves(mind, team) ? 'approve' : 'reject' }
    case 'quest':
      return { card: mind.evil ? manner.card(mind, team) : 'success' }
    case 'assassinate':
      return { merlin: state.aliases[manner.merlin(mind)] ?? '' }
    case 'propose':
    case 'settle': {
      const chosen = manner.team(mind, turn.kind === 'settle' ? team : null)
      const ordered = chosen.toSorted((one, other) => one - other)
      return { team: namesOf(mind, ordered), ...spoken(person, mind, { turn, team: ordered }) }
    }
    default:
      return spoken(person, mind, { turn, team })
  }
}

interface About {
  readonly turn: Turn
  readonly team: readonly Seat[]
}

function spoken({ manner, voice, notes, words }: Talker, mind: Mind, { turn, team }: About) {
  const { state, rng } = mind
  const approves = turn.kind === 'discuss' && manner.approves(mind, team)
  const argument = argumentOf(mind, turn.kind, team, approves)
  const nameOf = (seat: Seat) => state.aliases[seat] ?? ''
  const say = voice({ argument, language: state.language, rng, words, nameOf })
  return { say, ...(notes ? privateNotes(mind, argument) : {}) }
}

const namesOf = ({ state }: Mind, team: readonly Seat[]) => team.map((seat) => state.aliases[seat] ?? '')

const player =
  (person: Person) =>
  (asked: HouseTurn<AvalonState>, words: Speaking['words']): HouseAnswer['fields'] =>
    fieldsOf({ ...person, words }, asked)

/** Weakest first. */
export const players = {
  random: player({ reading: logical, manner: byLot, voice: drifting, notes: false }),
  clerk: player({ reading: logical, manner: openly, voice: recording, notes: true }),
  schemer: player({ reading: psychological, manner: covertly, voice: pressing, notes: true }),
}
