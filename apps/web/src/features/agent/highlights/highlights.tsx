import { replay } from '@wis/engine'
import type { Entry, InBoth, Seat } from '@wis/engine'
import { stepsOf } from '@wis/games'
import type { GameView, KitMoment, ScenePart } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import { Link, linkStyle } from '../../../components/link/link.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { spokenAt } from '../../../server/scenes/spoken-at.ts'
import { playerQuery } from '../../match/player/player-address.ts'
import { tableName } from '../../match/table-name.ts'
import { MomentCard } from './moment-card.tsx'
import type { Highlight } from './moment-card.tsx'

/** What an agent said that the fewest of those who then voted held against it. */
export function BestLineQuote({ line }: { line: Line }) {
  const t = useTranslations('agent.form')
  const locale = useLocale()
  const { match, seq, among, text, against, votes } = line
  const address = `/matches/${match.id}${playerQuery({ at: seq, view: undefined, level: 'speeches' })}`
  return (
    <figure className="min-w-0 rounded-card border border-line bg-raised p-4">
      <figcaption className="label">{t('bestClue')}</figcaption>
      <blockquote className="pt-2 font-display text-xl leading-snug break-words">
        <ForeignText text={text} />
      </blockquote>
      <p className="pt-1 text-sm text-soft">
        {t('suspected', { against, votes, among: among[locale] })}{' '}
        <Link href={address} className={linkStyle}>
          {t('table', { name: tableName(match.id) })}
        </Link>
      </p>
    </figure>
  )
}

/** Folded, for readers who still want to watch these matches. Without moments there is no section. */
export function MomentsSection({ moments }: { moments: readonly Highlight[] }) {
  const t = useTranslations('agent.moments')
  if (moments.length === 0) return null
  return (
    <details>
      <summary className="text-sm text-soft">
        <span className="text-ink underline decoration-rim underline-offset-4">
          {t('open', { count: moments.length })}
        </span>{' '}
        {t('warning')}
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 pt-4">
        {moments.map((moment) => (
          <MomentCard key={moment.match.id} moment={moment} />
        ))}
      </ul>
    </details>
  )
}

/** What an agent said before a vote on who is who, with the number of voters who then named it. */
interface Line {
  readonly match: PlayedMatch['match']
  readonly seq: number
  /** The name of what was said together with it, such as a round. */
  readonly among: InBoth<string>
  readonly text: string
  readonly against: number
  readonly votes: number
}

interface Counted extends Omit<Line, 'match' | 'seq'> {
  readonly played: PlayedMatch
}

/**
 * The line after which the smallest share of the others named its speaker. Among equal ones, more votes count first,
 * and then the newest wins. A line without a vote after it is left out.
 */
export function bestLine(newestFirst: readonly PlayedMatch[]): Line | undefined {
  const [best] = newestFirst
    .flatMap(linesIn)
    .toSorted(
      (one, other) => one.against / one.votes - other.against / other.votes || other.votes - one.votes,
    )
  if (!best) return undefined
  const { played, ...line } = best
  const seq = seqOf(played, line)
  return seq === undefined ? undefined : { match: played.match, seq, ...line }
}

/** On the table at the end, every vote lies below the speeches that it follows. */
function linesIn(played: PlayedMatch): readonly Counted[] {
  const { view, seat, log } = played
  let said: Pick<Counted, 'among' | 'text'> | undefined
  return view.scene(replay(view.rules, log), null).parts.flatMap((part): readonly Counted[] => {
    if (part.kind === 'speeches') said = lineIn(part, seat)
    if (part.kind !== 'ballots' || !said) return []
    const votes = part.ballots.filter((ballot) => ballot.seat !== seat && ballot.target !== null)
    const against = votes.filter(({ target }) => target === seat).length
    const line = { played, ...said, against, votes: votes.length }
    said = undefined
    return votes.length === 0 ? [] : [line]
  })
}

function lineIn({ name, speeches }: Extract<ScenePart, { kind: 'speeches' }>, seat: number) {
  const text = speeches.findLast((speech) => speech.seat === seat)?.text?.trim()
  return text ? { among: name, text } : undefined
}

/** The entry after which it can be read on the table. */
function seqOf({ view, log, seat }: PlayedMatch, { among, text }: Pick<Line, 'among' | 'text'>) {
  const isThere = (part: ScenePart) =>
    part.kind === 'speeches' && part.name.en === among.en && lineIn(part, seat)?.text === text
  return stepsOf(view, log, 'spectator').find(({ scene }) => scene.parts.some(isThere))?.seq
}

const most = 4

/** A match of an agent, or of nobody in particular. */
interface SeenMatch extends Omit<PlayedMatch, 'seat'> {
  readonly seat: Seat | null
}

interface Found {
  readonly played: SeenMatch
  readonly moment: KitMoment
}

/**
 * A few moments of an agent: what it did, or what befell it; without a seat, any moments of a match. At most one of each match, and one of every kind before a
 * second one of any, the rarest kind first.
 */
export function ownMoments(
  newestFirst: readonly SeenMatch[],
  nameIn: (match: PlayedMatch['match'], seat: number) => string,
): readonly Highlight[] {
  let left = newestFirst.flatMap((played) => momentsIn(played, nameIn))
  const kinds = rarestFirst(left)
  const chosen: Found[] = []
  while (left.length > 0 && chosen.length < most) {
    for (const kind of kinds) {
      const next = left.find(({ moment }) => moment.kind === kind)
      if (!next) continue
      chosen.push(next)
      left = left.filter(({ played }) => played !== next.played)
    }
  }
  return chosen.slice(0, most).map(({ played: { match, view, log }, moment }) => ({
    match,
    ...moment,
    quote: spokenAt(view, log, moment.seq)?.text,
  }))
}

function momentsIn(
  played: SeenMatch,
  nameIn: (match: PlayedMatch['match'], seat: number) => string,
): readonly Found[] {
  const { match, view, seat: own, log } = played
  const moments = view.moments?.(log, (seat) => nameIn(match, seat)) ?? []
  return moments
    .filter(({ seat, by }) => own === null || seat === own || by === own)
    .map((moment) => ({ played, moment }))
}

/** Among kinds that are as rare, the one that comes later in a match is first. */
function rarestFirst(found: readonly Found[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { moment } of found.toReversed()) counts.set(moment.kind, (counts.get(moment.kind) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => one - other).map(([kind]) => kind)
}

export interface PlayedMatch {
  readonly match: Highlight['match']
  readonly view: GameView
  readonly seat: Seat
  /** As spectators may read it. */
  readonly log: readonly Entry[]
}
