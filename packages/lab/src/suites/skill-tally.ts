import { rngAt } from '@wis/engine'
import type { Rng, Seat } from '@wis/engine'
import { newcomerSkill, skillsAfter } from '@wis/ratings'
import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { Cell } from '../report/report-tally.ts'
import { clustersOf } from '../statistics/by-deal/deal-sums.ts'
import { unsure } from '../statistics/estimate.ts'
import type { Estimate } from '../statistics/estimate.ts'
import type { Suite } from './read-suite.ts'
import { isOfTerms } from './suite-spec.ts'

/** Keeps the places of the matches of those parts whose skills a suite asks for. */
export class SkillTally {
  readonly #suite: Suite
  readonly #schedules: ReadonlyMap<string, Schedule>
  /** By part and condition. */
  readonly #matches = new Map<string, PlacedMatch[]>()
  readonly #known = new Map<string, ReadonlyMap<string, Estimate>>()

  constructor(suite: Suite) {
    this.#suite = suite
    const wanted = new Set(suite.spec.columns.flatMap((one) => (isOfTerms(one) ? [] : [one.skill])))
    this.#schedules = new Map(
      [...suite.parts].flatMap(([name, spec]) => (wanted.has(name) ? [[name, scheduleOf(spec)]] : [])),
    )
  }

  add(part: string, { number, deal, seat, condition, results, end }: PlayedMatch): void {
    const schedule = this.#schedules.get(part)
    if (!schedule || end === 'void') return
    const own = this.#matches.get(`${part} ${condition}`) ?? []
    this.#matches.set(`${part} ${condition}`, own)
    const { players } = schedule.matchAt(number)
    // A subject that could not play is beaten by all others.
    const sides =
      end === 'decided'
        ? results.map(({ place, team }) => ({ place, team }))
        : players.map((_, at) => ({ place: at === seat ? 2 : 1, team: at === seat ? 1 : 0 }))
    own.push({ number, deal: String(deal), seat, players, sides })
  }

  estimateOf(part: string, { subject, condition }: Cell): Estimate {
    const { spec, parts } = this.#suite
    const key = `${part} ${condition}`
    const played = parts.get(part)?.subjects ?? []
    const known =
      this.#known.get(key) ??
      skillEstimates(this.#matches.get(key) ?? [], played, rngAt(`${spec.seed}/skill/${key}`, 0))
    this.#known.set(key, known)
    const name = played[spec.subjects.indexOf(subject)] ?? subject
    return known.get(name) ?? unsure({ value: null, n: 0, deals: 0 }, 'nothing-seen')
  }
}

/** Who had which place in a match, and on which side. */
interface PlacedMatch {
  readonly number: number
  readonly deal: string
  /** In seat order: the subject by its name, and the others by theirs. */
  readonly players: readonly string[]
  readonly sides: readonly { readonly place: number; readonly team: number }[]
  readonly seat: Seat
}

const draws = 200
/** Below it, draws of the same few deals show too little of what others would do. */
const leastDeals = 10

/** The mean of the skill of each player after these matches, everybody beginning as a newcomer. */
function meansAfter(matches: readonly PlacedMatch[]): ReadonlyMap<string, number> {
  const skills = new Map<string, typeof newcomerSkill>()
  for (const { players, sides, seat: own } of matches) {
    // Who plays against itself shows nothing of who is better.
    if (players.some((name, seat) => seat !== own && name === players[own])) continue
    const after = skillsAfter(
      sides.map((side, seat) => ({ ...side, skill: skills.get(players[seat] ?? '') ?? newcomerSkill })),
    )
    players.forEach((name, seat) => skills.set(name, after[seat] ?? newcomerSkill))
  }
  return new Map([...skills].map(([name, { mean }]) => [name, mean]))
}

/** The skill of each subject in all matches of one condition, with the interval of drawing the deals again. */
function skillEstimates(
  matches: readonly PlacedMatch[],
  subjects: readonly string[],
  rng: Rng,
): ReadonlyMap<string, Estimate> {
  const inOrder = matches.toSorted((one, other) => one.number - other.number)
  const deals = clustersOf(inOrder)
  const values = meansAfter(inOrder)
  const drawn = Array.from({ length: deals.length < leastDeals ? 0 : draws }, () =>
    meansAfter(deals.flatMap(() => deals[rng.int(deals.length)] ?? [])),
  )
  return new Map(
    subjects.map((subject) => {
      const n = inOrder.filter(({ players, seat }) => players[seat] === subject).length
      const value = values.get(subject) ?? null
      const seen = { n, deals: deals.length }
      if (value === null || n === 0) return [subject, unsure({ value: null, ...seen }, 'nothing-seen')]
      if (drawn.length === 0) return [subject, unsure({ value, ...seen }, 'too-few')]
      const found = drawn.flatMap((one) => one.get(subject) ?? []).sort((one, other) => one - other)
      const at = (share: number) => found[Math.round(share * (found.length - 1))] ?? value
      return [
        subject,
        { value, low: at(0.025), high: at(0.975), ...seen, method: 'bootstrap-by-deal' } satisfies Estimate,
      ]
    }),
  )
}
