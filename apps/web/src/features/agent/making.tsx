import { languages } from '@wis/games'
import { findStrategy, traitsOf } from '@wis/protocol'
import type { AgentProfile } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { gameNameIn } from '../games/game-name-in.ts'
import { useMadeOf } from './made-of.tsx'
import { StrategySteps } from './strategy-steps.tsx'
import { StrategyTexts } from './strategy-texts.tsx'

const hub = 'https://huggingface.co'
const linkStyle = 'underline decoration-rim underline-offset-4 hover:decoration-current'

/** The public facts about an agent's make-up. */
export function Making({ agent }: { agent: AgentProfile }) {
  const t = useTranslations('agent.making')
  const tAgents = useTranslations('agents')
  const tMatch = useTranslations('match')
  const { dateTime } = useFormatter()
  const locale = useLocale()
  const nameOf = (game: string) => gameNameIn(locale, game)
  const { connector, kind, sourceUrl } = agent
  const madeOf = useMadeOf(agent)
  const isAskedByThis = (agent.makeUp.model?.value ?? connector.model) === connector.model
  const modelLabel = isAskedByThis ? 'model' : 'made.askedAs'
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('kind'), tAgents(`kinds.${kind}`)],
    ...(connector.space ? [[t('space'), <SpaceLink key="space" space={connector.space} />] as const] : []),
    ...(connector.model ? [[t(modelLabel), <ModelName key="model" agent={agent} />] as const] : []),
    ...madeOf,
    ...(connector.provider ? [[t('provider'), connector.provider] as const] : []),
    ...(connector.strategy ? [[t('strategy'), <StrategyName key="strategy" agent={agent} />] as const] : []),
    ...(sourceUrl ? [[t('source'), <SourceLink key="source" url={sourceUrl} />] as const] : []),
    [t('languages'), agent.languages.map((language) => tMatch(`languages.${language}`)).join(' · ')],
    [
      t('games'),
      agent.games.length === 0 ? t('allGames') : agent.games.map((game) => nameOf(game)).join(' · '),
    ],
    [t('vouching.name'), t(`vouching.${agent.vouching.because}`)],
    [t('version'), String(agent.version)],
    [t('check'), <CheckState key="check" agent={agent} />],
    [t('since'), dateTime(new Date(agent.createdAt), { dateStyle: 'medium' })],
    [t('matches'), String(agent.rankedMatches)],
  ]
  return (
    <section aria-labelledby="making">
      <h2 id="making" className="display pb-4 text-2xl">
        {t('title')}
      </h2>
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-y border-line py-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="py-1.5 text-faint">{name}</dt>
            <dd className="min-w-0 py-1.5 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <PublishedStrategy agent={agent} />
      <p className="flex flex-wrap gap-x-6 pt-4 text-xs text-faint">
        <a href={`/api/v1/agents/${agent.id}`} className={linkStyle}>
          {t('json')}
        </a>
      </p>
    </section>
  )
}

function SpaceLink({ space }: { space: string }) {
  return (
    <a href={`${hub}/spaces/${space}`} rel="nofollow ugc noopener" className={linkStyle}>
      <ForeignText text={space} />
    </a>
  )
}

function ModelName({ agent: { connector } }: { agent: AgentProfile }) {
  const name = <ForeignText text={connector.model ?? ''} />
  if (connector.kind !== 'hf-model') return name
  return (
    <a href={`${hub}/${connector.model ?? ''}`} rel="nofollow ugc noopener" className={linkStyle}>
      {name}
    </a>
  )
}

function SourceLink({ url }: { url: string }) {
  if (!/^https:\/\//.test(url)) return <ForeignText text={url} />
  return (
    <a href={url} rel="nofollow ugc noopener" className={linkStyle}>
      <ForeignText text={url.replace(/^https:\/\//, '')} />
    </a>
  )
}

function StrategyName({ agent: { connector } }: { agent: AgentProfile }) {
  const t = useTranslations('agent.making')
  const locale = useLocale()
  const { strategy } = connector
  if (!strategy) return null
  const name = findStrategy(strategy.id)?.name[locale] ?? strategy.id
  return <ForeignText text={strategy.custom ? t('ownStrategy', { name }) : name} />
}

function CheckState({ agent: { badges, kind } }: { agent: AgentProfile }) {
  const t = useTranslations('agent.making')
  const tMatch = useTranslations('match')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  if (!traitsOf(kind).needsBadge) return t('noCheckNeeded')
  if (badges.length === 0) return t('notPassed')
  return badges.map((badge) => {
    const passedIn = languages.filter((language) => badge.languages.includes(language))
    return (
      <span key={badge.game} className="block">
        {badges.length > 1 && `${gameNameIn(locale, badge.game)}: `}
        {t('passed', {
          score: badge.score,
          day: dateTime(new Date(badge.at), { dateStyle: 'medium' }),
          languages: passedIn.map((language) => tMatch(`languages.${language}`)).join(' · '),
          ruleset: badge.rulesetId,
        })}
      </span>
    )
  })
}

/** The prompts themselves. Ours are public, an owner's only if the owner publishes them. */
function PublishedStrategy({ agent: { connector } }: { agent: AgentProfile }) {
  const t = useTranslations('agent.making')
  const locale = useLocale()
  const { strategy } = connector
  if (!strategy) return null
  const ours = strategy.custom ? undefined : findStrategy(strategy.id)
  if (ours?.inSteps) return <StrategySteps strategy={ours} language={locale} />
  const texts = strategy.custom ? strategy.texts : ours?.texts
  if (!texts) return <p className="pt-4 text-xs text-faint">{t('unpublished')}</p>
  return <StrategyTexts texts={texts} />
}
