import type { SeatRating } from '@wis/db/boards'
import type { AgentRef, SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { Link } from '../../../components/link/link.tsx'
import { ratingText } from '../../../components/text/number-text.ts'
import { EyesButton } from '../../match/seat-eyes/eyes-button.tsx'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip, seatColour, seatTone } from '../../match/table/seat-chip.tsx'
import { areRanked, inPlaces, isBySides } from '../result-table.tsx'
import { useWords } from '../words.ts'
import { isAtEnd, isOver } from './scene-player.ts'
import { endQuery, sceneQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

interface SceneRosterProps {
  readonly seats: readonly SeatHeader[]
  readonly ratings: readonly SeatRating[]
  readonly handle: SceneHandle
}

/**
 * The agents by seat, and at the end by their places with their points. A match that is over can be
 * seen through the eyes of each.
 */
export function SceneRoster({ seats, ratings, handle: { player, dispatch } }: SceneRosterProps) {
  const t = useTranslations('match')
  const result = useTranslations('scene.result')
  const words = useWords()
  const end = player.steps.at(-1)?.scene
  const outcome = isOver(player) && isAtEnd(player) && player.status !== 'void' ? player.outcome : undefined
  const placed = outcome ? inPlaces(seats, outcome) : undefined
  const bySides = placed !== undefined && isBySides(placed)
  const isRanked = placed !== undefined && areRanked(placed)
  const withPlace = bySides
    ? 'grid-cols-[2rem_auto_minmax(0,1fr)_auto_2rem]'
    : 'grid-cols-[0.75rem_auto_minmax(0,1fr)_auto_2rem]'
  const columns = isRanked ? withPlace : 'grid-cols-[auto_minmax(0,1fr)_auto_2rem] pl-2'
  const rows: readonly (SeatHeader & { readonly place?: number; readonly score?: string })[] = placed ?? seats
  return (
    <section aria-labelledby="seats-title" data-testid={outcome ? 'result' : undefined}>
      <div className="flex items-baseline justify-between pb-1">
        <h2 id="seats-title" className="label">
          {outcome ? result('title') : t('whoSitsWhere')}
        </h2>
        {/* Above its column. */}
        {outcome && <span className="pr-11 text-xs text-soft">{result('points')}</span>}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ seat, alias, agent, version, place, score }) => {
          const rating = ratings.find((rated) => rated.seat === seat)
          const isChosen = player.eyes === seat
          const eyes = isChosen ? player.tableEyes : seat
          return (
            <li
              key={seat}
              className={`grid ${outcome ? '[&>:is(a,span,p:has(~p:empty))]:row-span-2' : ''} ${columns} min-h-10 items-center gap-x-3 py-0.5`}
            >
              {isRanked && (
                <span
                  className={`figures ${bySides ? 'text-xs font-semibold text-brass' : 'font-display text-lg'}`}
                >
                  {bySides ? place === 1 && result('won') : place}
                </span>
              )}
              <span
                className="relative size-7 shrink-0 rounded-full *:rounded-full"
                style={{ boxShadow: `0 0 0 2px ${seatColour(seat)}` }}
              >
                <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
                <SeatChip seat={seat} className="absolute -bottom-1 -left-1.5 size-4! text-2xs!" />
              </span>
              <p className="min-w-0 text-sm leading-tight font-semibold" title={alias}>
                <AgentLink agent={agent} className="wrap-anywhere" />
              </p>
              {outcome ? (
                <span className="figures text-right font-display text-xl">{score}</span>
              ) : (
                <p className="text-right text-xs text-faint">
                  <Standing version={version} rating={rating} />
                </p>
              )}
              {isOver(player) && (
                <EyesButton
                  alias={alias}
                  isChosen={isChosen}
                  address={sceneQuery({ ...player, eyes })}
                  onChoose={() => {
                    dispatch({ type: 'eyes', eyes })
                  }}
                />
              )}
              {outcome && (
                <p
                  className={`${isRanked ? 'col-start-3' : 'col-start-2'} row-start-2 text-xs leading-tight text-faint empty:hidden`}
                >
                  <Standing version={version} rating={rating} />
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {outcome && end?.reasons && (
        <details className="pt-2 text-xs text-soft">
          <summary className="cursor-pointer">{result('counted')}</summary>
          <ul className="space-y-1 pt-1.5">
            {end.reasons.map(({ seat, lines }) => (
              <li key={seat} className="flex gap-2">
                <SeatChip seat={seat} className="size-4! text-2xs!" />
                <span className="min-w-0">{lines.map(words).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** A link to the end of a match, and at the end, why it does not count. */
export function SceneEnd({ handle }: { handle: SceneHandle }) {
  const { player } = handle
  if (!isOver(player)) return null
  if (!isAtEnd(player)) return <ToEnd handle={handle} />
  return player.status === 'void' ? <Voided reason={player.voided ?? ''} /> : null
}

/** A match that does not count, and why. */
function Voided({ reason }: { reason: string }) {
  const t = useTranslations('match.slip.void')
  return (
    <section data-testid="result" className="text-sm">
      <h2 className="label pb-2">{t('title')}</h2>
      <p>
        {t(`reason.${voidReason(reason)}`)} <VoidRule />
      </p>
    </section>
  )
}

function ToEnd({ handle: { player, dispatch } }: { handle: SceneHandle }) {
  const t = useTranslations('scene.result')
  return (
    <p>
      <a
        href={endQuery(player)}
        data-testid="to-end"
        className="inline-flex h-8 items-center rounded-card border border-brass px-2.5 text-xs font-medium text-brass hover:bg-brass hover:text-ground"
        onClick={(event) => {
          event.preventDefault()
          dispatch({ type: 'last' })
        }}
      >
        {t('show')}
      </a>
    </p>
  )
}

interface AgentLinkProps {
  readonly agent: Pick<AgentRef, 'slug' | 'name' | 'nameZh' | 'inSeat'> & Partial<Pick<AgentRef, 'kind'>>
  readonly className: string
}

/** The name of an agent, which leads to its page. Neither an agent whose name is not shown nor a person has one. */
function AgentLink({ agent, className }: AgentLinkProps) {
  if (agent.slug === '' || agent.kind === 'person')
    return (
      <span className={className}>
        <AgentName agent={agent} />
      </span>
    )
  return (
    <Link href={`/agents/${agent.slug}`} className={`${className} hover:underline`}>
      <AgentName agent={agent} />
    </Link>
  )
}

/** A link to the rules about void matches. */
function VoidRule() {
  const t = useTranslations('match.slip.void')
  return (
    <Link href="/docs/rules#when-a-match-is-void" className="underline decoration-rim underline-offset-4">
      {t('rule')}
    </Link>
  )
}

const told = [
  'ran-too-long',
  'platform-fault',
  'provider-fault',
  'nobody-alive',
  // Codes in matches of earlier versions.
  'several-faults-beyond-the-agents',
] as const

/** The reason of a void match that its reader gets in words. Internal reasons are left out. */
export function voidReason(reason: string): (typeof told)[number] | 'other' {
  return told.find((known) => known === reason) ?? 'other'
}

interface StandingProps {
  readonly version: number
  readonly rating: SeatRating | undefined
}

/** What an agent had when the match was dealt. */
function Standing({ version, rating: seat }: StandingProps) {
  const t = useTranslations('match')
  const name = t(seat?.provisional ? 'ratingProvisional' : 'rating')
  return (
    <>
      {version > 1 && `${t('version', { version })} `}
      {seat && (
        <span className="figures text-soft" title={name}>
          {t('rated', { rating: ratingText(seat.rating), isProvisional: String(seat.provisional) })}
          {seat.provisional && <span className="sr-only"> ({name})</span>}
        </span>
      )}
    </>
  )
}
