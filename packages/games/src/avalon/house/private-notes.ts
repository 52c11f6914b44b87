import type { Seat } from '@wis/engine'
import { intentionsFor } from '../intentions/catalogue.ts'
import { mostIntentions } from '../notes.ts'
import { roleNames, roles } from '../roles.ts'
import { cleanPercent } from './argue.ts'
import type { Argument } from './argue.ts'
import { chanceOf, chanceOfEvil, evilSeats, seatsAt } from './mind.ts'
import type { Mind } from './mind.ts'

type NoteFields = Readonly<Record<string, unknown>>

/** What a player notes beside its words: what it really believes, and what it is after. */
export function privateNotes(mind: Mind, argument: Argument): NoteFields {
  const intentions = intentionsOf(mind, argument)
  return {
    guesses: guessesOf(mind),
    ...(intentions.length > 0 ? { intentions } : {}),
    thinking: thinkingOf(mind, argument),
    expects: expectsOf(mind, argument),
  }
}

const nameOf = ({ state }: Mind, seat: Seat) => state.aliases[seat] ?? ''
const othersOf = (mind: Mind) => seatsAt(mind.state).filter((seat) => seat !== mind.seat)
const percent = (chance: number) => Math.round(100 * chance)

/** The likeliest role of every other seat. */
function guessesOf(mind: Mind): NoteFields {
  return Object.fromEntries(
    othersOf(mind).map((seat) => {
      const chances = roles.map((role) => chanceOf(mind.worlds, seat, role))
      const most = Math.max(...chances)
      return [nameOf(mind, seat), { guess: roles[chances.indexOf(most)], certainty: percent(most) }]
    }),
  )
}

/** Two or three intentions behind the words, the most telling first. */
function intentionsOf(mind: Mind, argument: Argument): readonly string[] {
  const wanted = [...aimsOfRole(mind, argument), ...aimsOfWords(argument)]
  const open = intentionsFor(mind.role, mind.state.proposal?.quest ?? 1).map(({ id }) => id)
  return [...new Set(wanted)].filter((id) => open.includes(id)).slice(0, mostIntentions)
}

function aimsOfRole(mind: Mind, { charge, stance, team }: Argument): readonly string[] {
  switch (mind.role) {
    case 'merlin':
      return charge ? ['expose-with-care', 'pass-for-servant'] : ['hide-knowledge']
    case 'percival':
      return ['hide-knowledge']
    case 'servant':
      return []
    case 'morgana':
    case 'assassin': {
      const [, partner] = evilSeats(mind)
      const brings = partner !== undefined && stance === 'propose' && team.includes(partner)
      const wasThere = charge && mind.state.quests[charge.quest - 1]?.team.includes(mind.seat)
      const blame = charge ? [wasThere ? 'shift-blame' : 'frame-good-player'] : []
      return [...(brings ? ['bring-partner'] : []), ...blame, 'pass-for-servant']
    }
  }
}

function aimsOfWords({ charge, excuse, stance }: Argument): readonly string[] {
  const accuses = charge ? [charge.kind === 'joined' ? 'accuse-by-quest' : 'accuse-by-vote'] : []
  const answers = excuse ? ['defend-self'] : []
  switch (stance) {
    case 'for':
      return [...accuses, ...answers, 'support-team', 'stay-vague']
    case 'against':
      return [...accuses, 'object-to-team', 'urge-rejection']
    case 'propose':
      return ['vouch-for-player', ...accuses, 'plan-ahead']
    default:
      return ['defend-team', ...accuses, 'urge-approval']
  }
}

function thinkingOf(mind: Mind, { team }: Argument): string {
  const { role, state } = mind
  const zh = state.language === 'zh'
  const [first = mind.seat, second = mind.seat] = othersOf(mind).toSorted(
    (one, other) => chanceOfEvil(mind.worlds, other) - chanceOfEvil(mind.worlds, one),
  )
  const doubt = (seat: Seat) => `${nameOf(mind, seat)} ${percent(chanceOfEvil(mind.worlds, seat))}%`
  const own = roleNames[role][zh ? 'zh' : 'en']
  const clean = cleanPercent(mind, team)
  return zh
    ? `我是${own}。最可能是坏人的：${doubt(first)}、${doubt(second)}。这支队伍没有坏人的可能：${clean}%。`
    : `I am ${role === 'assassin' ? 'the Assassin' : role === 'servant' ? 'a servant' : own}. Most likely evil: ${doubt(first)}, ${doubt(second)}. This team is clean with ${clean}%.`
}

function expectsOf({ role, state }: Mind, { charge }: Argument): string {
  const zh = state.language === 'zh'
  if (role !== 'servant' && role !== 'percival')
    return zh ? '他们会把我当成凭事实说话的忠臣。' : 'They take me for a servant who argues from facts.'
  if (charge) return zh ? '被我点名的人会为自己辩解。' : 'Whoever I named will have to explain.'
  return zh ? '没有人会对这番话有太多反应。' : 'Nobody will make much of this.'
}
