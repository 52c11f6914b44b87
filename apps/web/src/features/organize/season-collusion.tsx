import { seasonCollusion } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { kitCalled } from '@wis/games'
import type { CollusionRow } from '@wis/protocol'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { timeInUtc } from '../../components/text/time-in-utc.ts'
import { database } from '../../server/database.ts'
import { ownerAndAgents } from './owner-and-agents.ts'
import { TableLinks } from './table-links.tsx'

/** Pairs of owners whose matches honest play hardly explains. Only the organizer and admins see this, and it decides nothing. */
export async function SeasonCollusion({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.collusion')
  const tMatch = await getTranslations('match.languages')
  const format = await getFormatter()
  const { looked, items } = await seasonCollusion(database(), season.id)
  return (
    <section aria-labelledby="collusion">
      <h3 id="collusion" className="display pb-3 text-xl">
        {t('title')}
      </h3>
      <p className="max-w-[62ch] pb-3 text-sm text-soft">
        {looked.length === 0 ? t('waiting') : items.length === 0 ? t('none') : t('text')}
      </p>
      {looked.map(({ language, at, matches, pairs }) => (
        <p key={language} className="pb-3 text-sm text-soft">
          {t('checked', {
            language: tMatch(language),
            matches,
            pairs,
            at: timeInUtc(format, at),
          })}
        </p>
      ))}
      <ul className="space-y-4">
        {items.map((row) => (
          <Finding key={`${row.kind} ${row.language} ${row.matchIds.join()}`} row={row} game={season.game} />
        ))}
      </ul>
    </section>
  )
}

async function Finding({ row, game }: { row: CollusionRow; game: string }) {
  const t = await getTranslations('organize.collusion')
  const [locale, format] = [await getLocale(), await getFormatter()]
  const { kind, looked, observed, elsewhere } = row
  const counts = kind === 'throws' ? kitCalled(game)?.integrity?.counts : undefined
  const numbers = {
    one: row.one.owner,
    other: row.other.owner,
    looked,
    observed,
    expected: format.number(row.expected, { maximumFractionDigits: 1 }),
    elsewhere: elsewhere?.observed ?? 0,
    others: elsewhere?.looked ?? 0,
  }
  const [one, other] = [await ownerAndAgents(row.one), await ownerAndAgents(row.other)]
  const p = row.p < 1e-6 ? t('small') : t('p', { p: format.number(row.p, { maximumSignificantDigits: 2 }) })
  return (
    <li className="border-l-2 border-brass pl-4 text-sm wrap-anywhere">
      <p className="font-semibold">{t(kind, { one, other })}</p>
      <p>
        {t(`${kind}Numbers`, numbers)} {p}
      </p>
      {counts && <p className="text-soft">{t('counts', { moves: counts[locale === 'zh' ? 'zh' : 'en'] })}</p>}
      <TableLinks matchIds={row.matchIds} />
    </li>
  )
}
