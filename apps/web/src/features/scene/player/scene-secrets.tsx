import type { SceneSecret } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { RevealButton } from '../../match/controls/reveal-button.tsx'
import { rememberSeesAll } from '../../match/player/sees-all.ts'
import { SideMark } from '../../match/table/side-mark.tsx'
import { useWords } from '../words.ts'
import { otherEyes } from './eyes.ts'
import { isAtEnd, isOver, keepsBack, mayReveal } from './scene-player.ts'
import type { ScenePlayer } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

interface SceneSecretsProps {
  readonly handle: SceneHandle
  /** Whether the reader's replays show everything. */
  readonly seesAll: boolean
  /** The way to the end, beside the button that reveals. */
  readonly children: ReactNode
}

/** What the match keeps secret, or bars over it, with the button that reveals everything. */
export function SceneSecrets({ handle, seesAll, children }: SceneSecretsProps) {
  const t = useTranslations('scene.secrets')
  const { steps, index } = handle.player
  const secrets = steps[index]?.scene?.secrets ?? steps.find(({ scene }) => scene)?.scene?.secrets
  const always = mayReveal(handle.player) && <AlwaysAll seesAll={seesAll} />
  if (!secrets)
    return (
      <div className="space-y-2 empty:hidden">
        <div className="flex flex-wrap items-center gap-3 empty:hidden">
          <SceneReveal handle={handle} />
          {children}
        </div>
        {always}
      </div>
    )
  return (
    <>
      <section aria-labelledby="secrets-title" className="paper p-5 shadow-[0_10px_30px_-14px_rgb(0_0_0/.5)]">
        <div className="flex items-center justify-between gap-4">
          <h2 id="secrets-title" className="label">
            {t('title')}
          </h2>
          <SceneReveal handle={handle} />
        </div>
        <dl className="mt-2 space-y-1 text-sm">
          {secrets.map((secret) => (
            <Secret key={secret.name.en} secret={secret} />
          ))}
        </dl>
        {always}
        {!isOver(handle.player) && <p className="pt-2 text-xs text-faint">{t('sealed')}</p>}
      </section>
      {children}
    </>
  )
}

/** For those who want no replay to keep anything back. */
function AlwaysAll({ seesAll }: Pick<SceneSecretsProps, 'seesAll'>) {
  const t = useTranslations('scene.secrets')
  return (
    <label className="flex cursor-pointer items-center gap-2 pt-2 text-xs text-soft">
      <input
        type="checkbox"
        defaultChecked={seesAll}
        onChange={(event) => {
          rememberSeesAll(event.target.checked)
        }}
        className="size-4 accent-brass"
      />
      {t('always')}
    </label>
  )
}

function Secret({ secret: { name, text, side } }: { secret: SceneSecret }) {
  const t = useTranslations('scene.secrets')
  const words = useWords()
  return (
    <div className="flex items-baseline gap-2">
      <dt className="flex items-baseline gap-1.5 text-soft">
        <SideMark side={side} />
        {words(name)}
      </dt>
      <dd className="font-display text-lg font-medium">
        {text === null ? (
          <span className="redacted" role="img" aria-label={t('hidden')} />
        ) : (
          <ForeignText text={text} />
        )}
      </dd>
    </div>
  )
}

const showsAllBut = (player: ScenePlayer) =>
  player.opensFaceUp && !player.seesAll
    ? 'Hands'
    : player.hasNotes && isAtEnd(player) && player.status !== 'void'
      ? 'Thoughts'
      : undefined

/** Opens what was hidden during a match that is over, if there is such a thing. */
function SceneReveal({ handle: { player, dispatch } }: { handle: SceneHandle }) {
  return (
    keepsBack(player) && (
      <RevealButton
        isRevealed={player.eyes === 'everything'}
        of={showsAllBut(player)}
        address={sceneQuery({ ...player, eyes: otherEyes(player.eyes) })}
        onToggle={() => {
          dispatch({ type: 'toggle-reveal' })
        }}
      />
    )
  )
}
