import type { PeopleBoard, PersonOnBoard } from '@wis/db/people'
import { useTranslations } from 'next-intl'
import { TableHead } from '../../components/list/pager.tsx'
import { percent, pointsText, withMinus } from '../../components/text/number-text.ts'

/** The people of a mixed season, who stand on a board of their own. Nobody is named; readers find their own line. */
export function PeopleOfSeason({ board: { order, people } }: { board: PeopleBoard }) {
  const t = useTranslations('leaderboard.people')
  const tBoard = useTranslations('seasons.board')
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people-board" className="pt-8">
      <h2 id="people-board" className="pb-2 font-semibold">
        {t('title')}
      </h2>
      <table
        data-testid="people-board"
        className="figures w-full border-collapse text-right text-sm [overflow-wrap:normal]"
      >
        <caption className="sr-only">{t('boardCaption')}</caption>
        <TableHead
          columns={[
            [tBoard('rank'), 'w-12 py-2 text-left'],
            [t('person'), 'py-2 text-left'],
            [t(`orders.${order === 'skill' ? 'mean-points' : order}`), 'py-2 pl-4 whitespace-nowrap'],
            [t('games'), 'py-2 pl-4 whitespace-nowrap'],
            [t('wins'), 'py-2 pl-4 max-sm:hidden'],
          ]}
        />
        <tbody>
          {people.map((person, place) => (
            <tr key={place} className="border-b border-line">
              <td className="py-2.5 text-left font-display text-xl font-light whitespace-nowrap text-faint">
                {person.rank}
              </td>
              <th scope="row" className={`py-2.5 text-left ${person.isReader ? '' : 'font-normal'}`}>
                {t(person.isReader ? 'you' : 'aPerson')}
                {person.isProvisional && (
                  <span className="block text-xs font-normal text-faint">{t('few')}</span>
                )}
              </th>
              <td className="py-2.5 pl-4 font-display text-xl whitespace-nowrap">{mainOf(order, person)}</td>
              <td className="py-2.5 pl-4">{person.matches}</td>
              <td className="py-2.5 pl-4 max-sm:hidden">{percent(person.wins / person.matches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-2 text-xs text-soft">{t('boardText')}</p>
    </section>
  )
}

/** The number that the board goes by. People have no skill rating, so a board by skill has their points. */
function mainOf(order: PeopleBoard['order'], { total, points, wins, matches }: PersonOnBoard): string {
  if (order === 'total') return pointsText(total)
  return order === 'win-rate' ? percent(wins / matches) : withMinus((points / matches).toFixed(2))
}
