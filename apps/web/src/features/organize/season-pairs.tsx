import { seasonPairs } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { PairRow } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import { withMinus } from '../../components/text/whole-text.ts'
import { database } from '../../server/database.ts'
import { ownerAndAgents } from './owner-and-agents.ts'
import { TableLinks } from './table-links.tsx'

/** Pairs of owners whose agents did better together than with others. Only the organizer sees this, and it decides nothing. */
export async function SeasonPairs({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.pairs')
  const { looked: pairs, items } = await seasonPairs(database(), season.id)
  const standing = items.filter(({ stands }) => stands)
  const text = pairs === 0 ? t('tooFew') : t(standing.length === 0 ? 'none' : 'text', { pairs })
  return (
    <div>
      <h3 className="display pb-3 text-xl">{t('title')}</h3>
      <p className="max-w-[62ch] pb-3 text-sm text-soft">{text}</p>
      <ul className="space-y-4">
        {standing.map((row) => (
          <Pair key={`${row.language} ${row.one.agentIds.join()} ${row.other.agentIds.join()}`} row={row} />
        ))}
      </ul>
    </div>
  )
}

async function Pair({ row }: { row: PairRow }) {
  const t = await getTranslations('organize.pairs')
  const format = await getFormatter()
  const number = (value: number) =>
    withMinus(format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
  const { one, other, matches, joint, expected, gain, low, high } = row
  const numbers = {
    joint: number(joint),
    expected: number(expected),
    gain: number(gain),
    low: number(low),
    high: number(high),
  }
  return (
    <li className="border-l-2 border-brass pl-4 text-sm wrap-anywhere">
      <p>{t('between', { one: await ownerAndAgents(one), other: await ownerAndAgents(other) })}</p>
      <p>{t('gain', { matches, ...numbers })}</p>
      <TableLinks matchIds={row.matchIds} />
    </li>
  )
}
