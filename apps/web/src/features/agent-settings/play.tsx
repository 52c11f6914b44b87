import type { HouseAgentRow } from '@wis/db/agents'
import type { PracticeSeries, TicketView } from '@wis/db/matches'
import { dealLevels, kitCalled, rulesetsBeside } from '@wis/games'
import { mostInSeries } from '@wis/protocol'
import type { OwnerAgentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SelectField } from '../../components/form/labelled.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { gameNameIn } from '../games/names.ts'
import { nameOfLevel } from '../lab/names.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { ActionForm } from './action-form.tsx'
import { gamesPlayed } from './flight-check.tsx'
import { OffButton, OnlineSwitch } from './online-switch.tsx'
import { joinWith } from './play-actions.ts'
import { Series } from './series.tsx'
import { TicketState } from './ticket-state.tsx'

interface PlayProps {
  readonly agent: OwnerAgentPage
  /** At most one of each mode and season. */
  readonly tickets: readonly TicketView[]
  /** The newest practice series that was asked for. */
  readonly series: PracticeSeries | undefined
  /** The possible opponents of a practice match. */
  readonly house: readonly HouseAgentRow[]
  readonly isOwner: boolean
  readonly now: Date
}

/** Whether a ticket has not become a match yet. */
export const isOpen = ({ state }: Pick<TicketView, 'state'>) => state === 'waiting' || state === 'checking'

/** All the ways for an agent to get a match. */
export function Play({ agent, tickets, series, house, isOwner, now }: PlayProps) {
  const t = useTranslations('agentSettings.play')
  const waitsIn = (mode: TicketView['mode'], game: string) =>
    tickets.some((ticket) => ticket.mode === mode && ticket.game === game && isOpen(ticket))
  const choicesFor = (mode: TicketView['mode'], games: readonly string[]): readonly GameChosen[] =>
    games.map((game) => ({ game, waits: waitsIn(mode, game) }))
  const toPractise = choicesFor('practice', gamesPlayed(agent.games))
  const toRank = choicesFor(
    'ranked',
    agent.badges.map(({ game }) => game),
  )
  const isOff = (choices: readonly GameChosen[]) => choices.every(({ waits }) => waits)
  return (
    <section aria-labelledby="play" className="pt-16">
      <SectionTitle id="play" title={t('title')}>
        <Link href="/schedule" className={underlined}>
          {t('schedule')}
        </Link>
      </SectionTitle>
      {tickets.map((ticket) => (
        <TicketState key={ticket.id} ticket={ticket} agent={agent} now={now} />
      ))}
      {series && series.matches.length > 0 && <Series matches={series.matches} ticket={series.ticket} />}
      <div className="grid gap-x-10 gap-y-8 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        {isOwner && (
          <Way text={t('practiceText')} isWide>
            <Join
              agent={agent}
              mode="practice"
              submit={t('practice')}
              isOff={isOff(toPractise)}
              after={<Opponents house={house} />}
            >
              <GameChoice games={toPractise} />
              <Times />
              <DealChoice games={toPractise.map(({ game }) => game)} />
            </Join>
          </Way>
        )}
        <Way text={t('goOnlineText')}>
          <OnlineSwitch agent={agent} />
        </Way>
        {isOwner && (
          <Way text={t(toRank.length === 0 ? 'rankedNeeds' : 'rankedText')}>
            <Join agent={agent} mode="ranked" submit={t('ranked')} isOff={isOff(toRank)}>
              <GameChoice games={toRank} />
            </Join>
          </Way>
        )}
      </div>
    </section>
  )
}

