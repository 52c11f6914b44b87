import type { Scene } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { LatePart } from '../../match/deferred/late-part.tsx'
import { GuessAtSeat } from '../../match/guess/guess-parts.tsx'
import type { Guessing } from '../../match/guess/use-guessing.ts'
import { MotionContext, TypingContext } from '../motion.ts'
import roundStyles from '../round-table/round-table.module.css'
import { SaidAbove } from '../said-above.tsx'
import { SceneTable } from '../scene-table.tsx'
import styles from '../scene.module.css'
import { isCentral } from '../talk-parts.ts'
import { unbroken } from '../unbroken.tsx'
import { useWords } from '../words.ts'
import { seatOfEyes } from './eyes.ts'
import { isAtEnd, isOver } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

// Nothing is decided while a match is played.
const Verdict = lazyPart(() => import('./verdict.tsx'))
const Won = lazyPart(() => import('../won.tsx'))
// Nobody looks through other eyes while a match is played.
const EyesBar = lazyPart(async () => ({
  default: (await import('../../match/seat-eyes/eyes-bar.tsx')).EyesBar,
}))

/** A tally says itself what it comes to, but on a low phone, where its lines need the room. */
const tallyCaption = 'sr-only [@media(width<40rem)_and_(height<47.5rem)]:not-sr-only'

interface SceneStageProps {
  readonly seats: readonly SeatHeader[]
  readonly handle: SceneHandle
  /** Left out where nobody guesses. */
  readonly guessing?: Guessing
}

/** The lines above a table. The verdict has the same room, so that the table stays where it is. */
const aboveTable =
  'min-h-15 pb-2 has-data-[testid=verdict]:pb-0 sm:has-data-[testid=verdict]:pb-0 lg:flex lg:flex-col lg:justify-center'

