import { anyOnlineAgent, opponentStrengths } from '@wis/db/people'
import type { OnlineAgents } from '@wis/db/people'
import { kits, languages, personsTurnMs } from '@wis/games'
import type { GameKit } from '@wis/games'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { fullRows } from '../../components/list/full-rows.ts'
import { exampleScene } from '../games/example-scene.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { GameThumbnail } from '../games/game-thumbnail.tsx'
import { gameNameIn } from '../games/names.ts'
import { answersIn } from './answers-in-match.ts'
import { OnlineAgentsChoice } from './online-agents-choice.tsx'
import { inviteWith, takeSeatWith } from './seat-actions.ts'
import type { SeatChoice } from './seat-page.ts'
import { TermsOfPlay } from './terms-of-play.tsx'

export const optionStyle =
  'relative flex cursor-pointer items-start gap-3 rounded-card border border-line bg-raised px-3.5 py-3 hover:border-strong has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

interface TakeSeatFormProps {
  readonly chosen: SeatChoice
  /** Where agents of owners are free for people now. */
  readonly online: readonly OnlineAgents[]
  /** The question whether the result counts in the row of people. */
  readonly consent: ReactNode
}

/** The choice of a table. It works without a script. */
export async function TakeSeatForm({ chosen, online, consent }: TakeSeatFormProps) {
  const t = await getTranslations('play')
  const ofMatch = await getTranslations('match')
  return (
    <form
      action={takeSeatWith}
      className="flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-y-8"
    >
      <Choice
        legend={t('game')}
        className={`grid gap-2 sm:grid-cols-2 sm:gap-2.5 xl:grid-cols-3 ${fullRows(kits.length, 'xl')}`}
      >
        {kits.map((kit) => (
          <GameOption key={kit.id} kit={kit} isChosen={kit.id === chosen.game} />
        ))}
      </Choice>
      {/* On a phone the parts are one column, in which the button to begin stays in sight. */}
      <div className="content-start gap-7 max-lg:contents lg:sticky lg:top-6 lg:mt-6 lg:grid lg:self-start lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-5">
        <Choice legend={t('language')} className="flex flex-wrap gap-2.5">
          {languages.map((language) => (
            <Pill key={language} name="language" value={language} isChosen={language === chosen.language}>
              {ofMatch(`languages.${language}`)}
            </Pill>
          ))}
        </Choice>
        <Choice legend={t('opponents')} className="flex flex-wrap gap-2.5">
          {opponentStrengths.map((strength) => (
            <Pill key={strength} name="opponents" value={strength} isChosen={strength === chosen.opponents}>
              {t(`strengths.${strength}`)}
            </Pill>
          ))}
        </Choice>
        {online.length > 0 && (
          <OnlineAgentsChoice
            tables={online}
            chosen={chosen}
            any={anyOnlineAgent}
            words={{
              legend: t('online.legend'),
              none: t('online.none'),
              any: t('online.any'),
              hint: t('online.hint'),
            }}
          />
        )}
        <div className="gap-4 max-lg:contents lg:grid">
          {consent}
          <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-my-2 max-lg:bg-ground max-lg:py-3">
            <SubmitButton className={`${buttonStyle.primary} w-full`}>{t('take')}</SubmitButton>
          </div>
          <SubmitButton formAction={inviteWith} className={`${buttonStyle.quiet} w-full`}>
            {t('invite')}
          </SubmitButton>
          <details className="text-sm">
            <summary className="cursor-pointer pb-3 text-soft hover:text-ink">{t('terms.title')}</summary>
            <TermsOfPlay
              terms={[
                t('terms.time', { seconds: personsTurnMs / 1000 }),
                t('terms.practice'),
                t('terms.told'),
                t('terms.alias'),
              ]}
              more={(link) => t.rich('terms.more', { link })}
            />
          </details>
        </div>
      </div>
    </form>
  )
}

/** So long a turn takes somebody who reads what is new and answers in a line. */
const usualSeconds = 15

/** A game to choose. One that has the whole row shows its table large; on a phone the first does, and the others are lines. */
async function GameOption({ kit, isChosen }: { readonly kit: GameKit; readonly isChosen: boolean }) {
  const { id, texts } = kit
  const t = await getTranslations('play')
  const locale = await getLocale()
  const count = answersIn(kit, locale)
  return (
    <label
      className={`@container group ${optionStyle} has-checked:bg-raised! has-checked:shadow-[0_0_0_1px_var(--color-ink)] sm:p-3.5!`}
    >
      <input type="radio" name="game" value={id} defaultChecked={isChosen} className="peer sr-only" />
      <span className="grid w-full grid-rows-[auto_1fr] @2xl:grid-cols-[3fr_2fr] @2xl:grid-rows-1 @2xl:items-center @2xl:gap-8">
        <span className="block pb-3 group-not-first:[zoom:0.7] max-sm:group-not-first:hidden @2xl:pb-0 @2xl:[--high:12.5rem]">
          <GameThumbnail name={id} scene={exampleScene(kit, locale)} />
        </span>
        <span className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-baseline gap-x-3 gap-y-1 leading-snug max-sm:grid-cols-[auto_minmax(0,1fr)_auto] @2xl:gap-y-3">
          <GameGlyph game={id} className="size-5 self-center @2xl:size-8 @2xl:text-brass" />
          <span className="font-semibold @2xl:font-display @2xl:text-3xl @2xl:font-normal">
            {gameNameIn(locale, id)}
          </span>
          <span className="text-xs text-balance text-soft sm:col-start-2 max-sm:group-not-first:hidden max-sm:col-span-3 max-sm:order-last @2xl:col-span-2 @2xl:col-start-1 @2xl:text-base">
            {texts[locale].tagline}
          </span>
          <span
            title={t('answersAt', { seconds: usualSeconds })}
            className="text-xs whitespace-nowrap text-faint sm:col-start-2 @2xl:col-span-2 @2xl:col-start-1 @2xl:text-sm"
          >
            {t('answers', { count, minutes: Math.max(1, Math.round((count * usualSeconds) / 60)) })}
          </span>
        </span>
      </span>
    </label>
  )
}

interface ChoiceProps {
  readonly legend: string
  readonly className: string
  readonly children: ReactNode
}

export function Choice({ legend, className, children }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="label pb-2">{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

interface PillProps {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly children: ReactNode
}

function Pill({ name, value, isChosen, children }: PillProps) {
  return (
    <label className={`${optionStyle} items-center! py-2! text-sm`}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} className="peer sr-only" />
      {children}
    </label>
  )
}
