import type { HouseAgentRow } from '@wis/db/agents'
import type { SeriesMatch, TicketView } from '@wis/db/matches'
import { dealLevels, kitCalled } from '@wis/games'
import { mostInSeries } from '@wis/protocol'
import type { OwnerAgentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { gameNameIn } from '../games/game-name-in.ts'
import { nameOfLevel } from '../lab/names.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { ActionForm } from './action-form.tsx'
import { gamesPlayed } from './games-played.ts'
import { OnlineSwitch } from './online-switch.tsx'
import { joinWith } from './play-actions.ts'
import { Series } from './series.tsx'
import { TicketState } from './ticket-state.tsx'

interface PlayProps {
  readonly agent: OwnerAgentPage
  /** At most one of each mode and season. */
  readonly tickets: readonly TicketView[]
  /** The matches of the practice ticket's series; none for a single match. */
  readonly series: readonly SeriesMatch[]
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
  const practice = tickets.find(({ mode }) => mode === 'practice')
  /** Those of these games in which it does not wait for such a match. */
  const leftFor = (mode: TicketView['mode'], games: readonly string[]) =>
    games.filter(
      (game) => !tickets.some((ticket) => ticket.mode === mode && ticket.game === game && isOpen(ticket)),
    )
  const toPractise = leftFor('practice', gamesPlayed(agent.games))
  const toRank = leftFor(
    'ranked',
    agent.badges.map(({ game }) => game),
  )
  return (
    <section aria-labelledby="play" className="pt-16">
      <SectionTitle id="play" title={t('title')}>
        <Link href="/schedule" className="underline decoration-rim underline-offset-4">
          {t('schedule')}
        </Link>
      </SectionTitle>
      {tickets.map((ticket) => (
        <TicketState key={ticket.id} ticket={ticket} agent={agent} now={now} />
      ))}
      {practice && series.length > 0 && <Series matches={series} ticket={practice} />}
      <div className="grid gap-x-10 gap-y-8 border-t border-line pt-6 md:grid-cols-3">
        {isOwner && (
          <Way text={t('practiceText')}>
            <Join agent={agent} mode="practice" submit={t('practice')} isOff={toPractise.length === 0}>
              <GameChoice games={toPractise} />
              <Times />
              <DealChoice games={toPractise} />
              <Opponents house={house} />
            </Join>
          </Way>
        )}
        <Way text={t('goOnlineText')}>
          <OnlineSwitch agent={agent} />
        </Way>
        {isOwner && (
          <Way text={t('rankedText')}>
            <Join agent={agent} mode="ranked" submit={t('ranked')} isOff={toRank.length === 0}>
              <GameChoice games={toRank} />
            </Join>
          </Way>
        )}
      </div>
    </section>
  )
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {children}
      <p className="pt-2 text-xs text-soft">{text}</p>
    </div>
  )
}

/** The game of a match, for an agent that may choose among several. */
function GameChoice({ games }: { games: readonly string[] }) {
  const t = useTranslations('agentSettings.play')
  const locale = useLocale()
  const choices = games.flatMap((game) => {
    const name = gameNameIn(locale, game)
    const plain = { value: game, label: name }
    if (!kitCalled(game)?.setup.selfPlay) return [plain]
    return [plain, { value: `${game}/self-play`, label: t('withItself', { game: name }) }]
  })
  const [only, ...others] = choices
  if (others.length === 0) return <input type="hidden" name="game" value={only?.value} />
  return (
    <label>
      <span className="sr-only">{t('game')}</span>
      <select name="game" className={selectStyle}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The role, the seat, the word and the seed of a practice match. A role names its game, because the form may offer several. */
function DealChoice({ games }: { games: readonly string[] }) {
  const t = useTranslations('agentSettings.play')
  const locale = useLocale()
  const kits = games.flatMap((game) => kitCalled(game) ?? [])
  const roles = kits.flatMap((kit) =>
    (dealLevels(kit, kit.setup.presets[0]).get('role') ?? []).map((role) => ({
      value: `${kit.id}/${role}`,
      label: t('roleOf', {
        game: gameNameIn(locale, kit.id),
        role: nameOfLevel(kit.id, locale)('role', role),
      }),
    })),
  )
  const seats = Math.max(2, ...kits.map((kit) => kit.setup.presets[0].players))
  return (
    <>
      {roles.length > 0 && (
        <label>
          <span className="sr-only">{t('role')}</span>
          <select name="role" className={selectStyle}>
            <option value="">{t('anyRole')}</option>
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span className="sr-only">{t('seat')}</span>
        <select name="seat" className={selectStyle}>
          <option value="">{t('anySeat')}</option>
          {Array.from({ length: seats }, (_, seat) => (
            <option key={seat} value={seat + 1}>
              {t('seatNumber', { number: seat + 1 })}
            </option>
          ))}
        </select>
      </label>
      {(['word', 'seed'] as const).map((name) => (
        <input
          key={name}
          name={name}
          maxLength={40}
          autoComplete="off"
          aria-label={t(name)}
          placeholder={t(name)}
          title={t(`${name}Hint`)}
          className={`${selectStyle} w-36`}
        />
      ))}
    </>
  )
}

const timesOffered = [1, 3, 6, mostInSeries]

/** The number of practice matches in a row. */
function Times() {
  const t = useTranslations('agentSettings.play')
  return (
    <label>
      <span className="sr-only">{t('timesLabel')}</span>
      <select name="matches" className={selectStyle}>
        {timesOffered.map((times) => (
          <option key={times} value={times}>
            {t('times', { times })}
          </option>
        ))}
      </select>
    </label>
  )
}

const selectStyle = 'h-11 rounded-card border border-line bg-raised px-3 text-sm hover:border-strong'

interface JoinProps {
  readonly agent: OwnerAgentPage
  readonly mode: 'practice' | 'ranked'
  readonly submit: string
  /** Whether it is disabled: the agent is waiting already, or has not passed its check. */
  readonly isOff: boolean
  /** More choices. */
  readonly children?: ReactNode
}

function Join({ agent: { id, languages }, mode, submit, isOff, children }: JoinProps) {
  const t = useTranslations('agentSettings.play')
  if (isOff) return <p className="flex h-11 items-center text-sm text-faint">{submit}</p>
  return (
    <ActionForm
      action={joinWith}
      agentId={id}
      submit={submit}
      look={mode === 'practice' ? 'primary' : 'quiet'}
      hidden={{ mode, ...(languages.length === 1 && { language: languages[0] ?? 'en' }) }}
    >
      {languages.length > 1 && (
        <label>
          <span className="sr-only">{t('language')}</span>
          <select name="language" className={selectStyle}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {t(`languages.${language}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {children}
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
        <span className="underline decoration-rim underline-offset-4">{t('opponents')}</span>
      </summary>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 pt-2">
        <legend className="sr-only">{t('opponents')}</legend>
        {house.map((agent) => (
          <label key={agent.id} className="flex min-h-9 items-center gap-2">
            <input type="checkbox" name="opponent" value={agent.slug} className="accent-current" />
            {agentNameIn(locale, agent)}
          </label>
        ))}
      </fieldset>
      <p className="pt-1 text-xs text-soft">{t('opponentsText')}</p>
    </details>
  )
}
