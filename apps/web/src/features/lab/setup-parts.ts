import { kitCalled } from '@wis/games'
import { rulesetOf } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { nameOfFactor, nameOfGame, nameOfLevel } from './names.ts'
import { inPageWords } from './page-words.ts'
import type { Side } from './report-pairs.ts'
import { nameOfSubject } from './subject-names.ts'

interface SetupPart {
  readonly name: string
  /** What each experiment has. */
  readonly values: readonly string[]
  /** What each value begins with, where that is an id: rulesets have no other name. */
  readonly codes?: readonly string[]
}

export interface Setups {
  readonly different: readonly SetupPart[]
  /** The names of what both have alike. */
  readonly same: readonly string[]
}

type Part = readonly [name: string, valueOf: (side: Side) => string, codeOf?: (side: Side) => string]

/** Names that come several times stand once. */
const counted = (names: readonly string[]) =>
  [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length
    return times > 1 ? `${name} × ${times}` : name
  })

/** A short name of the house as words: `run-off` is “Run off”. */
const readable = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

/** A field of the rules with its value: `turnLimitMs` of 120000 is “Turn limit 120 s”. */
function ruleInWords(field: string, value: unknown): string {
  const isTime = field.endsWith('Ms') && typeof value === 'number'
  const words = readable(
    field.replace(isTime ? /Ms$/ : '', '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  )
  if (isTime) return `${words} ${value / 1000} s`
  return `${words} ${typeof value === 'object' ? valuesIn(value).join(', ') : String(value)}`
}

const valuesIn = (value: object | null): readonly string[] =>
  Object.entries(value ?? {}).map(([key, one]) =>
    [
      ...(Array.isArray(value) ? [] : [key]),
      typeof one === 'object' ? valuesIn(one).join(' ') : String(one),
    ].join(' '),
  )

/** The parts of two setups: a difference of their results can come from what is not the same. Lists without an order are compared in any. */
export function useSetups(sides: readonly [Side, Side], conditionOf: (id: string) => string): Setups {
  const t = useTranslations('lab.draft')
  const tCompare = useTranslations('lab.compare')
  const tRules = useTranslations('rules.fields')
  const tMatch = useTranslations('match.languages')
  const { list, number } = useFormatter()
  const locale = useLocale()
  const inOrder = (names: readonly string[]) =>
    names.length === 0
      ? tCompare('noneOfThese')
      : list(counted(names.toSorted((one, other) => one.localeCompare(other, locale))))
  const named = ({ names }: Side, ids: readonly string[]) =>
    inOrder(ids.map((id) => nameOfSubject(names, id)))
  const rulesetIdOf = ({ report: { spec } }: Side) => {
    const kit = kitCalled(spec.game)
    return (kit && rulesetOf(kit, spec)?.id) ?? spec.ruleset ?? ''
  }
  const rulesOf = (side: Side) => {
    const changed = Object.entries(side.report.spec.set ?? {}).map(([field, value]) =>
      ruleInWords(field, value),
    )
    return list([rulesetIdOf(side), ...changed])
  }
  const opponentsOf = (side: Side) => {
    const { opponents } = side.report.spec
    return opponents.length > 0 ? named(side, opponents) : t('usualOpponents')
  }
  const levelsOf = ({ spec }: Side['report'], factor: string) => {
    const levels = spec.design.only[factor]
    if (!levels) return tCompare('allLevels')
    return inOrder(levels.map((level) => nameOfLevel(spec.game, locale)(factor, level)))
  }
  const probeOf = (game: string, id: string) => {
    const known = kitCalled(game)?.studies?.probes?.find((probe) => probe.id === id)
    return inPageWords(known?.name[locale] ?? id)
  }
  const [first, second] = sides.map(({ report }) => report.spec)
  const factors = new Set(sides.flatMap(({ report }) => Object.keys(report.spec.design.only)))
  const ownInBoth = Object.keys(first?.own ?? {}).filter((id) => second?.own[id])
  const hasWordPairs = [first, second].every((spec) => spec?.game === 'who-is-spy')
  /** What an own condition changes, and for whom. */
  const ownOf = ({ report: { spec } }: Side, id: string) => {
    const own = spec.own[id]
    if (!own) return tCompare('noneOfThese')
    const { seats, prompt, strategy, rules = {}, hides = [] } = own
    const changes = [
      typeof seats === 'string'
        ? tCompare(`own.seats.${seats}`)
        : tCompare('own.role', { role: nameOfLevel(spec.game, locale)('role', seats.role) }),
      prompt && tCompare('own.prompt', { text: prompt[locale] }),
      strategy && tCompare('own.strategy', { name: readable(strategy) }),
      ...Object.entries(rules).map(([field, value]) => ruleInWords(field, value)),
      hides.length > 0 && tCompare('own.hides', { facts: list(hides.map(readable)) }),
    ]
    return changes.filter((change) => typeof change === 'string' && change !== '').join(' · ')
  }
  const usual: readonly Part[] = [
    [t('game'), ({ report }) => nameOfGame(report.spec.game, locale)],
    [tRules('ruleset'), rulesOf, rulesetIdOf],
    [t('languages'), ({ report }) => list(report.spec.language.map((one) => tMatch(one)))],
    [t('subjects'), (side) => named(side, side.report.spec.subjects)],
    [t('opponents'), opponentsOf],
    [t('conditions'), ({ report }) => list(report.spec.conditions.map(conditionOf))],
    [tCompare(hasWordPairs ? 'wordPairs' : 'contents'), ({ report }) => number(report.spec.design.materials)],
    [t('repeats'), ({ report }) => number(report.spec.design.repeats)],
  ]
  /** Few experiments have any, so that nobody is told where both have none. */
  const rare: readonly Part[] = [
    ...[...factors].map((id): Part => [
      nameOfFactor(first?.game ?? '', locale)(id),
      ({ report }) => levelsOf(report, id),
    ]),
    [
      tCompare('free'),
      ({ report: { spec } }) => inOrder(spec.design.free.map(nameOfFactor(spec.game, locale))),
    ],
    [tCompare('arranged'), ({ report }) => tCompare(report.spec.design.arranged ? 'yes' : 'no')],
    ...ownInBoth.map((id): Part => [
      tCompare('definition', { name: conditionOf(id) }),
      (side) => ownOf(side, id),
    ]),
    [t('probes'), ({ report: { spec } }) => inOrder(spec.probes.map((id) => probeOf(spec.game, id)))],
  ]
  const told = (parts: readonly Part[]) =>
    parts.map(([name, valueOf, codeOf]) => ({
      name,
      values: sides.map(valueOf),
      ...(codeOf && { codes: sides.map(codeOf) }),
    }))
  const isSame = ({ values: [one, other] }: SetupPart) => one === other
  return {
    different: [...told(usual), ...told(rare)].filter((part) => !isSame(part)),
    same: told(usual)
      .filter(isSame)
      .map(({ name }) => name),
  }
}
