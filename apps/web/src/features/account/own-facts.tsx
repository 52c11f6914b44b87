import type { AgentRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { OnlineMark } from '../agent-directory/agent-marks.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'

/** What a line of the list of own agents says of one. */
interface Fact {
  readonly name: 'state' | 'version' | 'kind' | 'checks' | 'played'
  /** Equal for agents of which it says the same. */
  readonly value: string
  readonly shown: ReactNode
}

/** Tells the facts of an agent, always in the same order. */
export function useFactsOf(played: ReadonlyMap<string, Date>, now: Date) {
  const t = useTranslations('account.agents')
  const tKinds = useTranslations('agents.kinds')
  const { relativeTime } = useFormatter()
  return (agent: AgentRow): readonly Fact[] => {
    const games = agent.badges.map(({ game }) => game)
    const at = played.get(agent.id)
    return [
      {
        name: 'state',
        value: agent.retired ? 'retired' : String(agent.online),
        shown: <OnlineMark agent={agent} />,
      },
      fact('played', at ? t('played', { when: relativeTime(at, now) }) : t('neverPlayed')),
      fact('version', `${t('version')} ${agent.version}`),
      fact('kind', t('kind', { kind: tKinds(agent.kind) })),
      {
        name: 'checks',
        value: games.toSorted().join(' '),
        shown:
          games.length > 0 ? (
            <PassedIn games={games} />
          ) : agent.retired ? (
            t('notPassed')
          ) : (
            <Link
              href={`/agents/${agent.slug}/settings/check`}
              className="font-semibold text-ink underline decoration-brass decoration-2 underline-offset-4"
            >
              {t('notPassed')}
            </Link>
          ),
      },
    ]
  }
}

const fact = (name: Fact['name'], text: string): Fact => ({ name, value: text, shown: text })

/** Those that say the same of every agent. Each agent says its own state, when it played last, and what it has to pass. */
export function sharedFacts([first = [], ...others]: readonly (readonly Fact[])[]): readonly Fact[] {
  return first.filter(
    ({ name, value }) =>
      name !== 'state' &&
      name !== 'played' &&
      !(name === 'checks' && value === '') &&
      others.every((facts) => facts.some((one) => one.name === name && one.value === value)),
  )
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ name, shown }, place) => (
    <Fragment key={name}>
      {place > 0 && ' · '}
      {shown}
    </Fragment>
  ))

/** The signs of the games in which the flight check is passed, and of a few their names. */
function PassedIn({ games }: { games: readonly string[] }) {
  const t = useTranslations('account.agents')
  const locale = useLocale()
  const names = games.map((game) => gameNameIn(locale, game)).join(' · ')
  return (
    <span title={t('passed', { games: names })}>
      {games.map((game) => (
        <GameGlyph key={game} game={game} className="mr-1 inline size-3.5 align-[-0.15em]" />
      ))}
      <span className={games.length > mostNamed ? 'sr-only' : ''}>{t('passed', { games: names })}</span>
    </span>
  )
}

const mostNamed = 2
