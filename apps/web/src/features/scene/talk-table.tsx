import type { Seat } from '@wis/engine'
import type { Scene, SceneBallot, SceneNotice, SceneTalk, SceneWords } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { use, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { LatePart } from '../match/deferred/late-part.tsx'
import { TypingContext } from './motion.ts'
import { RoundSeat } from './round-table/round-seat.tsx'
import type { SeatAtTable } from './round-table/round-seat.tsx'
import styles from './round-table/round-table.module.css'
import { Notice, SpeechBubble, textSize, TypedText } from './round-table/speech-bubble.tsx'
import { TableStage } from './round-table/stage.tsx'
import { ScenePartView } from './scene-part.tsx'
import { isCentral } from './talk-parts.ts'
import { unbroken } from './unbroken.tsx'
import type { PartOf } from './words.ts'
import { nameIn, useAlias, useWords } from './words.ts'

// Most of a match is talk.
const VoteArrows = lazyPart(() => import('./round-table/vote-arrows.tsx'))
const Tally = lazyPart(() => import('./tally.tsx'))
// Nothing of it is shown while a match is played.
const TalkEnd = lazyPart(() => import('./talk-end.tsx'))

interface TalkTableProps {
  readonly scene: Scene
  readonly talk: SceneTalk
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** The table of a game of talk: all sit round it, and its middle has what was said last. */
export default function TalkTable({ scene, talk, agents, atSeat }: TalkTableProps) {
  const { seats, parts } = scene
  const words = useWords()
  const t = useTranslations('scene')
  const nameOf = nameIn(seats)
  const { speaker, now, ballots } = talk
  const isTyping = use(TypingContext) && now?.kind === 'words'
  const aliasOf = useAlias()
  const central = parts.filter(isCentral)
  // At the end its secrets lie in the middle, and the vote that ended it stays on the table.
  const secrets = central.length === 0 && isVerdict(now) ? (scene.secrets ?? []) : []
  const isTold = secrets.length > 1 && secrets.every(({ text }) => text !== null)
  const lastVote = isTold ? (parts.findLast((part) => part.kind === 'ballots')?.ballots ?? []) : []
  const pointed = isTold ? lastVote : ballots
  // Arrows cross the middle, and what lies there would cut them. A single one that decided the match may pass below it.
  const isFree = !isTold && (central.length === 0 || (pointed.length === 1 && isVerdict(now)))
  const team = parts.flatMap((part) =>
    part.kind === 'quests' ? part.quests.flatMap((quest) => (quest.isNow ? quest.team : [])) : [],
  )
  const around = seats.map(
    ({ seat, name, note, isAsked, isOut = false, side, said, badge }): SeatAtTable => ({
      seat,
      alias: aliasOf({ seat, name }, agents[seat]),
      note: [
        note && words(note),
        ballots.some((ballot) => ballot.seat === seat && ballot.target === null) && t('ballot.abstains'),
      ]
        .filter((part) => typeof part === 'string')
        .join(' · '),
      isSpeaking: seat === speaker,
      isAsked,
      isOut,
      isOn: team.includes(seat),
      ...(badge && { badge: { mark: words(badge.mark), name: words(badge.name) } }),
      side: side ?? null,
      against: pointed.flatMap((ballot) => (ballot.target === seat ? [ballot.seat] : [])),
      // One arrow needs no number.
      count: !isFree ? 'voters' : pointed.length > 1 ? 'number' : 'none',
      // While its words lie in the middle, they are not at the seat, too.
      said: (now?.kind === 'words' && now.seat === seat ? undefined : said) ?? null,
    }),
  )
  // All choose at once and in secret, so a card lies before each.
  const areChosen =
    seats.filter(({ isAsked }) => isAsked).length > 1 ||
    parts.some((part) => part.kind === 'envelope' && part.isIn && part.text === null)
  const aliases = around.map(({ alias }) => alias)
  return (
    <div className="grid gap-4">
      <RoundTable
        seats={around}
        agents={agents}
        speaker={speaker}
        ballots={isFree ? pointed : []}
        cardOf={(seat) => {
          const card = parts.find((part) => part.kind === 'envelope' && part.seat === seat)
          return (
            card?.kind === 'envelope' && (
              <SeatCard part={card} isAsked={areChosen && seats[seat]?.isAsked === true} />
            )
          )
        }}
        {...(atSeat && { atSeat })}
      >
        <div className={styles.central} data-testid="middle">
          {central.map((part, place) => (
            <ScenePartView key={place} part={part} nameOf={nameOf} isSmall />
          ))}
          <TalkMiddle
            key={now?.kind === 'words' ? `${now.seat} ${now.text ?? ''}` : now?.title.en}
            now={now}
            aliases={aliases}
            agents={agents}
            isTyping={isTyping}
            isTight={central.length > 0}
            end={isTold && <TalkEnd secrets={secrets} ballots={lastVote} aliases={aliases} agents={agents} />}
          />
        </div>
      </RoundTable>
    </div>
  )
}

const isVerdict = (now: SceneTalk['now']) => now?.kind === 'notice' && now.tone !== 'plain'

interface SeatCardProps {
  readonly part: PartOf<'envelope'>
  /** Whether its seat is choosing it. */
  readonly isAsked: boolean
}

/** The card or the ballot of a seat at a round table: face down, or with the sign of what it says. */
function SeatCard({ part: { name, isIn, text, tone, mark }, isAsked }: SeatCardProps) {
  const t = useTranslations('scene.envelope')
  const words = useWords()
  if (!isIn && !isAsked) return null
  return (
    <span
      key={text ? 'open' : 'down'}
      className={`paper ${styles.card}`}
      data-face={text ? tone : 'down'}
      data-vote={mark !== undefined}
      title={text ? words(text) : ''}
    >
      <span aria-hidden="true">{text && (mark ?? signs[tone === 'bad' ? 'bad' : 'good'])}</span>
      <span className="sr-only">
        {words(name)}: {text ? words(text) : t(isIn ? 'sealed' : 'empty')}
      </span>
    </span>
  )
}

const signs = { good: '✓', bad: '✗' } as const

interface RoundTableProps {
  readonly seats: readonly SeatAtTable[]
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  readonly speaker: Seat | null
  /** The votes that point across the table. */
  readonly ballots: readonly SceneBallot[]
  /** What lies before a seat. */
  readonly cardOf?: (seat: Seat) => ReactNode
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
  /** What lies in the middle. */
  readonly children: ReactNode
}

/** A table round which all talk, as a picture of the room. */
function RoundTable({ seats, agents, speaker, ballots, cardOf, atSeat, children }: RoundTableProps) {
  const t = useTranslations('match')
  const count = seats.length
  return (
    <div className={styles.stage}>
      <div className={styles.room}>
        <TableStage seats={count} speaker={speaker}>
          {(_, shape) =>
            ballots.length > 0 && (
              <LatePart>
                <VoteArrows shape={shape} seats={count} ballots={ballots} />
              </LatePart>
            )
          }
        </TableStage>
        <ul className={styles.seats} aria-label={t('seats')}>
          {seats.map((at) => (
            <RoundSeat key={at.seat} at={at} agent={agents[at.seat]} seats={count} card={cardOf?.(at.seat)}>
              {atSeat?.(at.seat)}
            </RoundSeat>
          ))}
        </ul>
        <div className={styles.middle}>{children}</div>
      </div>
    </div>
  )
}

interface TalkMiddleProps {
  readonly now: SceneTalk['now']
  readonly aliases: readonly string[]
  readonly agents: readonly AgentRef[]
  readonly isTyping: boolean
  /** Whether something else lies there, too. */
  readonly isTight: boolean
  /** What is laid there at the end. */
  readonly end: ReactNode
}

/** The newest words or the newest event of a talk, in the middle of its table. */
function TalkMiddle({ now, aliases, agents, isTyping, isTight, end }: TalkMiddleProps) {
  if (!now) return null
  if (now.kind === 'notice') return <TalkNotice notice={now} aliases={aliases} agents={agents} end={end} />
  return (
    <Words
      words={now}
      alias={aliases[now.seat] ?? ''}
      agent={agents[now.seat]}
      isTyping={isTyping}
      isTight={isTight}
    />
  )
}

const toneStyle = { plain: '', good: 'text-civilian', bad: 'text-spy' } as const

interface TalkNoticeProps extends Pick<TalkMiddleProps, 'aliases' | 'agents' | 'end'> {
  readonly notice: SceneNotice
}

function TalkNotice({ notice, aliases, agents, end }: TalkNoticeProps) {
  const { title, text, tone, cards = [], tally = [] } = notice
  const words = useWords()
  // Arrows cross the table, so what they come to is on paper.
  if (tally.length > 0 && text === null)
    return (
      <div className="flex min-h-0 max-w-full flex-col">
        <LatePart>
          <Tally title={words(title)} tally={tally} aliases={aliases} agents={agents} />
        </LatePart>
      </div>
    )
  return (
    <Notice
      title={<span className={toneStyle[tone]}>{words(title)}</span>}
      {...(text && { text: unbroken(words(text)) })}
    >
      {cards.length > 0 && (
        <span aria-hidden="true" data-turning={cards.length} className="flex justify-center gap-2 pt-1">
          {cards.map((face, place) => (
            <span key={place} className={`paper ${styles.played ?? ''}`} data-face={face}>
              {signs[face]}
            </span>
          ))}
        </span>
      )}
      {tally.length > 0 && (
        <LatePart>
          <Tally tally={tally} aliases={aliases} agents={agents} />
        </LatePart>
      )}
      {end && <LatePart>{end}</LatePart>}
    </Notice>
  )
}

interface WordsProps {
  readonly words: SceneWords
  readonly alias: string
  readonly agent: AgentRef | undefined
  readonly isTyping: boolean
  readonly isTight: boolean
}

const tighter = { short: 'medium', medium: 'long', long: 'long' } as const

function Words({ words: { seat, text, note }, alias, agent, isTyping, isTight }: WordsProps) {
  const t = useTranslations('scene')
  const words = useWords()
  // What was shown whole stays so when its reader has caught up.
  const [wasTyping] = useState(isTyping)
  if (text === null)
    return (
      <SpeechBubble seat={seat} alias={alias} agent={agent} size="medium">
        <span className="text-faint">{note ? words(note) : t('silent')}</span>
      </SpeechBubble>
    )
  return (
    <SpeechBubble
      seat={seat}
      alias={alias}
      agent={agent}
      size={isTight ? tighter[textSize(visibleString(text))] : textSize(visibleString(text))}
    >
      {isTyping && wasTyping ? <TypedText text={text} /> : <ForeignText text={text} />}
      {note && <span className="ml-1 font-text text-sm text-soft not-italic">{words(note)}</span>}
    </SpeechBubble>
  )
}
