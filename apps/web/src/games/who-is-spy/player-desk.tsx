import type { KitMoment } from '@wis/games'
import type { ReactNode } from 'react'
import { Touched } from '../../features/match/deferred/touched.tsx'
import { GuessNow } from '../../features/match/guess/guess-parts.tsx'
import type { Guessing } from '../../features/match/guess/use-guessing.ts'
import type { Awake } from './awake.ts'
import { Announcer } from './table/announcer.tsx'
import type { TableHandle } from './use-player.ts'

interface PlayerDeskProps {
  readonly table: TableHandle
  readonly awake: Awake | undefined
  readonly guessing: Guessing
  readonly moments: readonly KitMoment[] | undefined
  readonly isTyping: boolean
  readonly onTyping: (isTyping: boolean) => void
  readonly className: string
  /** The content below the controls. */
  readonly children?: ReactNode
}

/** The controls of a match, the guess or the result below them, and announcements for screen readers. */
export function PlayerDesk({ table, awake, guessing, className, children, ...controls }: PlayerDeskProps) {
  const { player, scene } = table
  const isTable = player.view === 'table'
  return (
    <>
      {/* A long view scrolls below its controls. A table does not, because nothing may cover a seat. */}
      <div className={`${isTable ? '' : 'sticky bottom-0 z-10 bg-ground'} ${className}`}>
        <Touched name="controls">
          {awake && <awake.parts.DeskControls handle={awake.handle} {...controls} />}
        </Touched>
      </div>
      {isTable && scene.step?.kind !== 'end' && (
        <GuessNow guessing={guessing} aliases={scene.glance.aliases} />
      )}
      {isTable && awake && <awake.parts.EndResult guessing={guessing} handle={awake.handle} />}
      {children}
      <Announcer scene={scene} level={player.level} />
    </>
  )
}