/** The table at the current step, with a sentence about it. */
export function SceneStage({ seats, handle: { player, dispatch }, guessing }: SceneStageProps) {
  const t = useTranslations('scene')
  const words = useWords()
  const { steps, index, eyes, hasMoved, hasJumped } = player
  const moves = hasMoved && !hasJumped
  const seat = seatOfEyes(eyes)
  const agents = useMemo(() => seats.map(({ agent }) => agent), [seats])
  const now = steps[index]
  const scene = useLast(now?.scene ?? undefined)
  const isTight = scene?.parts.some(isCentral) === true
  // Beside its goods an offer says itself what is newest.
  const isOffer = scene?.parts.some(
    (part) => part.kind === 'offers' && part.goods.some(({ unit }) => unit === 'things'),
  )
  // Its cards say what was done last.
  const isRounds = isOffer === true || scene?.parts.some(({ kind }) => kind === 'rounds') === true
  const hasQuests = scene?.parts.some(({ kind }) => kind === 'quests') === true
  // A tally says itself what came of the vote.
  const hasTally = scene?.talk?.now?.kind === 'notice' && scene.talk.now.tally !== undefined
  // Until its scene is there, the table shows an earlier one, which says nothing of the end.
  const isEnd = isOver(player) && isAtEnd(player) && now?.scene !== null
  const stage = useStillAtEnd(isEnd)
  const ending = isEnd && scene?.talk?.now?.kind === 'notice' ? scene.talk.now : undefined
  return (
    <MotionContext value={moves}>
      {seat !== undefined && (
        <LatePart>
          <EyesBar
            seat={seat}
            alias={seats[seat]?.alias ?? ''}
            address={sceneQuery({ ...player, eyes: player.tableEyes })}
            onLeave={() => {
              dispatch({ type: 'eyes', eyes: player.tableEyes })
            }}
          />
        </LatePart>
      )}
      {scene ? (
        <div
          ref={stage}
          data-testid="scene"
          data-seq={now?.seq}
          data-reveal={isEnd && moves}
          data-fills={!scene.talk}
          aria-busy={now?.scene === null}
          data-ends={isEnd}
          data-quests={hasQuests}
          className={styles.stage}
        >
          {/* At a round table, its middle says what happened. */}
          <div
            className={
              scene.talk
                ? `min-h-8 sm:h-8 ${hasQuests ? 'max-sm:min-h-[calc(var(--said,3rem)+2.25rem)]' : isTight ? 'max-sm:min-h-[calc(var(--said,3rem)+1.5rem)]' : 'max-sm:min-h-8.5'}`
                : isRounds
                  ? `${aboveTable} sm:min-h-18`
                  : `${aboveTable} sm:min-h-19 sm:pb-4`
            }
          >
            {isEnd && scene.decided && player.outcome ? (
              <LatePart>
                <Verdict seats={seats} outcome={player.outcome} decided={scene.decided} />
              </LatePart>
            ) : (
              <>
                <p
                  data-end={ending?.tone}
                  className={
                    isEnd && scene.talk
                      ? `display text-xl leading-tight ${isTight ? 'sm:sr-only' : 'sr-only'}`
                      : `text-[0.9375rem] leading-snug ${scene.talk ? `sm:text-sm sm:text-soft lg:font-display lg:text-xl lg:leading-tight lg:font-medium lg:text-ink max-sm:font-semibold max-sm:text-[0.8125rem] ${hasQuests ? '' : 'max-sm:[&:has(+[data-said])]:line-clamp-1'}` : 'font-semibold lg:font-display lg:text-2xl lg:leading-tight lg:font-medium'} ${hasTally && !isTight ? tallyCaption : ''}`
                  }
                >
                  {unbroken(words(ending?.title ?? scene.caption))}
                </p>
                {isTight && <SaidAbove scene={scene} className="sm:hidden" />}
                {ending?.text && (
                  <p data-decides className="text-xs leading-tight text-soft sm:text-sm sm:leading-snug">
                    {unbroken(words(ending.text))}
                  </p>
                )}
                {/* Beside a wide table the events say it, and mark it. On a phone they have the whole of it. */}
                {now?.say && !scene.talk && !isRounds && now.say.en !== scene.caption.en && (
                  <p className="mt-0.5 line-clamp-1 text-sm leading-snug text-soft sm:line-clamp-2 lg:hidden">
                    {words(now.say)}
                  </p>
                )}
              </>
            )}
          </div>
          <TypingContext value={player.isFollowing && player.hasMoved}>
            <SceneTable
              scene={scene}
              isTableOnly
              agents={agents}
              atSeat={(at) => (
                <>
                  {guessing && (
                    <GuessAtSeat
                      guessing={guessing}
                      alias={seats[at]?.alias ?? ''}
                      seat={at}
                      className={scene.talk ? roundStyles.guess : styles.guess}
                    />
                  )}
                  {isEnd && player.outcome && (
                    <LatePart>
                      <Won seat={at} places={player.outcome.places} />
                    </LatePart>
                  )}
                </>
              )}
            />
          </TypingContext>
        </div>
      ) : (
        // As high as a table, so that nothing moves when the match begins.
        <p className="grid min-h-[76dvh] place-items-center text-sm text-faint">{t('notBegun')}</p>
      )}
    </MotionContext>
  )
}

/** The scene, or the last one there was while the next is still loading. */
function useLast(scene: Scene | undefined): Scene | undefined {
  const [last, setLast] = useState(scene)
  if (scene !== undefined && scene !== last) setLast(scene)
  return scene ?? last
}

/** On a phone, the end of a match is at least as high as the moment before it, so that the controls below it do not jump. */
function useStillAtEnd(isEnd: boolean): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const box = stage.current
    if (!box || innerWidth >= 640) return
    // Opened at its end, it has no moment before.
    box.style.minHeight = isEnd && height.current > 0 ? `${height.current}px` : ''
    if (!isEnd) height.current = box.offsetHeight
  })
  return stage
}
