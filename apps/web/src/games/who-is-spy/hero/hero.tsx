import type { SpyEntry } from '@wis/games'
import type { AgentRef, MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { Link } from '../../../components/link/link.tsx'
import { tableName } from '../../../features/match/table-name.ts'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { SeatChip, seatTone } from '../../../features/match/table/seat-chip.tsx'
import { placeStyle, tablePlace, wordsOf } from '../../../features/scene/round-table/places.ts'
import styles from '../../../features/scene/round-table/round-table.module.css'
import { Beam, TableStage } from '../../../features/scene/round-table/stage.tsx'
import { GlanceProvider, SeenRound, WhileSpeaking } from '../glance/glance-provider.tsx'
import { glanceAt } from '../glance/glance.ts'
import { HeroSlip } from './hero-slip.tsx'
import { SeenBadge } from './seen-badge.tsx'
import { SeenEnd, SeenVotes } from './seen-later.tsx'
import { SeenCount, SeenSeat, SeenState } from './seen-seat.tsx'

interface HeroProps {
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
}

/**
 * A table that plays by itself to attract visitors: a running match, or a replay from its first speech. The server
 * draws the fixed parts, and a browser loads only the code of the moving ones.
 */
export function Hero({ header, entries }: HeroProps) {
  const t = useTranslations('home')
  const tMatch = useTranslations('match')
  const isLive = header.status === 'running'
  const speech = entries.findIndex(({ event }) => event.type === 'speech-given')
  const opening = isLive ? entries.length : speech + 1
  const address = `/matches/${header.id}`
  return (
    <section aria-label={isLive ? t('liveTable') : t('newestTable')}>
      <GlanceProvider
        matchId={header.id}
        first={glanceAt(entries.slice(0, opening))}
        replayed={isLive ? undefined : entries.slice(opening)}
      >
        <div className="mb-4 flex items-baseline justify-between gap-4 border-b border-line pb-2">
          <SeenBadge isLive={isLive} />
          <Link
            href={address}
            className="text-sm underline decoration-rim underline-offset-4 hover:decoration-current"
          >
            {tMatch('table', { name: tableName(header.id) })} →
          </Link>
        </div>
        <SeenRound className="mb-3 flex justify-center" />
        <div className={styles.stage}>
          <div className={styles.room}>
            <Stage seats={header.seats.length} />
            <ul className={styles.seats} aria-label={tMatch('seats')}>
              {header.seats.map(({ seat, alias, agent }) => (
                <HeroSeat key={seat} seat={seat} alias={alias} agent={agent} seats={header.seats.length} />
              ))}
            </ul>
            <div className={styles.middle}>
              <HeroSlip header={slimHeader(header)} address={address} />
            </div>
          </div>
        </div>
        <SeenEnd />
      </GlanceProvider>
    </section>
  )
}

/** The names that the slip needs, and nothing else of the seats. */
function slimHeader({ seats }: MatchHeader) {
  return {
    aliases: seats.map(({ alias }) => alias),
    agents: seats.map(({ agent }) => agent),
  }
}

function Stage({ seats }: { seats: number }) {
  return (
    <TableStage seats={seats} speaker={null}>
      {(shape, name) => (
        <>
          {Array.from({ length: seats }, (_, seat) => (
            <WhileSpeaking key={seat} seat={seat}>
              <Beam shape={shape} id={`hero-${name}-${seat}`} place={shape.place(seat, seats)} seat={seat} />
            </WhileSpeaking>
          ))}
          <SeenVotes shape={name} seats={seats} />
        </>
      )}
    </TableStage>
  )
}

interface HeroSeatProps {
  readonly seat: number
  readonly seats: number
  readonly alias: string
  readonly agent: AgentRef
}

function HeroSeat({ seat, seats, alias, agent }: HeroSeatProps) {
  return (
    <SeenSeat
      seat={seat}
      className={styles.seat}
      style={placeStyle(seat, seats)}
      data-words={wordsOf(tablePlace(seat, seats))}
    >
      <div className={styles.portrait}>
        <div className={styles.picture}>
          <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
        </div>
        <SeatChip seat={seat} className={styles.chip} />
        <SeenCount seat={seat} className={`paper figures ${styles.count}`} />
      </div>
      <div className={styles.words}>
        <p className={styles.alias}>{alias}</p>
        <p className={styles.name}>
          <AgentName agent={agent} />
        </p>
        <SeenState seat={seat} className={styles.state} />
      </div>
    </SeenSeat>
  )
}
