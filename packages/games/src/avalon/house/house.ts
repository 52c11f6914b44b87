import type { Seat, Turn } from '@wis/engine'
import type { HouseAnswer, HousePlayer, HouseTurn } from '../../contract/game-kit.ts'
import type { AvalonState } from '../state.ts'
import { argumentOf } from './argue.ts'
import { byLot, covertly, openly } from './decisions.ts'
import type { Manner } from './decisions.ts'
import { mindOf } from './mind.ts'
import type { Mind } from './mind.ts'
import { privateNotes } from './private-notes.ts'
import { logical, psychological } from './readings.ts'
import type { Reading } from './readings.ts'
import { drifting, pressing, recording } from './voices.ts'
import type { Voice } from './voices.ts'

interface Person {
  readonly reading: Reading
  readonly manner: Manner
  readonly voice: Voice
  /** Whether it notes what it thinks. */
  readonly notes: boolean
}

const player = (
  about: Omit<HousePlayer<AvalonState>, 'answer'>,
  person: Person,
): HousePlayer<AvalonState> => ({ ...about, answer: (asked) => answerOf(person, asked) })

function answerOf(person: Person, asked: HouseTurn<AvalonState>): HouseAnswer {
  const { state, turn } = asked
  const { manner } = person
  const mind = mindOf(asked, person.reading)
  const team = state.proposal?.team ?? []
  switch (turn.kind) {
    case 'vote':
      return { fields: { vote: manner.approves(mind, team) ? 'approve' : 'reject' } }
    case 'quest':
      return { fields: { card: mind.evil ? manner.card(mind, team) : 'success' } }
    case 'assassinate':
      return { fields: { merlin: state.aliases[manner.merlin(mind)] ?? '' } }
    case 'propose':
    case 'settle': {
      const chosen = manner.team(mind, turn.kind === 'settle' ? team : null)
      const ordered = chosen.toSorted((one, other) => one - other)
      return { fields: { team: namesOf(mind, ordered), ...spoken(person, mind, { turn, team: ordered }) } }
    }
    default:
      return { fields: spoken(person, mind, { turn, team }) }
  }
}

interface About {
  readonly turn: Turn
  readonly team: readonly Seat[]
}

function spoken({ manner, voice, notes }: Person, mind: Mind, { turn, team }: About) {
  const { state, rng } = mind
  const approves = turn.kind === 'discuss' && manner.approves(mind, team)
  const argument = argumentOf(mind, turn.kind, team, approves)
  const nameOf = (seat: Seat) => state.aliases[seat] ?? ''
  const say = voice({ argument, language: state.language, rng, nameOf })
  return { say, ...(notes ? privateNotes(mind, argument) : {}) }
}

const namesOf = ({ state }: Mind, team: readonly Seat[]) => team.map((seat) => state.aliases[seat] ?? '')

/** Weakest first. */
export const avalonHouse = [
  player(
    {
      slug: 'random',
      name: { en: 'Drifter', zh: '游侠' },
      character: {
        en: 'Leaves everything to chance and says what comes to mind.',
        zh: '一切随缘，想到什么说什么。',
      },
      strength: 1,
    },
    { reading: logical, manner: byLot, voice: drifting, notes: false },
  ),
  player(
    {
      slug: 'clerk',
      name: { en: 'Chronicler', zh: '史官' },
      twin: { en: 'Archivist', zh: '掌故' },
      character: {
        en: 'Keeps a record of failed quests, reasons from it alone, and hides nothing.',
        zh: '记下每个失败的任务，只凭记录推理，什么也不掩饰。',
      },
      strength: 2,
    },
    { reading: logical, manner: openly, voice: recording, notes: true },
  ),
  player(
    {
      slug: 'schemer',
      name: { en: 'Owl', zh: '夜枭' },
      twin: { en: 'Raven', zh: '渡鸦' },
      character: {
        en: 'Reads votes and proposals as well, hides what it knows, and notices who knows too much.',
        zh: '连投票和组队也一并琢磨，藏得住自己的底细，也看得出谁知道得太多。',
      },
      strength: 3,
    },
    { reading: psychological, manner: covertly, voice: pressing, notes: true },
  ),
] as const
