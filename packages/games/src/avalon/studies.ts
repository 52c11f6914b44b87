import type { InBoth, Seat } from '@wis/engine'
import type { GuessTally } from '../contract/probe.ts'
import type { Metric } from '../contract/results.ts'
import type { Counted, Studies } from '../contract/studies.ts'
import { avalonAims, avalonJudged } from './judged.ts'
import { avalonMetrics } from './metrics.ts'
import { guessNames } from './move-fields.ts'
import { avalonResults } from './results.ts'
import { isEvil, roles } from './roles.ts'
import type { Side } from './roles.ts'
import type { AvalonEvent, AvalonRuleset } from './schema.ts'
import type { AvalonState } from './state.ts'

const sides = ['good', 'evil'] as const

/** What the study InterIntent tells by side, of metrics that count both sides together. */
const split = ['team-selection', 'engagement', 'proposal-changes'] as const

const named = (side: Side, { en, zh }: InBoth<string>): InBoth<string> => ({
  en: `${en}, as ${guessNames[side].en.toLowerCase()}`,
  zh: `${zh}（作为${guessNames[side].zh}）`,
})

const metrics: readonly Metric[] = avalonMetrics.flatMap((metric) =>
  split.some((id) => id === metric.id)
    ? sides.map((side) => ({
        ...metric,
        id: `${metric.id}-${side}`,
        name: named(side, metric.name),
        formula: named(side, metric.formula),
        of: metric.of.map((fact) => `${fact}-${side}`),
        per: metric.per.map((fact) => `${fact}-${side}`),
      }))
    : [],
)

const facts = [
  ...new Set(
    avalonMetrics.flatMap(({ id, of, per }) => (split.some((one) => one === id) ? [...of, ...per] : [])),
  ),
]

export const avalonBySide: Counted<AvalonState> = {
  metrics,
  of: (state: AvalonState, seat: Seat) => {
    const own = avalonResults.of(state)[seat]?.facts ?? {}
    return Object.fromEntries(
      facts.flatMap((fact) =>
        sides.map((side) => [
          `${fact}-${side}`,
          isEvil(state.roles[seat]) === (side === 'evil') ? (own[fact] ?? 0) : 0,
        ]),
      ),
    )
  },
}

const places = ({ players }: AvalonRuleset) =>
  Array.from({ length: players }, (_, place) => String(place + 1))

/** Leaders follow each other round the table, so the place after the first leader decides who leads which quest. */
export const avalonStudies: Studies<AvalonRuleset, null, AvalonState, AvalonEvent> = {
  factors: [
    { id: 'role', name: { en: 'Role', zh: '身份' }, levels: () => roles },
    { id: 'turn', name: { en: 'Place after the first leader', zh: '距首任队长的位次' }, levels: places },
  ],
  layout: ({ aliases, roles: dealt, proposal }) =>
    [...aliases.keys()].map((seat) => {
      const after = (seat - (proposal?.leader ?? 0) + aliases.length) % aliases.length
      return { role: dealt[seat] ?? '', turn: String(after + 1) }
    }),
  conditions: [],
  counted: [avalonBySide],
  guessed: avalonGuessed,
  aims: avalonAims,
  judged: avalonJudged,
}

/** Votes by the toss of a coin, or always the same, and an assassin that names anybody who is good. */
function avalonGuessed(state: AvalonState, seat: Seat): Readonly<Record<string, GuessTally>> {
  const others = [...state.aliases.keys()].filter((other) => other !== seat)
  return {
    'vote-accuracy': votesOf(state, [seat]),
    'others-vote-accuracy': votesOf(state, others),
    'merlins-found-rate': namingsOf(state, [seat]),
    'others-merlins-found-rate': namingsOf(state, others),
  }
}

function votesOf({ roles, settled }: AvalonState, seats: readonly Seat[]): GuessTally {
  const good = seats.filter((seat) => !isEvil(roles[seat]))
  const voted = settled.filter((one) => one.voted)
  const clean = voted.filter(({ team }) => !team.some((seat) => isEvil(roles[seat])))
  const asked = good.length * voted.length
  const approve = good.length * clean.length
  return { asked, even: asked / 2, same: { approve, reject: asked - approve } }
}

function namingsOf({ roles, isNamed }: AvalonState, seats: readonly Seat[]): GuessTally {
  const asked = isNamed && seats.some((seat) => roles[seat] === 'assassin') ? 1 : 0
  return { asked, even: asked / roles.filter((role) => !isEvil(role)).length }
}
