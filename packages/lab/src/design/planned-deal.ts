import { rngAt } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import { hasLevels, kitCalled, seatFactor, seatLevels } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { rulesetOf } from '../spec/ruleset-of.ts'
import { arrangedTable, balancedLevel, contentsOf, levelsOf } from './contents-of.ts'

/** One deal of an experiment. All subjects play it from the same seat, under all conditions. */
export interface PlannedDeal {
  /** Counted from 1. */
  readonly deal: number
  readonly language: Language
  readonly content: unknown
  readonly seed: string
  /** The subject's. */
  readonly seat: Seat
  /** The levels of the subject's seat. */
  readonly factors: Readonly<Record<string, string>>
  /** The part of the rules that lays the table, if the experiment arranges tables. */
  readonly rules?: Partial<AnyRuleset>
}

/** Deals by their number, each computed by itself, so that a run can go on anywhere. */
export interface Design {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly deals: number
  /** The name of what is dealt, in its language. Undefined in a game that only chance deals. */
  contentOf(deal: number): string | undefined
  /** The level of a factor that is balanced, or the same in every deal. Undefined where a deal decides it. */
  levelAt(deal: number, factor: string): string | undefined
  /** With the name of a repetition, the same deal with other chance. */
  dealAt(deal: number, repetition?: string): PlannedDeal
}

const mostTries = 10_000

export function designOf(spec: ExperimentSpec): Design {
  const kit = kitCalled(spec.game)
  const ruleset = kit && rulesetOf(kit, spec)
  if (!kit || !ruleset) throw new RangeError(`no game ${spec.game} with these rules`)
  const { materials, repeats, free, only, arranged } = spec.design
  const decided = arranged ? (kit.studies?.arranged?.decides ?? []) : []
  const wanted = [...levelsOf(kit, spec)]
    .filter(([factor]) => !decided.includes(factor) && (!free.includes(factor) || only[factor]))
    .map(([factor, levels]) => ({ seed: spec.seed, factor, levels: only[factor] ?? levels, materials }))
  const contents = new Map(
    spec.language.map((language) => [language, contentsOf({ kit, ruleset, language, spec })]),
  )
  const drawnFor = (deal: number) => {
    const language = spec.language[(deal - 1) % spec.language.length] ?? 'en'
    const number = Math.floor((deal - 1) / spec.language.length)
    return { language, number, content: contents.get(language)?.(number % materials) }
  }
  return {
    kit,
    ruleset,
    deals: materials * repeats * spec.language.length,
    contentOf: (deal) => {
      const { language, content } = drawnFor(deal)
      return content === null || content === undefined ? undefined : `${language} ${JSON.stringify(content)}`
    },
    levelAt: (deal, factor) => {
      const place = wanted.find((one) => one.factor === factor)
      return place && balancedLevel(place, drawnFor(deal).number)
    },
    dealAt: (deal, repetition) => {
      const { language, number, content } = drawnFor(deal)
      const balanced = Object.fromEntries(wanted.map((place) => [place.factor, balancedLevel(place, number)]))
      const table = arranged ? arrangedTable({ kit, ruleset, seed: spec.seed }, number) : undefined
      const levels = table ? { ...balanced, [seatFactor]: String(table.seat + 1) } : balanced
      return {
        deal,
        language,
        content,
        ...(table && { rules: table.rules }),
        ...findDeal({
          kit,
          ruleset: { ...ruleset, ...table?.rules },
          language,
          content,
          levels,
          seed: [spec.seed, deal, ...(repetition === undefined ? [] : [repetition])].join('/'),
        }),
      }
    },
  }
}

interface Sought {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly content: unknown
  readonly levels: Readonly<Record<string, string>>
  readonly seed: string
}

/** Tries seeds until the deal gives some seat the wanted levels. */
function findDeal(sought: Sought): Pick<PlannedDeal, 'seed' | 'seat' | 'factors'> {
  const { kit, ruleset, language, content } = sought
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const seed = `${sought.seed}/${attempt}`
    const layout = seatLevels(kit, { ruleset, language, material: content, seed })
    const fitting = [...layout.keys()].filter((seat) => hasLevels(layout[seat], sought.levels))
    if (fitting.length === 0) continue
    const seat = rngAt(`${seed}/seat`, 0).pick(fitting)
    return { seed, seat, factors: { ...layout[seat] } }
  }
  throw new RangeError(`no deal of ${sought.kit.id} gives a seat ${JSON.stringify(sought.levels)}`)
}