interface WayProps {
  readonly text: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Way({ text, isWide = false, children }: WayProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'sm:max-lg:col-span-2' : ''}`}>
      {children}
      <p className="pt-2 text-xs text-soft">{text}</p>
    </div>
  )
}

interface GameChosen {
  readonly game: string
  /** It waits for such a match of this game already. */
  readonly waits: boolean
}

/** The game of a match, for an agent that may choose among several. One that it waits for stays where it was chosen. */
function GameChoice({ games }: { games: readonly GameChosen[] }) {
  const t = useTranslations('agentSettings.play')
  const locale = useLocale()
  const choices = games.flatMap(({ game, waits }) => {
    const name = gameNameIn(locale, game)
    const plain = { value: game, label: waits ? t('waitsIn', { game: name }) : name, isOff: waits }
    if (!kitCalled(game)?.setup.selfPlay) return [plain]
    return [plain, { value: `${game}/self-play`, label: t('withItself', { game: name }) }]
  })
  const [only, ...others] = choices
  if (others.length === 0) return <input type="hidden" name="game" value={only?.value} />
  return <SelectField name="game" label={t('game')} options={choices} />
}

/** The role, the seat, the word and the seed of a practice match. A role names its game, because the form may offer several. */
function DealChoice({ games }: { games: readonly string[] }) {
  const t = useTranslations('agentSettings.play')
  const locale = useLocale()
  const kits = games.flatMap((game) => kitCalled(game) ?? [])
  const withRoles = kits
    .map((kit) => ({ kit, roles: dealLevels(kit, kit.setup.presets[0]).get('role') ?? [] }))
    .filter(({ roles }) => roles.length > 0)
  const withRules = kits
    .map((kit) => ({ kit, rulesets: rulesetsBeside(kit, kit.setup.presets[0]) }))
    .filter(({ rulesets }) => rulesets.length > 1)
  const seats = Math.max(2, ...kits.map((kit) => kit.setup.presets[0].players))
  return (
    <>
      {withRoles.length > 0 && (
        <label>
          <span className="label block pb-1">{t('role')}</span>
          <select name="role" className={selectStyle}>
            <option value="">{t('anyRole')}</option>
            {withRoles.map(({ kit, roles }) => (
              <optgroup key={kit.id} label={gameNameIn(locale, kit.id)}>
                {roles.map((role) => (
                  <option key={role} value={`${kit.id}/${role}`}>
                    {nameOfLevel(kit.id, locale)('role', role)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      {withRules.length > 0 && (
        <label>
          <span className="label block pb-1">{t('ruleset')}</span>
          <select name="ruleset" className={selectStyle}>
            <option value="">{t('usualRuleset')}</option>
            {withRules.map(({ kit, rulesets }) => (
              <optgroup key={kit.id} label={gameNameIn(locale, kit.id)}>
                {rulesets.map(({ id }) => (
                  <option key={id} value={`${kit.id}/${id}`}>
                    {id}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      <SelectField
        name="seat"
        label={t('seat')}
        options={[
          { value: '', label: t('anySeat') },
          ...Array.from({ length: seats }, (_, seat) => ({
            value: seat + 1,
            label: t('seatNumber', { number: seat + 1 }),
          })),
        ]}
      />
      {(['word', 'seed'] as const).map((name) => (
        <label key={name} title={t(`${name}Hint`)}>
          <span className="label block pb-1">{t(name)}</span>
          <input name={name} maxLength={40} autoComplete="off" className={selectStyle} />
        </label>
      ))}
    </>
  )
}

const timesOffered = [1, 3, 6, mostInSeries]

/** The number of practice matches in a row. */
function Times() {
  const t = useTranslations('agentSettings.play')
  const options = timesOffered.map((times) => ({ value: times, label: t('times', { times }) }))
  return <SelectField name="matches" label={t('timesLabel')} options={options} />
}

const selectStyle = 'h-11 w-full rounded-card border border-line bg-raised px-3 text-sm hover:border-strong'

interface JoinProps {
  readonly agent: OwnerAgentPage
  readonly mode: 'practice' | 'ranked'
  readonly submit: string
  /** Whether it is disabled: the agent is waiting already, or has not passed its check. */
  readonly isOff: boolean
  readonly children?: ReactNode
  /** What stands below the button. */
  readonly after?: ReactNode
}

function Join({ agent: { id, languages }, mode, submit, isOff, children, after }: JoinProps) {
  const t = useTranslations('agentSettings.play')
  if (isOff) return <OffButton>{submit}</OffButton>
  return (
    <ActionForm
      action={joinWith}
      agentId={id}
      submit={submit}
      look={mode === 'practice' ? 'primary' : 'quiet'}
      hidden={{ mode, ...(languages.length === 1 && { language: languages[0] ?? 'en' }) }}
    >
      <div className="hidden basis-full grid-cols-2 gap-3 has-[label]:grid sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
        {languages.length > 1 && (
          <SelectField
            name="language"
            label={t('language')}
            options={languages.map((language) => ({
              value: language,
              label: t(`languages.${language}`),
              // “中文” is called so on both pages.
              ...(language === 'zh' && { lang: language }),
            }))}
          />
        )}
        {children}
      </div>
      {after}
    </ActionForm>
  )
}

/** House agents for a practice match. If the list stays closed, the platform chooses the opponents. */
function Opponents({ house }: { house: readonly HouseAgentRow[] }) {
  const t = useTranslations('agentSettings.play')
  const locale = useLocale()
  return (
    <details className="order-last basis-full text-sm">
      <summary className="text-soft">
        <span className={underlined}>{t('opponents')}</span>
      </summary>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 pt-2">
        <legend className="sr-only">{t('opponents')}</legend>
        {house.map((agent) => (
          <label key={agent.id} className="flex min-h-9 items-center gap-2">
            <input type="checkbox" name="opponent" value={agent.slug} />
            {agentNameIn(locale, agent)}
          </label>
        ))}
      </fieldset>
      <p className="pt-1 text-xs text-soft">{t('opponentsText')}</p>
    </details>
  )
}
