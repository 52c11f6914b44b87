'use client'

import type { AgentRef, MatchRow, SpyEntry } from '@wis/protocol'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { LinkWait } from '../../components/loading/link-wait.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { Viewers } from '../match/live/viewers.tsx'
import type { Scene, SeatScene } from '../match/player/scene.ts'
import { widePlace } from '../match/player/seating.ts'
import { RoundMark } from '../match/table/round-mark.tsx'
import { SeatChip, seatColour, seatTone } from '../match/table/seat-chip.tsx'
import { useSay } from '../match/table/use-say.ts'
import { tableName } from '../match/table-name.ts'
import { usePlayer } from '../match/use-player.ts'

export type TableHeader = Pick<MatchRow, 'id' | 'language' | 'seats'>

interface MiniTableProps {
  readonly header: TableHeader
  readonly entries: readonly SpyEntry[]
}

/** A live table at a glance: who sits there, who speaks, who is out. */
export function MiniTable({ header, entries }: MiniTableProps) {
  const t = useTranslations('match')
  const { scene, isOn } = usePlayer(header.id, { entries, at: undefined, view: 'table', level: 1 })
  return (
    <article className="group relative flex flex-col border border-line bg-raised p-4 transition-colors hover:border-strong @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_22rem] @2xl:gap-x-8">
      <div className="flex items-baseline justify-between gap-3 @2xl:justify-start">
        <h3 className="font-display text-lg">
          <Link href={`/matches/${header.id}`} prefetch={false} className="after:absolute after:inset-0">
            {t('table', { name: tableName(header.id) })}
            <LinkWait />
          </Link>
        </h3>
        <span className="flex items-baseline gap-3">
          <Viewers matchId={header.id} />
          <span className="label">{t(`languages.${header.language}`)}</span>
        </span>
      </div>
      <div className="relative mx-auto my-4 aspect-[10/6] w-full max-w-88 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1">
        <div className="absolute inset-[16%_13%] rounded-full border border-rim bg-felt" />
        {header.seats.map(({ seat, agent }) => (
          <MiniSeat
            key={seat}
            seat={seat}
            seats={header.seats.length}
            agent={agent}
            scene={scene.seats[seat]}
          />
        ))}
        <div className="absolute inset-0 grid place-items-center">
          <RoundMark state={scene.state} className="[&_p]:flex-col [&_p]:gap-1" />
        </div>
      </div>
      <MiniWords scene={scene} isOn={isOn} />
    </article>
  )
}

interface MiniSeatProps {
  readonly seat: number
  readonly seats: number
  readonly agent: Pick<AgentRef, 'id' | 'avatarVersion'>
  readonly scene: SeatScene | undefined
}

function MiniSeat({ seat, seats, agent, scene }: MiniSeatProps) {
  const { x, y } = widePlace(seat, seats)
  const isOut = scene?.out !== null && scene !== undefined
  const ring = scene?.isSpeaking ? `0 0 0 3px ${seatColour(seat)}` : `0 0 0 1.5px ${seatColour(seat)}`
  return (
    <span
      data-out={isOut}
      className="absolute size-10 -translate-1/2 rounded-full data-[out=true]:opacity-35 data-[out=true]:grayscale"
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      <span className="block size-full overflow-hidden rounded-full" style={{ boxShadow: ring }}>
        <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
      </span>
      <SeatChip seat={seat} className="absolute -bottom-1 -left-1 size-4! text-2xs" />
    </span>
  )
}

const words = 'line-clamp-2 h-10 text-sm/5 @2xl:line-clamp-6 @2xl:h-auto @2xl:self-end @2xl:text-base'

/** The newest words, a few lines of them and no more, so that nothing moves. */
function MiniWords({ scene, isOn }: { scene: Scene; isOn: boolean }) {
  const t = useTranslations('watch')
  const { step, state } = scene
  const say = useSay({ level: 1, alias: (seat) => state.aliases[seat] ?? '' })
  if (!isOn) {
    return (
      <p className={`${words} text-soft`}>
        <span className="font-semibold text-ink">{t('tileOver')}</span> · {t('tileReplay')}
      </p>
    )
  }
  if (!step) return <p className={`${words} text-faint`}>{t('tileWaiting')}</p>
  if (step.event.type !== 'speech-given') return <p className={`${words} text-soft`}>{say(step)}</p>
  return (
    <p className={words}>
      <SeatChip seat={step.event.seat} className="mr-2 size-4! text-2xs" />
      <ForeignText text={step.event.text} />
    </p>
  )
}
