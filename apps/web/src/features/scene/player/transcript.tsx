import type { Thought } from '@wis/db/matches'
import type { InBoth, Seat } from '@wis/engine'
import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Eye } from '../../../components/icon/icon.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { hasTold, ToldTexts } from '../../match/thoughts/told-texts.tsx'
import { useThoughts } from '../../match/thoughts/use-thoughts.ts'
import { ReportLink } from '../../moderation/report-link.tsx'
import { useWords } from '../words.ts'
import { seatOfEyes } from './eyes.ts'
import { isOver, isTold, roundStarts } from './scene-player.ts'
import type { PlayerStep } from './scene-player.ts'
import { endQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

interface TranscriptProps {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  readonly handle: SceneHandle
  /** The seats of the reader's own agents. */
  readonly own: readonly Seat[]
  /** Brought along where only some readers may load them. */
  readonly thoughts: readonly Thought[] | undefined
  /** What a round is called, with `{number}` for its number, if not a round. */
  readonly roundName?: InBoth<string> | undefined
}

/** The match as text, as far as its reader has come, with the thoughts of the seat through whose eyes it is read. */
export default function Transcript({ matchId, seats, handle, own, thoughts, roundName }: TranscriptProps) {
  const { player, dispatch } = handle
  const { steps, index, furthest, isPlaying } = player
  const rounds = roundStarts(steps)
  const isWhole = !isOver(player) || isTold(player)
  const lines = linesOf(isTold(player) ? steps : steps.slice(0, openUntil(rounds, furthest)), rounds)
  const current = lines.findLast(({ place }) => place <= index)?.place
  const seat = seatOfEyes(player.eyes)
  const found = useThoughts(matchId, thoughts, seat !== undefined && isOver(player))
  const behind = found.state === 'known' ? found.thoughts : []
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (isPlaying) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [isPlaying, index])
  return (
    <>
      {!isWhole && (
        <TellAll
          address={endQuery(player)}
          onTell={() => {
            dispatch({ type: 'tell' })
          }}
        />
      )}
      <ol ref={list} data-testid="transcript" className="mx-auto w-full max-w-3xl">
        {lines.map(({ step, place, since, opens }) => (
          <li
            key={step.seq}
            data-testid="player-event"
            data-seq={step.seq}
            data-here={place === current ? '' : undefined}
            aria-current={place === current ? 'step' : undefined}
            // Lines far out of sight are not drawn, but can still be searched for.
            className="scroll-my-24 border-l-2 border-transparent not-last:[contain-intrinsic-size:auto_3rem] not-last:[content-visibility:auto] aria-[current]:border-brass"
          >
            {opens && <RoundHead round={step.round ?? 0} name={roundName} />}
            <Line
              matchId={matchId}
              step={step}
              begun={steps[0]?.at ?? step.at}
              call={callAddress({ matchId, seats, own }, step)}
              onSeek={() => {
                dispatch({ type: 'seek', index: place })
              }}
            />
            <Thinking thought={thoughtBetween(behind, seat, since, step.seq)} />
          </li>
        ))}
      </ol>
      {!isWhole && <Covered />}
    </>
  )
}

/** A reader may read the round at which the table is to its end, unless the match ends with it. */
const openUntil = (rounds: readonly number[], furthest: number) =>
  rounds.find((start) => start > furthest) ?? furthest + 1

interface TellAllProps {
  /** An address with the same effect, for readers without scripts. */
  readonly address: string
  readonly onTell: () => void
}

/** The one switch between the first lines and the whole match. */
function TellAll({ address, onTell }: TellAllProps) {
  const t = useTranslations('scene.transcript')
  return (
    <p className="mx-auto mb-2 flex w-full max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-line bg-raised px-3 py-2.5 text-sm text-soft sm:px-4">
      {t('covered')}
      <a
        href={address}
        role="button"
        data-testid="rest"
        onClick={(event) => {
          event.preventDefault()
          onTell()
        }}
        className="inline-flex h-9 items-center gap-2 rounded-card border border-brass px-3 font-medium text-brass hover:bg-brass hover:text-ground"
      >
        <Eye className="size-4" />
        {t('rest')}
      </a>
    </p>
  )
}

/** The same bars for every match, so that they do not give its length away. */
const bars = [64, 88, 46, 72, 58, 80]

