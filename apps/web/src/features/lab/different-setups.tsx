import { kitCalled } from '@wis/games'
import { rulesetOf } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/titles.tsx'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { nameOfGame } from './names.ts'
import { InkName } from './pair-table.tsx'
import { shortNames } from './report-pairs.ts'
import type { Side } from './report-pairs.ts'
import { nameOfSubject } from './subject-names.ts'

interface DifferentSetupsProps {
  readonly sides: readonly [Side, Side]
  readonly conditionOf: (id: string) => string
}

/** What is not the same in the setups of two experiments, because a difference of their results can come from it. */
export function DifferentSetups({ sides, conditionOf }: DifferentSetupsProps) {
  const t = useTranslations('lab.compare')
  const { list } = useFormatter()
  const names = shortNames(sides)
  const parts = useParts(sides, conditionOf)
  const different = parts.filter(({ isSame }) => !isSame)
  const same = parts.filter(({ isSame }) => isSame).map(({ name }) => name)
  return (
    <section aria-labelledby="setups" className="pt-14">
      <SectionTitle id="setups" title={t(different.length > 0 ? 'setups' : 'sameSetups')} />
      {different.length > 0 && (
        <TableRegion caption={t('setups')} isStacked>
          <thead className="text-xs text-soft">
            <tr className="border-b border-strong *:py-2 *:pr-6 *:text-left *:align-bottom *:font-medium">
              <td className="sm:w-[17%]" />
              {names.map((name, at) => (
                <th key={at} scope="col">
                  <InkName at={at} name={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map(({ name, values }) => (
              <tr key={name} className="border-b border-line *:py-2.5 *:pr-6 *:text-left">
                <th scope="row" className="align-top font-normal">
                  {name}
                </th>
                {values.map((value, at) => (
                  <td key={at} data-label={names[at]} className="align-top">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableRegion>
      )}
      {same.length > 0 && (
        <p className="max-w-[75ch] pt-3 text-xs text-soft">{t('sameParts', { parts: list(same) })}</p>
      )}
    </section>
  )
}

/** The parts of a setup, as both experiments have them. The names of lists are compared in any order. */
function useParts(sides: DifferentSetupsProps['sides'], conditionOf: (id: string) => string) {
  const [t, tRules, tMatch] = [
    useTranslations('lab.draft'),
    useTranslations('rules.fields'),
    useTranslations('match.languages'),
  ]
  const { list, number } = useFormatter()
  const locale = useLocale()
  const named = ({ names }: Side, ids: readonly string[]) =>
    list(ids.map((id) => nameOfSubject(names, id)).toSorted((one, other) => one.localeCompare(other, locale)))
  const rulesOf = ({ report: { spec } }: Side) => {
    const kit = kitCalled(spec.game)
    const id = (kit && rulesetOf(kit, spec)?.id) ?? spec.ruleset ?? ''
    const changed = Object.entries(spec.set ?? {}).map(([field, value]) => `${field} ${value}`)
    return list([id, ...changed])
  }
  const parts: readonly (readonly [string, (side: Side) => string])[] = [
    [t('game'), ({ report }) => nameOfGame(report.spec.game, locale)],
    [tRules('ruleset'), rulesOf],
    [t('languages'), ({ report }) => list(report.spec.language.map((one) => tMatch(one)))],
    [t('subjects'), (side) => named(side, side.report.spec.subjects)],
    [
      t('opponents'),
      (side) =>
        side.report.spec.opponents.length > 0 ? named(side, side.report.spec.opponents) : t('usualOpponents'),
    ],
    [t('conditions'), ({ report }) => list(report.spec.conditions.map(conditionOf))],
    [t('materials'), ({ report }) => number(report.spec.design.materials)],
    [t('repeats'), ({ report }) => number(report.spec.design.repeats)],
  ]
  return parts.map(([name, valueOf]) => {
    const values = sides.map(valueOf)
    return { name, values, isSame: values[0] === values[1] }
  })
}
