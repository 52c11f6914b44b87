import { matchAppeals } from '@wis/db/matches'
import type { MatchRow } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Link } from '../../../components/link/link.tsx'
import { TimeAgo } from '../../../components/text/time-ago.tsx'
import { database } from '../../../server/database.ts'
import { hooksOf } from '../../../server/scenes/hooks.ts'
import { titleOfMatch } from '../../games/names.ts'
import { questionOfMatch } from '../../games/question-of-match.ts'
import { IfSeen, SeenEnd } from '../../match/headline/seen-end.tsx'
import { messagesFor } from '../../scene/scene-opening.ts'
import { AppealLine } from '../../watch/appeal-line.tsx'
import { MatchPicture } from '../../watch/match-list.tsx'

/** The closest of an agent's last matches, the newest first, for readers who want to see it play. It tells no result. */
export async function BestRecent({ matches }: { matches: readonly MatchRow[] }) {
  const t = await getTranslations('agent.form')
  const titles = await getTranslations('match.titles')
  const locale = await getLocale()
  const appeals = await matchAppeals(
    database(),
    matches.map(({ id }) => id),
  )
  const tensionOf = ({ id }: MatchRow) => {
    const appeal = appeals.get(id)
    return appeal ? (appeal.tension ?? 0) : -1
  }
  const [match] = matches.toSorted((one, other) => tensionOf(other) - tensionOf(one))
  const appeal = match && appeals.get(match.id)
  if (!appeal) return null
  const { facts, scene: picture } = (await hooksOf([match], locale)).get(match.id) ?? {}
  const names = titleOfMatch(titles, locale, match)
  const question = questionOfMatch(titles, locale, match)
  const { match: words, scene } = await getMessages()
  return (
    <div className="group relative min-w-0 rounded-card border border-line bg-raised p-4 hover:border-strong">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <span className="label">{t(appeal.tension ? 'bestMatch' : 'lastMatch')}</span>
        <TimeAgo at={match.createdAt} isShort />
      </p>
      <div className="flex items-center">
        {picture && (
          <NextIntlClientProvider messages={{ match: messagesFor(words), scene }}>
            <MatchPicture match={match} scene={picture} />
          </NextIntlClientProvider>
        )}
        <div className="min-w-0">
          <Link
            href={`/matches/${match.id}`}
            className="block font-display text-xl leading-snug wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
          >
            <SeenEnd matchId={match.id} others={names} />
          </Link>
          <p className="line-clamp-1 text-sm text-soft empty:hidden">
            <IfSeen matchId={match.id} others={question}>
              {names}
            </IfSeen>
          </p>
          <AppealLine matchId={match.id} appeal={appeal} game={match.game} fact={facts?.[0]} />
        </div>
      </div>
    </div>
  )
}