/** What is still covered. */
function Covered() {
  return (
    <div
      aria-hidden="true"
      data-testid="covered"
      className="mx-auto w-full max-w-3xl space-y-5 px-2 py-4 sm:px-3"
    >
      {bars.map((width) => (
        <div key={width} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2">
          <span />
          <span className="h-4 rounded-xs bg-line" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}

interface TranscriptLine {
  readonly step: PlayerStep
  /** Among all steps. */
  readonly place: number
  /** The number of the entry of the line before. */
  readonly since: number
  /** Whether a round begins with it. */
  readonly opens: boolean
}

/** A step at which nothing was said or done has no line. */
function linesOf(steps: readonly PlayerStep[], rounds: readonly number[]): readonly TranscriptLine[] {
  let [before, since] = [-1, -1]
  return steps.flatMap((step, place) => {
    if (step.say === null) return []
    const line = { step, place, since, opens: rounds.some((start) => start > before && start <= place) }
    before = place
    since = step.seq
    return [line]
  })
}

function Thinking({ thought }: { thought: Thought | undefined }) {
  return thought ? <BesideThought thought={thought} /> : null
}

/** The last thought of a seat since the line before. */
const thoughtBetween = (thoughts: readonly Thought[], seat: Seat | undefined, after: number, until: number) =>
  thoughts.findLast((one) => one.seat === seat && one.seq > after && one.seq <= until)

function RoundHead({ round, name }: { round: number; name: InBoth<string> | undefined }) {
  const t = useTranslations('scene.transcript')
  const words = useWords()
  return (
    <h2 className="display flex items-baseline gap-4 px-2 pt-6 pb-1 text-2xl sm:px-3">
      {name ? words(name).replace('{number}', String(round)) : t('round', { round })}
      <span aria-hidden="true" className="h-px flex-1 self-center bg-line" />
    </h2>
  )
}

interface LineProps extends Pick<TranscriptProps, 'matchId'> {
  readonly step: PlayerStep
  /** When the match began. */
  readonly begun: string
  /** The page of the call that it came from, for the owner of the agent. */
  readonly call: string | undefined
  readonly onSeek: () => void
}

function Line({ matchId, step: { seq, at, say, scene, seat }, begun, call, onSeek }: LineProps) {
  const t = useTranslations('scene.transcript')
  const words = useWords()
  if (!say) return null
  return (
    <div className="group/speech grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 px-2 py-2 sm:px-3">
      <button
        type="button"
        onClick={onSeek}
        className="figures self-start pt-0.5 text-left text-xs text-faint hover:text-ink"
      >
        <span className="sr-only">{t('show')} </span>
        {elapsed(begun, at)}
      </button>
      <p className="flex min-w-0 items-start gap-2.5 leading-snug">
        {seat !== undefined && <SeatChip seat={seat} />}
        <span className={`min-w-0 wrap-anywhere ${seat === undefined ? 'text-soft' : ''}`}>
          <ForeignText text={words(say)} />
          {scene?.talk?.now?.kind === 'words' && <ReportLink matchId={matchId} seq={seq} />}
          {call !== undefined && (
            <a
              href={call}
              data-testid="call"
              className="ml-2 text-2xs text-brass underline underline-offset-2"
            >
              {t('call')}
            </a>
          )}
        </span>
      </p>
    </div>
  )
}

function elapsed(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

type Callers = Pick<TranscriptProps, 'matchId' | 'seats' | 'own'>

/** The page of the call behind a line; undefined for the seats of others. */
export function callAddress(
  { matchId, seats, own }: Callers,
  { seat, seq }: Pick<PlayerStep, 'seat' | 'seq'>,
) {
  const slug = seat !== undefined && own.includes(seat) ? seats[seat]?.agent.slug : ''
  return slug ? `/agents/${slug}/calls?match=${matchId}#call-${seq}` : undefined
}

/** The thought behind a speech or a vote. */
function BesideThought({ thought }: { thought: Thought }) {
  const t = useTranslations('match.eyes')
  if (!hasTold(thought)) return null
  return (
    <div className="mr-3 mb-3 ml-[4.75rem] border-l-2 border-brass bg-sunken px-3 py-2 text-sm">
      <p className="label pb-0.5">{t('thought', { seconds: thought.latencyMs / 1000 })}</p>
      <ToldTexts thought={thought} className="break-words whitespace-pre-line text-soft" />
    </div>
  )
}
