import type { MatchHeader } from '@wis/protocol'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { fifteenthsOfSeat, pointsText } from '../../components/text/number-text.ts'
import { visibleString } from '../../components/text/visible-text.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { MatchFacts } from '../match/match-facts.tsx'
import { titleOfMatch } from './names.ts'

/** Shown in place of a match whose game was taken off this installation: who played, and what they got. */
export async function GameNotHere({ header }: { header: MatchHeader }) {
  const t = await getTranslations('games.notHere')
  const locale = await getLocale()
  return (
    <>
      <PageTitle title={titleOfMatch(await getTranslations('match.titles'), locale, header)}>
        {t('text', { game: header.game })}
      </PageTitle>
      <ul className="divide-y divide-line border-y border-line">
        {header.seats.map(({ agent, ...row }) => (
          <li key={row.seat} className="flex justify-between gap-6 py-3">
            <Link href={`/agents/${agent.slug}`}>{visibleString(agentNameIn(locale, agent))}</Link>
            {row.points !== null && <span className="figures">{pointsText(fifteenthsOfSeat(row) ?? 0)}</span>}
          </li>
        ))}
      </ul>
      <MatchFacts header={header} />
    </>
  )
}
