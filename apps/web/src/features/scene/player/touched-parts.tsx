import type { SeatHeader } from '@wis/protocol'
import type { ReactNode } from 'react'
import { deferredCode } from '../../match/deferred/use-deferred-code.ts'
import { useTouchedCode } from '../../match/deferred/use-touched-code.ts'
import type { SceneStore } from './scene-store.ts'

const code = deferredCode(() => import('./scene-desk.tsx'))

interface TouchedProps {
  readonly store: SceneStore
  /** Whether the server's drawing stays until the reader touches the page. */
  readonly mayWait: boolean
}

/** The controls of a player. Nobody needs their code before touching the page. */
export function TouchedControls({ store, mayWait }: TouchedProps) {
  const desk = useTouchedCode(code, mayWait)
  return <Touched name="controls">{desk && <desk.DeskControls store={store} />}</Touched>
}

interface BesideProps extends TouchedProps {
  readonly seats: readonly SeatHeader[]
  readonly isEmbedded: boolean
}

/** The result, and who sits where. */
export function TouchedBeside({ mayWait, ...props }: BesideProps) {
  const desk = useTouchedCode(code, mayWait)
  return <Touched name="beside">{desk && <desk.DeskBeside {...props} />}</Touched>
}

/** Without children, the server's drawing of them stays: React leaves the content of such an element alone. */
function Touched({ name, children }: { name: string; children: ReactNode }) {
  return children ? (
    <div key="awake" data-touched={name} className="space-y-7">
      {children}
    </div>
  ) : (
    <div
      key="still"
      data-touched={name}
      className="space-y-7"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
