import { useFormatter, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/titles.tsx'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { InkName } from './pair-table.tsx'
import { shortNames } from './report-pairs.ts'
import type { Side } from './report-pairs.ts'
import type { Setups } from './setup-parts.ts'

interface DifferentSetupsProps {
  readonly sides: readonly [Side, Side]
  readonly setups: Setups
}

/** What is not the same in the setups of two experiments, because a difference of their results can come from it. */
export function DifferentSetups({ sides, setups: { different, same } }: DifferentSetupsProps) {
  const t = useTranslations('lab.compare')
  const { list } = useFormatter()
  const names = shortNames(sides)
  return (
    <section aria-labelledby="setups" className="pt-14">
      <SectionTitle id="setups" title={t(different.length > 0 ? 'setups' : 'sameSetups')} />
      {different.length > 0 && (
        <div className="min-w-0 max-sm:[&_tbody_tr]:grid-cols-2!">
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
              {different.map(({ name, values, codes }) => (
                <tr key={name} className="border-b border-line *:py-2.5 *:pr-6 *:text-left">
                  <th scope="row" className="align-top font-normal">
                    {name}
                  </th>
                  {values.map((value, at) => (
                    <td key={at} data-label={names[at]} className="align-top wrap-break-word">
                      {codes?.[at] && <code className="text-sm">{codes[at]}</code>}
                      {value.slice(codes?.[at]?.length ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </TableRegion>
        </div>
      )}
      {same.length > 0 && (
        <p className="max-w-[75ch] pt-3 text-xs text-soft">{t('sameParts', { parts: list(same) })}</p>
      )}
    </section>
  )
}
