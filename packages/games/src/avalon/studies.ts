import type { InBoth, Seat } from '@wis/engine'
import type { GuessTally } from '../contract/probe.ts'
import { rateOf } from '../contract/rates.ts'
import type { Metric } from '../contract/results.ts'
import type { Counted } from '../contract/studies.ts'
import { texts } from './content/generated/texts.ts'
import { countOf } from './count.ts'
import { avalonAims, avalonJudged } from './judged.ts'
import { guessNames, isEvil, roles, sideOf } from './roles.ts'
import type { Role, Side } from './roles.ts'
import type { AvalonState } from './table.ts'

const sides = ['good', 'evil'] as const

const winsOf = (of: readonly Role[]) => ({
  better: 'more' as const,
  of: of.map((role) => `${role}-wins`),
  per: of.map((role) => `as-${role}`),
})
const rolesOf = (side: Side) => roles.filter((role) => sideOf(role) === side)

/** The measures of the study InterIntent for one agent, and the wins of each role. */
export const rates = texts.rates({
  'good-win-rate': winsOf(rolesOf('good')),
  'evil-win-rate': winsOf(rolesOf('evil')),
  ...Object.fromEntries(roles.map((role) => [`${role}-win-rate`, winsOf([role])])),
  'good-quest-rate': { better: 'more', of: ['good-quests-won'], per: ['good-quests'] },
  'evil-quest-rate': { better: 'more', of: ['evil-quests-won'], per: ['evil-quests'] },
  'team-selection': { better: 'more', of: ['teams-led-right'], per: ['teams-led'] },
  engagement: { of: ['quests-joined'], per: ['good-quests', 'evil-quests'] },
  'proposal-changes': { of: ['proposals-changed'], per: ['proposals'] },
  'vote-accuracy': { better: 'more', of: ['good-votes-right'], per: ['good-votes'] },
  'failure-votes': { of: ['evil-fails'], per: ['evil-cards'] },
  'merlins-found-rate': { better: 'more', of: ['merlins-found'], per: ['merlins-sought'] },
})

/** What the study tells by side, of metrics that count both sides together. */
const split = rates
  .filter(({ id }) => ['team-selection', 'engagement', 'proposal-changes'].includes(id))
  .map((rate) => rateOf(rate, texts.facts()))

const named = (side: Side, { en, zh }: InBoth<string>): InBoth<string> => ({
  en: `${en}, as ${guessNames[side].en.toLowerCase()}`,
  zh: `${zh}（作为${guessNames[side].zh}）`,
})

const metrics: readonly Metric[] = split.flatMap((metric) =>
  sides.map((side) => ({
    ...metric,
    id: `${metric.id}-${side}`,
    name: named(side, metric.name),
    formula: named(side, metric.formula),
    of: metric.of.map((fact) => `${fact}-${side}`),
    per: metric.per.map((fact) => `${fact}-${side}`),
  })),
)

const facts = [...new Set(split.flatMap(({ of, per }) => [...of, ...per]))]

export const avalonBySide: Counted<AvalonState> = {
  metrics,
  of: (state, seat) => {
    const own = countOf(state, seat)
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

const places = ({ players }: AvalonState['ruleset']) =>
  Array.from({ length: players }, (_, place) => String(place + 1))

/** Leaders follow each other round the table, so the place after the first leader decides who leads which quest. */
export const studies = {
  factors: [
    { id: 'role', name: { en: 'Role', zh: '身份' }, levels: () => roles },
    { id: 'turn', name: { en: 'Place after the first leader', zh: '距首任队长的位次' }, levels: places },
  ],
  layout: ({ aliases, roles: dealt, proposal }: AvalonState) =>
    [...aliases.keys()].map((seat) => {
      const after = (seat - (proposal?.leader ?? 0) + aliases.length) % aliases.length
      return { role: dealt[seat] ?? '', turn: String(after + 1) }
    }),
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
