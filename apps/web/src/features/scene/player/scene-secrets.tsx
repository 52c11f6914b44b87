import type { SceneSecret } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { RevealButton } from '../../match/controls/reveal-button.tsx'
import { eyesOfWish, rememberReplayWish, replayWishes } from '../../match/player/replay-wish.ts'
import { SideMark } from '../../match/table/side-mark.tsx'
import { useWords } from '../words.ts'
import { isAtEnd, isEndOpen, isOver, keepsBack, mayReveal, otherEyes } from './scene-player.ts'
import type { ScenePlayer } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

interface SceneSecretsProps {
  readonly handle: SceneHandle
  /** Whether the reader may cover the answer, and guess. */
  readonly mayCover: boolean
  /** The way to the end, beside the button that reveals. */
  readonly children: ReactNode
}

/** What the match keeps secret, or bars over it, and the ways to all of it and to the end. On a phone the controls reveal. */
export function SceneSecrets({ handle, mayCover, children }: SceneSecretsProps) {
  const t = useTranslations('scene.secrets')
  const { player } = handle
  const { steps, index } = player
  const scene = steps[index]?.scene ?? steps.find((step) => step.scene)?.scene
  // At its end, the table itself tells what was hidden.
  const secrets = isOver(player) && isAtEnd(player) ? [] : (scene?.secrets ?? [])
  return (
    <>
      {secrets.length > 0 && (
        <section aria-label={t('title')} className="paper shrink-0 px-4 py-2">
          <dl className="flex flex-wrap gap-x-5 text-xs">
            {secrets.map((secret) => (
              <Secret key={secret.name.en} secret={secret} />
            ))}
          </dl>
          {!isOver(player) && <p className="pt-1 text-xs text-faint">{t('sealed')}</p>}
        </section>
      )}
      <div className="flex shrink-0 flex-wrap items-center gap-2 empty:hidden">
        <SceneReveal handle={handle} mayCover={mayCover} />
        {children}
        {mayReveal(player) && (keepsBack(player) || player.wish !== 'open') && (
          <OpenReplays handle={handle} />
        )}
      </div>
    </>
  )
}

/** How replays open from now on. This one is shown so at once. */
function OpenReplays({ handle: { player, dispatch } }: Pick<SceneSecretsProps, 'handle'>) {
  const t = useTranslations('scene.secrets')
  return (
    <label className="ml-auto flex items-center gap-1.5 text-xs text-soft">
      {t('replays')}
      <select
        defaultValue={player.wish}
        onChange={({ target }) => {
          const wish = replayWishes.find((one) => one === target.value) ?? 'open'
          rememberReplayWish(wish)
          dispatch({ type: 'eyes', eyes: eyesOfWish[wish] })
        }}
        className="h-8 rounded-card border border-line bg-transparent px-1.5 text-xs text-ink"
      >
        {replayWishes.map((wish) => (
          <option key={wish} value={wish}>
            {t(`wishes.${wish}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Secret({ secret: { name, text, side } }: { secret: SceneSecret }) {
  const t = useTranslations('scene.secrets')
  const words = useWords()
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="flex items-baseline gap-1.5 text-soft">
        <SideMark side={side} />
        {words(name)}
      </dt>
      <dd className="font-display text-base font-medium">
        {text === null ? (
          <span className="redacted" role="img" aria-label={t('hidden')} />
        ) : (
          <ForeignText text={text} />
        )}
      </dd>
    </div>
  )
}

const revealed = (player: ScenePlayer) =>
  isEndOpen(player) && player.hasNotes ? 'Thoughts' : player.eyes === 'everything' ? undefined : 'Hands'

interface SceneRevealProps
  extends Pick<SceneSecretsProps, 'handle'>, Partial<Pick<SceneSecretsProps, 'mayCover'>> {
  readonly isControl?: boolean
}

/** Opens what was hidden during a match that is over, if there is such a thing. */
export function SceneReveal({
  handle: { player, dispatch },
  mayCover = false,
  isControl = false,
}: SceneRevealProps) {
  return (
    keepsBack(player) && (
      <RevealButton
        isRevealed={player.eyes === 'everything' || (player.eyes === 'open' && !isEndOpen(player))}
        of={mayCover ? 'Answer' : revealed(player)}
        isControl={isControl}
        address={sceneQuery({ ...player, eyes: otherEyes(player) })}
        onToggle={() => {
          dispatch({ type: 'toggle-reveal' })
        }}
      />
    )
  )
}
