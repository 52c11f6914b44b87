import { useTranslations } from 'next-intl'
import { wholeText } from '../../components/text/number-text.ts'
import { huntPoints } from './hunt-score.ts'

const seats = [0, 1, 2, 3, 4, 5]
const hidden = 0
const examples = [1, 0.75, 0.5, 1 / seats.length, 0]

/** The points for a guess, by the chance that it gave the one player who hides. The rest is shared by the others. */
const pointsFor = (chance: number) => {
  const chances = seats.map((seat) => (seat === hidden ? chance : (1 - chance) / (seats.length - 1)))
  return huntPoints([{ chances, sought: { count: 1, seats } }], [hidden]) ?? 0
}

/** How many points some guesses get. */
export function PointsScale() {
  const t = useTranslations('hunt')
  return (
    <>
      <table className="figures w-full border-t border-strong text-sm">
        <thead>
          <tr className="label border-b border-line">
            <th scope="col" className="py-2 pr-4 text-left">
              {t('scale.chance')}
            </th>
            <th scope="col" className="py-2 text-right">
              {t('scale.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map((chance) => (
            <tr key={chance} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                <span className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
                  {t('percent', { share: chance })}
                  <span aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
                    <span
                      className="block h-full rounded-full bg-brass"
                      style={{ width: `${100 * chance}%` }}
                    />
                  </span>
                </span>
              </th>
              <td className="py-2 text-right font-semibold">
                {wholeText(Math.round(pointsFor(chance)) || 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-2 text-sm text-soft">{t('scale.text', { count: seats.length })}</p>
    </>
  )
}
