import type { AgentRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, underlined } from '../../components/link/link.tsx'
import { EmptyLine } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { gameNameIn } from '../games/names.ts'
import { placeIn } from '../leaderboard/leaders/first-of-board.ts'
import type { FirstOfBoard, Placed } from '../leaderboard/leaders/first-of-board.ts'
import { MatchesOf } from '../leaderboard/leaders/leader-list.tsx'
import { Facts, sharedFacts, useFactsOf } from './own-facts.tsx'

interface OwnAgentsProps {
  readonly agents: readonly AgentRow[]
  /** When the newest match of each began. */
  readonly played: ReadonlyMap<string, Date>
  /** The boards on which they may stand. */
  readonly boards: readonly FirstOfBoard[]
  readonly now: Date
}

/** A user's agents, each with its best place. They are the subject of the page; the settings below are not. */
export function OwnAgents({ agents, played, boards, now }: OwnAgentsProps) {
  const t = useTranslations('account.agents')
  const factsOf = useFactsOf(played, now)
  const shared = agents.length > 1 ? sharedFacts(agents.map(factsOf)) : []
  const register = (
    <Link href="/agents/new" className={agents.length > 0 ? buttonStyle.quiet : buttonStyle.primary}>
      {t('register')}
    </Link>
  )
  return (
    <section aria-labelledby="agents" className="pt-4 pb-12">
      <SectionTitle id="agents" title={t('title')}>
        {agents.length > 0 && register}
      </SectionTitle>
      {agents.length === 0 ? (
        <>
          <EmptyLine title={t('emptyTitle')}>{t('emptyText')}</EmptyLine>
          <p className="pt-4">{register}</p>
        </>
      ) : (
        <>
          {shared.length > 0 && (
            <p className="figures -mt-1 pb-4 text-sm text-soft">
              {t('shared', { count: agents.length })} <Facts facts={shared} />
            </p>
          )}
          <ul className="divide-y divide-line border-y border-line">
            {agents.map((agent) => {
              const best = bestOf(agent.id, boards)
              const facts = factsOf(agent).filter(({ name }) => !shared.some((fact) => fact.name === name))
              // What stops it from playing stands where its place would, as a button.
              const isDue =
                !best && !agent.retired && facts.some(({ name, value }) => name === 'checks' && value === '')
              return (
                <li
                  key={agent.id}
                  className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)_16rem_auto] sm:gap-x-6"
                >
                  <Avatar id={agent.id} version={agent.avatarVersion} className="size-14 rounded-full" />
                  <div className="min-w-0">
                    <Link
                      href={`/agents/${agent.slug}`}
                      className="font-display text-xl leading-tight break-words hover:underline"
                    >
                      <ForeignText text={agent.name} />
                    </Link>
                    <p className="figures text-xs text-soft empty:hidden">
                      <Facts
                        facts={facts.map((fact) =>
                          isDue && fact.name === 'checks' ? { ...fact, shown: t('notPassed') } : fact,
                        )}
                      />
                    </p>
                  </div>
                  {best ? (
                    <BestPlace best={best} />
                  ) : (
                    <p className="max-sm:col-span-2 max-sm:col-start-2 empty:max-sm:hidden">
                      {isDue && (
                        <Link href={`/agents/${agent.slug}/settings/check`} className={buttonStyle.quiet}>
                          {t('runCheck')}
                        </Link>
                      )}
                    </p>
                  )}
                  <Link
                    href={`/agents/${agent.slug}/settings`}
                    className={`${underlined} justify-self-end max-sm:col-start-3 max-sm:row-start-1`}
                  >
                    {t('settings')}
                  </Link>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

/** Where an agent stands highest. Undefined if no board of the reader's language has it among its first. */
function bestOf(agentId: string, boards: readonly FirstOfBoard[]): Placed | undefined {
  const placings = boards.flatMap(({ game }) => placeIn(boards, { game, agentId }) ?? [])
  return placings.toSorted((one, other) => one.place - other.place)[0]
}

/** Its place on that board, and with what number. */
function BestPlace({ best }: { readonly best: Placed }) {
  const t = useTranslations()
  const locale = useLocale()
  const { board, leader } = best
  return (
    <p className="figures min-w-0 leading-tight max-sm:col-span-2 max-sm:col-start-2">
      <span className={`block font-display text-xl ${leader.isGrey ? 'text-soft' : ''}`}>
        {t('account.agents.place', { place: leader.places, column: board.column })}
      </span>
      <span className="block text-xs text-soft">
        {gameNameIn(locale, board.game)} · {t(`leaderboard.ofGame.columns.${board.column}`)} {leader.text}
      </span>
      {leader.isGrey && (
        <span className="block text-xs text-soft">
          <MatchesOf leader={leader} />
        </span>
      )}
    </p>
  )
}
