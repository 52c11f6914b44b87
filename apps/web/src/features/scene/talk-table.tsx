import type { Seat } from '@wis/engine'
import type { Scene, ScenePart, SceneTalk } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import type { ReactNode } from 'react'
import { TypingContext } from './motion.ts'
import type { SeatAtTable } from './round-table/round-seat.tsx'
import styles from './round-table/round-table.module.css'
import { RoundTable } from './round-table/round-table.tsx'
import { SeatCard } from './round-table/seat-card.tsx'
import { TalkMiddle } from './round-table/talk-middle.tsx'
import { ScenePartView } from './scene-part.tsx'
import { useWords } from './words.ts'

interface TalkTableProps {
  readonly scene: Scene
  readonly talk: SceneTalk
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** What the words at the seats, the slip and the arrows show already. Thoughts behind words they do not show. */
const isSaid = (part: ScenePart) =>
  part.kind === 'ballots' || (part.kind === 'speeches' && !part.speeches.some(({ asides }) => asides))

/** What has its place between the seats. */
const isCentral = ({ kind }: ScenePart) => kind === 'quests' || kind === 'words'

/** The table of a game of talk: all sit round it, and its middle has what was said last. */
export default function TalkTable({ scene: { seats, parts }, talk, agents, atSeat }: TalkTableProps) {
  const words = useWords()
  const t = useTranslations('scene')
  const nameOf = (seat: Seat) => seats.find((one) => one.seat === seat)?.name ?? ''
  const { speaker, now, ballots } = talk
  const isTyping = use(TypingContext) && now?.kind === 'words'
  const common = parts.filter((part) => !isSaid(part) && (!('seat' in part) || part.seat === null))
  const central = common.filter(isCentral)
  const around = seats.map(
    ({ seat, name, note, isAsked, isOut = false, side, said, badge }): SeatAtTable => ({
      seat,
      alias: name,
      note: [badge && words(badge.name), note && words(note), isAsked && !isOut && t('asked')]
        .filter((part) => typeof part === 'string')
        .join(' · '),
      isSpeaking: seat === speaker,
      isAsked,
      isOut,
      side: side ?? null,
      against: ballots.filter(({ target }) => target === seat).length,
      said: (isTyping && seat === speaker ? undefined : said) ?? null,
    }),
  )
  return (
    <div className="grid gap-4">
      <RoundTable
        seats={around}
        agents={agents}
        speaker={speaker}
        ballots={ballots}
        cardOf={(seat) => {
          const card = parts.find((part) => part.kind === 'envelope' && part.seat === seat)
          return card?.kind === 'envelope' && <SeatCard part={card} />
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
            aliases={seats.map(({ name }) => name)}
            agents={agents}
            isTyping={isTyping}
            isTight={central.length > 0}
          />
        </div>
      </RoundTable>
      {common
        .filter((part) => !isCentral(part))
        .map((part, place) =>
          part.kind === 'table' || part.kind === 'rounds' ? (
            <details key={place} className="text-sm">
              <summary className="cursor-pointer text-xs text-faint">{words(part.name)}</summary>
              <div className="@container pt-2">
                <ScenePartView part={part} nameOf={nameOf} />
              </div>
            </details>
          ) : (
            <ScenePartView key={place} part={part} nameOf={nameOf} />
          ),
        )}
    </div>
  )
}
