import type { SeatRating } from '@wis/db/boards'
import type { Thought } from '@wis/db/matches'
import type { SeatHeader } from '@wis/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { deferredCode, hasTouched } from '../../match/deferred/deferred-code.ts'
import { Touched } from '../../match/deferred/touched.tsx'
import { useTouchedCode } from '../../match/deferred/use-touched-code.ts'
import { isOver } from './scene-player.ts'
import type { SceneMinds } from './scene-player.ts'
import type { SceneStore } from './scene-store.ts'

const code = deferredCode(() => import('./scene-desk.tsx'))

interface TouchedProps {
  readonly store: SceneStore
  /** Whether the server's drawing stays until the reader touches the page. */
  readonly mayWait: boolean
}

/** It also comes with the end of a match, which it tells. */
function useDesk(store: SceneStore, mayWait: boolean) {
  const isEnded = useSyncExternalStore(
    store.subscribe,
    () => isOver(store.get()),
    () => isOver(store.opening),
  )
  return useTouchedCode(code, mayWait, isEnded)
}

/** The controls of a player. Nobody needs their code before touching the page. */
export function TouchedControls({ store, mayWait }: TouchedProps) {
  const desk = useDesk(store, mayWait)
  useDrawnSlider(store, desk === undefined)
  return <Touched name="controls">{desk && <desk.DeskControls store={store} />}</Touched>
}

/** Until its code is there, the slider that the server drew goes along with the table. What a reader sets it to stays. */
function useDrawnSlider(store: SceneStore, isDrawing: boolean): void {
  useEffect(() => {
    if (!isDrawing) return
    const follow = () => {
      const slider = document.querySelector<HTMLInputElement>('[data-touched="controls"] [type="range"]')
      if (!slider || hasTouched()) return
      const { steps, index } = store.get()
      slider.max = String(steps.length - 1)
      slider.value = String(index)
      slider.removeAttribute('aria-valuetext')
      const seen = slider.previousElementSibling?.querySelector('span')
      if (seen) seen.style.width = `${(100 * index) / Math.max(1, steps.length - 1)}%`
    }
    follow()
    return store.subscribe(follow)
  }, [store, isDrawing])
}

/** The table, or the text. */
export function TouchedViews({ store, mayWait }: TouchedProps) {
  const desk = useDesk(store, mayWait)
  return (
    <Touched name="views" className="ml-auto shrink-0">
      {desk && <desk.DeskViews store={store} />}
    </Touched>
  )
}

interface ThinkingProps extends TouchedProps {
  readonly matchId: string
  readonly thoughts: readonly Thought[] | undefined
  readonly seats: readonly SeatHeader[]
}

interface BesideProps extends ThinkingProps {
  readonly ratings: readonly SeatRating[]
  readonly mayCover: boolean
  readonly isEmbedded: boolean
}

/** The result, and who sits where. */
export function TouchedBeside({ mayWait, ...props }: BesideProps) {
  const desk = useDesk(props.store, mayWait)
  return (
    <Touched
      name="beside"
      className="flex flex-col gap-4 max-lg:order-4 max-lg:mt-5 lg:min-h-0 lg:overflow-y-auto"
    >
      {desk && <desk.DeskBeside {...props} />}
    </Touched>
  )
}

/** What agents expected of each other. */
export function TouchedMinds({ mayWait, ...props }: ThinkingProps & { readonly minds: SceneMinds }) {
  const desk = useDesk(props.store, mayWait)
  return (
    <Touched name="minds" className="min-w-0 max-lg:order-4 max-lg:mt-5 lg:col-start-2 lg:row-span-2">
      {desk && <desk.DeskMinds {...props} />}
    </Touched>
  )
}

interface ShareProps extends TouchedProps {
  readonly matchId: string
}

/** How many watch, and the button that opens the dialog for sharing. */
export function TouchedShare({ mayWait, ...props }: ShareProps) {
  const desk = useDesk(props.store, mayWait)
  return (
    <Touched name="share" className="flex items-center gap-4">
      {desk && <desk.DeskShare {...props} />}
    </Touched>
  )
}
