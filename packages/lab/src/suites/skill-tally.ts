import { rngAt } from '@wis/engine'
import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { Cell } from '../report/report-tally.ts'
import { unsure } from '../statistics/estimate.ts'
import type { Estimate } from '../statistics/estimate.ts'
import type { Suite } from './read-suite.ts'
import { skillEstimates } from './suite-skill.ts'
import type { PlacedMatch } from './suite-skill.ts'
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
